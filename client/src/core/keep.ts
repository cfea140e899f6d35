// What this browser keeps between visits: a few words under our own names; a browser may refuse to.

export type Kept = 'language' | 'theme' | 'name'

export function kept(name: Kept): string | null {
  try {
    return localStorage.getItem(`elfhame.${name}`)
  } catch {
    return null
  }
}

export function keep(name: Kept, value: string): void {
  try {
    localStorage.setItem(`elfhame.${name}`, value)
  } catch {
    // Then it is forgotten with the tab.
  }
}
