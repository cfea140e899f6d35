// Starts the page: loads the reader's language first, then everything else.

import { mount } from 'svelte'
import App from './App.svelte'
import { installable } from './core/install'
import { Router } from './core/router.svelte'
import { Session } from './core/session.svelte'
import './styles/faces.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/controls.css'

const target = document.getElementById('page')
if (target) mount(App, { target, props: { session: await Session.begin(), router: new Router() } })
if (import.meta.env.PROD) installable()
