// The session of the page: language, theme, name, and what the server offers.

import { languageFor, loadWords, type Words } from '../i18n'
import type { About, Frame, GameFacts, NewTable } from '../wire'
import { Announcer } from './announcer.svelte'
import { Api, type Answer, type Trouble } from './api'
import { Calls } from './calls'
import { oneOf } from './chance'
import type { Language } from './contract'
import { keep, kept } from './keep'
import { delivered } from './moves'
import { Notices } from './notices'
import { Preferences } from './preferences.svelte'
import { newSeal, Shares } from './shares'
import { Sounds } from './sound'
import { keptTheme, wear, type Theme } from './theme'

/** The seats that this browser's person, or people sharing it, take. */
export interface Sitting {
  seat: number
  name?: string
}

export class Session {
  language = $state<Language>('en')
  words: Words = $state.raw()!
  theme = $state<Theme>(keptTheme())
  about = $state.raw<About | null>(null)
  trouble = $state.raw<Trouble | null>(null)
  name = $state('')
  /** Whether the server knows this browser; null until it has answered. Browsing alone registers nobody. */
  known = $state<boolean | null>(null)
  readonly announcer = new Announcer()
  readonly preferences = new Preferences()
  readonly sounds = new Sounds(() => this.preferences.volume)
  readonly notices = new Notices(() => this.preferences.chosen.notices === 'on')
  readonly calls: Calls

  /** The frame of the table where someone sat down last. */
  private told: Frame | null = null
  private asking = 0

  private constructor(language: Language, words: Words) {
    this.language = language
    this.words = words
    this.calls = new Calls(new Api(language))
    this.name = kept('name') ?? newName(words)
    document.documentElement.lang = language
  }

  static async begin(): Promise<Session> {
    const language = languageFor(kept('language'), ...navigator.languages)
    const session = new Session(language, await loadWords(language))
    wear(session.theme)
    void session.meet()
    void session.learn()
    return session
  }

  /** Request what the server offers, retrying until it answers; a second call retries at once. */
  async learn(): Promise<void> {
    const asking = (this.asking += 1)
    const answer = await delivered(
      () => this.calls.about(),
      (trouble) => {
        this.trouble = trouble
        return asking === this.asking
      },
    )
    if (answer.ok) this.about = answer.value
    if (asking === this.asking) this.trouble = answer.ok ? null : answer.trouble
  }

  /** Ask whether the server knows us, unless that is known; returns the fault, if any. */
  async meet(): Promise<Trouble | null> {
    if (this.known !== null) return null
    const answer = await this.calls.me()
    if (!answer.ok) return answer.trouble
    if (answer.value) this.recognise(answer.value.name)
    else this.known ??= false
    return null
  }

  /** The level of bots that nobody has chosen. */
  get middleLevel(): string {
    const levels = this.about?.levels ?? []
    return levels[Math.floor(levels.length / 2)] ?? ''
  }

  game(name: string): GameFacts | null {
    return this.about?.games.find((game) => game.name === name) ?? null
  }

  async speak(language: Language): Promise<void> {
    this.words = await loadWords(language)
    this.calls.api.language = language
    this.language = language
    document.documentElement.lang = language
    keep('language', language)
  }

  dress(theme: Theme): void {
    this.theme = theme
    wear(theme)
  }

  /** Change the name. */
  async rename(name: string): Promise<Trouble | null> {
    const wanted = name.trim()
    if (!wanted) return null
    this.remember(wanted)
    if (!this.known) return null
    const answer = await this.calls.rename(wanted)
    return answer.ok ? null : answer.trouble
  }

  /** Run a request that needs a guest; registers one first if necessary. */
  async asGuest<T>(ask: () => Promise<Answer<T>>): Promise<Answer<T>> {
    const trouble = await this.meet()
    if (trouble) return { ok: false, trouble }
    const first = this.known ? await ask() : null
    if (first && (first.ok || first.trouble.fault.code !== 'stranger')) return first
    const welcome = await this.calls.welcome(this.name)
    if (!welcome.ok) return welcome
    this.recognise(welcome.value.name)
    return ask()
  }

  /** Remember the name that the server knows us by. */
  recognise(name: string): void {
    this.remember(name)
    this.known = true
  }

  /** Make a table and sit down; returns the table's id. */
  async make(wish: NewTable, sitting: readonly Sitting[]): Promise<Answer<string>> {
    const made = await this.asGuest(() => this.calls.make(wish))
    return made.ok ? this.sit(made.value.table, sitting) : made
  }

  /** Take seats at a table, one after another; returns the table's id. */
  async sit(table: string, sitting: readonly Sitting[], key?: string): Promise<Answer<string>> {
    for (const { seat, name } of sitting) {
      const wish = { seal: newSeal(table, seat), name: name ?? this.name, ...(key ? { key } : {}) }
      const answer = await this.asGuest(() => this.calls.take(table, seat, wish))
      if (!answer.ok) return answer
      this.told = answer.value
    }
    if (this.told)
      this.told = await new Shares(this.calls).answer(
        this.told,
        sitting.map(({ seat }) => seat),
      )
    return { ok: true, value: table }
  }

  /** The frame received when sitting down, once, so that the table's page doesn't request it again. */
  arrival(table: string): Frame | null {
    const told = this.told
    this.told = null
    return told?.table === table ? told : null
  }

  private remember(name: string): void {
    this.name = name
    keep('name', name)
  }
}

function newName(words: Words): string {
  return oneOf(words.guests)
}
