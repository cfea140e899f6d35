// The theme: light, dark, or the system's.

import { keep, kept } from './keep'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

export function keptTheme(): Theme {
  return THEMES.find((theme) => theme === kept('theme')) ?? 'system'
}

export function wear(theme: Theme, root: HTMLElement = document.documentElement): void {
  keep('theme', theme)
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
}
