// The reader's preferences, kept on this device: pace, sound, notices, confirmation, motion and text size.

import { prefersReducedMotion } from 'svelte/motion'
import { keep, kept } from './keep'

/** The values of each preference, in the order in which they are offered. */
export const VALUES = {
  pace: ['calm', 'normal', 'brisk', 'once'],
  confirm: ['always', 'matters', 'never'],
  sound: ['off', 'soft', 'louder'],
  notices: ['off', 'on'],
  motion: ['system', 'full', 'less'],
  text: ['small', 'normal', 'large', 'largest'],
} as const

export type Preference = keyof typeof VALUES
export type Chosen = { readonly [Name in Preference]: (typeof VALUES)[Name][number] }

const DEFAULTS: Chosen = {
  pace: 'normal',
  confirm: 'always',
  sound: 'off',
  notices: 'off',
  motion: 'system',
  text: 'normal',
}
const PACES: Record<Chosen['pace'], number> = { calm: 1.5, normal: 1, brisk: 0.5, once: 0 }
const VOLUMES: Record<Chosen['sound'], number> = { off: 0, soft: 0.35, louder: 1 }

export class Preferences {
  chosen = $state.raw<Chosen>(DEFAULTS)

  constructor(private readonly root: HTMLElement = document.documentElement) {
    this.chosen = stored()
    this.wear()
  }

  choose<Name extends Preference>(name: Name, value: Chosen[Name]): void {
    this.chosen = { ...this.chosen, [name]: value }
    keep('preferences', JSON.stringify(this.chosen))
    this.wear()
  }

  /** Multiplies the time for which events stay visible. */
  get pace(): number {
    return PACES[this.chosen.pace]
  }

  /** Whether things appear instead of moving. */
  get still(): boolean {
    return this.chosen.motion === 'system' ? prefersReducedMotion.current : this.chosen.motion === 'less'
  }

  /** From 0 for silence to 1. */
  get volume(): number {
    return VOLUMES[this.chosen.sound]
  }

  /** Whether a complete turn waits for a confirmation; `weighty` if it can't be undone or ends the game. */
  confirms(weighty: boolean): boolean {
    return this.chosen.confirm === 'always' || (this.chosen.confirm === 'matters' && weighty)
  }

  /** Let the style sheets know. */
  private wear(): void {
    this.root.dataset.motion = this.chosen.motion
    this.root.dataset.text = this.chosen.text
  }
}

/** The stored preferences; what is unknown or missing has its default. */
function stored(): Chosen {
  const found = parsed(kept('preferences'))
  const names = Object.keys(DEFAULTS) as Preference[]
  const valid = names.filter((name) => (VALUES[name] as readonly unknown[]).includes(found[name]))
  return { ...DEFAULTS, ...Object.fromEntries(valid.map((name) => [name, found[name]])) }
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    return { ...(JSON.parse(text ?? '{}') as object) }
  } catch {
    return {}
  }
}
