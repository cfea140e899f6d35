// The reader: language and theme, a name, and what the server offers. One for the whole page.

import { languageFor, loadWords, type Words } from '../i18n'
import type { About, Frame, GameFacts, NewTable } from '../wire'
import { Announcer } from './announcer.svelte'
import { Api, type Answer, type Trouble } from './api'
import { Calls } from './calls'
import { newShare, oneOf } from './chance'
import type { Language } from './contract'
import { keep, kept } from './keep'
import { delivered } from './moves'
import { keptTheme, wear, type Theme } from './theme'

/** Who sits down where: at these seats this browser's person, or people who share it. */
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
  /** Whether the server knows this browser, null until it said so; nobody is made known by merely looking around. */
  known = $state<boolean | null>(null)
  readonly announcer = new Announcer()
  readonly calls: Calls

  /** The table as it was told when somebody sat down at it last. */
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

  /** Ask what the server offers, until it says so; who asks again does so at once. */
  async learn(): Promise<void> {
    const asking = (this.asking += 1)
    const answer = await delivered(() => this.calls.about(), (trouble) => {
      this.trouble = trouble
      return asking === this.asking
    })
    if (answer.ok) this.about = answer.value
    if (asking === this.asking) this.trouble = answer.ok ? null : answer.trouble
  }

  /** Ask whether the server knows us, unless that is clear; why it could not be asked. */
  async meet(): Promise<Trouble | null> {
    if (this.known !== null) return null
    const answer = await this.calls.me()
    if (!answer.ok) return answer.trouble
    if (answer.value) this.recognise(answer.value.name)
    else this.known ??= false
    return null
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

  /** Be called so from now on. */
  async rename(name: string): Promise<Trouble | null> {
    const wanted = name.trim()
    if (!wanted) return null
    this.remember(wanted)
    if (!this.known) return null
    const answer = await this.calls.rename(wanted)
    return answer.ok ? null : answer.trouble
  }

  /** Do what needs a guest: one is made first if there is none, or if the server forgot ours. */
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

  /** The server knows us by this name. */
  recognise(name: string): void {
    this.remember(name)
    this.known = true
  }

  /** Make a table and sit down at it; the table's id. */
  async make(wish: NewTable, sitting: readonly Sitting[]): Promise<Answer<string>> {
    const made = await this.asGuest(() => this.calls.make(wish))
    return made.ok ? this.sit(made.value.table, sitting) : made
  }

  /** Sit down at a table, one seat after the other; the table's id. */
  async sit(table: string, sitting: readonly Sitting[], key?: string): Promise<Answer<string>> {
    for (const { seat, name } of sitting) {
      const wish = { share: newShare(), name: name ?? this.name, ...(key ? { key } : {}) }
      const answer = await this.asGuest(() => this.calls.take(table, seat, wish))
      if (!answer.ok) return answer
      this.told = answer.value
    }
    return { ok: true, value: table }
  }

  /** What was told of a table when we sat down there, once: so that its page need not ask again. */
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
