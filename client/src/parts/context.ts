// Context for all components: the session and the router.

import { createContext } from 'svelte'
import type { Router } from '../core/router.svelte'
import type { Session } from '../core/session.svelte'

export const [useSession, provideSession] = createContext<Session>()
export const [useRouter, provideRouter] = createContext<Router>()
