// The layout of a table, by height as well as width.

import { MediaQuery } from 'svelte/reactivity'

/** A column beside the board; everything below the board; or, on a phone lying down, beside it with little height. */
export type Layout = 'desk' | 'phone' | 'lying'

const low = new MediaQuery('(max-height: 540px) and (orientation: landscape)')
const narrow = new MediaQuery('(max-width: 900px)')

export function layoutNow(): Layout {
  if (low.current) return 'lying'
  return narrow.current ? 'phone' : 'desk'
}
