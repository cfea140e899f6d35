// The bid and the payment that the reader has in mind. A bid says who would go, so winning it sends them.

import type { LandAction, LandOffer, LandStakes, LandTurn, LandView } from '../wire'

const pay = (fairy: string): LandAction => ({ kind: 'pay', fairy })

interface Pledge {
  clearing: number
  value: number
  fairies: readonly string[]
}

export class Bid {
  #mind = $state.raw<{ ask: number | null; value: number | null; fairies: readonly string[] | null }>({
    ask: null,
    value: null,
    fairies: null,
  })
  #pledge: Pledge | null = null

  constructor(readonly turn: LandTurn) {}

  /** The auction as it is; if nobody else can bid, exploring leads there within the same turn. */
  get view(): LandView {
    const { table, view } = this.turn
    return table.now.auction ? table.now : view
  }

  get stakes(): LandStakes | null {
    return this.view.stakes
  }

  /** The bids that can make sense: above one that nobody can top, each only costs more. */
  get offers(): readonly LandOffer[] {
    const all = this.stakes?.offers.filter(({ value }) => value !== null) ?? []
    const sure = all.findIndex(({ unbeatable }) => unbeatable)
    return sure < 0 ? all : all.slice(0, sure + 1)
  }

  get passing(): LandOffer | null {
    return this.stakes?.offers.find(({ value }) => value === null) ?? null
  }

  /** The bid in mind: the chosen one, else the lowest. */
  get offer(): LandOffer | null {
    return this.offers.find(({ value }) => value === this.#now.value) ?? this.offers[0] ?? null
  }

  /** The Fairies that would go: the chosen ones, else the suggested. */
  get fairies(): readonly string[] {
    return this.#now.fairies ?? this.offer?.fairies ?? []
  }

  /** What the chosen Fairies are worth here, with the items that add to it: the sum of their set, bit by bit. */
  get pays(): number {
    const bits = this.view.worths.map(({ fairy }, place) => (this.fairies.includes(fairy) ? 1 << place : 0))
    return this.stakes?.sums[bits.reduce((set, bit) => set | bit, 0)] ?? 0
  }

  get enough(): boolean {
    return this.offer?.value != null && this.pays >= this.offer.value
  }

  choose(value: number): void {
    this.#mind = { ask: this.turn.table.frame.ask, value, fairies: null }
  }

  toggle(fairy: string): void {
    const fairies = this.fairies.includes(fairy)
      ? this.fairies.filter((other) => other !== fairy)
      : [...this.fairies, fairy]
    this.#mind = { ask: this.turn.table.frame.ask, value: this.offer?.value ?? null, fairies }
  }

  /** Bid, and if nobody is left to bid, pay at once. */
  async place(): Promise<void> {
    const { offer, fairies, turn } = this
    const clearing = this.view.auction?.clearing
    if (offer?.value == null || clearing === undefined) return
    this.#pledge = { clearing, value: offer.value, fairies }
    await turn.build('bid', [{ kind: 'bid', value: offer.value }, ...fairies.map(pay)], { kind: 'enough' })
    await turn.commit()
  }

  async pass(): Promise<void> {
    await this.turn.build('pass', [{ kind: 'pass' }])
    await this.turn.commit()
  }

  /** Send the chosen Fairies. */
  async send(fairies: readonly string[] = this.fairies): Promise<void> {
    this.#pledge = null
    await this.turn.build('pay', fairies.map(pay), { kind: 'enough' })
    await this.turn.commit()
  }

  /** Once the bid has won, send the Fairies that it named; returns whether it did. */
  keepWord(): boolean {
    const { payment, question } = this.turn.table.now
    const pledge = this.#pledge
    if (!pledge || question !== 'payment' || payment?.clearing !== pledge.clearing || payment.needed !== pledge.value)
      return false
    void this.send(pledge.fairies)
    return true
  }

  get #now(): { value: number | null; fairies: readonly string[] | null } {
    return this.#mind.ask === this.turn.table.frame.ask ? this.#mind : { value: null, fairies: null }
  }
}

const ALL = new WeakMap<LandTurn, Bid>()

/** The bid at a table, shared by board and hand. */
export function bidAt(turn: LandTurn): Bid {
  const known = ALL.get(turn) ?? new Bid(turn)
  ALL.set(turn, known)
  return known
}
