// For developing: a table as the shell gives it, over a running server. Not part of the build.

import type { Choice, Foreseen, Frame, News } from '../../wire'

export class Bench {
  frame = $state.raw<Frame>(null as unknown as Frame)
  tried = $state.raw<number[]>([])
  preview = $state.raw<Foreseen | null>(null)
  last = $state.raw<News[]>([])
  said = $state('')
  #looks = new Map<string, Foreseen>()

  constructor(
    private id: string,
    private token: string,
    private seat: number,
    private language: string,
  ) {}

  async call(path: string, body?: unknown): Promise<never> {
    const answer = await fetch(`/api/tables/${this.id}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${this.token}`, 'Accept-Language': this.language },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return (await answer.json()) as never
  }
  async load(): Promise<void> {
    const since = this.frame ? this.frame.seq : 0
    const frame: Frame = await this.call(`?observer=${this.seat}&since=${since}&language=${this.language}`)
    if (this.frame && frame.seq === this.frame.seq) return
    const laid = frame.news.findLastIndex((one) => one.kind === 'laid')
    this.last = since ? frame.news : frame.news.slice(Math.max(laid, 0))
    this.frame = frame
    this.tried = []
    this.preview = null
    this.#looks.clear()
  }
  get view() { return (this.preview ?? this.frame).view }
  get now() { return this.frame.view }
  get observer() { return this.frame.observer }
  get seats() { return this.frame.seats }
  get choices(): Choice[] { return this.tried.length ? (this.preview?.choices ?? []) : this.frame.choices }
  get active() { return this.frame.ask !== null }
  async attempt(number: number): Promise<void> {
    this.tried = [...this.tried, number]
    const key = this.tried.join()
    const look = this.#looks.get(key) ?? (await this.call('/look', { seat: this.seat, actions: this.tried }))
    this.#looks.set(key, look)
    if (this.tried.join() === key) this.preview = look
  }
  retreat(all = false): void {
    this.tried = all ? [] : this.tried.slice(0, -1)
    this.preview = this.#looks.get(this.tried.join()) ?? null
  }
  async commit(): Promise<void> {
    await this.call('/moves', { seat: this.seat, move_id: crypto.randomUUID().slice(0, 16), ask: this.frame.ask, actions: this.tried })
    await this.load()
  }
  async explain(action: unknown): Promise<void> {
    const why: { sentence: string } = await this.call('/why', { seat: this.seat, action })
    this.say(why.sentence)
  }
  say(sentence: string): void {
    this.said = sentence
    console.log('say', sentence)
  }
}
