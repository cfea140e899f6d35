// Shows the board alone, from /frames.json, without server or shell; not part of the build.

import { mount } from 'svelte'
import { query } from './harness.data'
import Harness from './Harness.svelte'

const theme = query.get('theme') ?? 'light'
document.documentElement.dataset['theme'] = theme
document.documentElement.style.colorScheme = theme
mount(Harness, { target: document.getElementById('app')! })
