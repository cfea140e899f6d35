// What every component may ask for: the reader, and where they are.

import { createContext } from 'svelte'
import type { Router } from '../core/router.svelte'
import type { Session } from '../core/session.svelte'

export const [useSession, provideSession] = createContext<Session>()
export const [useRouter, provideRouter] = createContext<Router>()
