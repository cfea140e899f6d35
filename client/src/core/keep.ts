// Values stored in this browser between visits, if it allows that.

export type Kept = 'language' | 'theme' | 'name' | 'shares' | 'preferences' | `lesson.${string}`

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
    // Then it is lost with the tab.
  }
}
