// Keys on the board: arrows move between spaces, Enter and Space tap, Escape undoes.

import { isDirection, towards } from './nearest'
import type { DrawnSpace } from '../drawing/country'

export interface Keys {
  spaces(): readonly DrawnSpace[]
  /** Move the camera; returns whether the key does. */
  camera(event: KeyboardEvent): boolean
  /** Undo one step; returns whether there was one. */
  back(): boolean
  tap(space: string): void
  /** Called when a space gets the focus. */
  focused(space: string, byKey: boolean): void
}

/** The name of the space that an element belongs to. */
export const spaceOf = (element: EventTarget | null): string | null =>
  (element as Element | null)?.closest<SVGGElement>('[data-space]')?.dataset['space'] ?? null

/** Listens within an element until the returned function is called. */
export function readKeys(element: HTMLElement, keys: Keys): () => void {
  const walk = (from: string, key: string): boolean => {
    const here = keys.spaces().find(({ name }) => name === from)
    if (!here || !isDirection(key)) return false
    const { name } = towards(here, key, keys.spaces())
    element.querySelector<SVGGElement>(`[data-space="${name}"]`)?.focus()
    return true
  }
  const means = (event: KeyboardEvent): boolean => {
    const { key, target, repeat } = event
    const space = spaceOf(target)
    if (keys.camera(event)) return true
    if (key === 'Escape') return keys.back()
    else if (!space) return false
    else if (key === 'Enter' || key === ' ') {
      if (!repeat) keys.tap(space)
    } else return walk(space, key)
    return true
  }
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !means(event)) return
    event.preventDefault()
    event.stopPropagation()
  }
  const focus = ({ target }: FocusEvent) => {
    const space = spaceOf(target)
    if (space) keys.focused(space, (target as Element).matches(':focus-visible'))
  }
  element.addEventListener('keydown', press)
  element.addEventListener('focusin', focus)
  return () => {
    element.removeEventListener('keydown', press)
    element.removeEventListener('focusin', focus)
  }
}
