// Every card has a portrait of its own.

import { describe, expect, it } from 'vitest'
import components from '../fixtures/components.json'
import { portraitOf, portrayed } from './portrait'

const { cards } = components

/** What stands on the ground, which all cards of a folk share. */
const figure = (card: string): string => portraitOf(card).split('</defs>')[1] ?? ''

describe('portraits', () => {
  it('shows every card, and nothing else', () => {
    expect(portrayed().sort()).toEqual(cards.map(({ name }) => name).sort())
  })

  it('never shows the same figure twice', () => {
    expect(new Set(cards.map(({ name }) => figure(name))).size).toBe(cards.length)
  })

  it('draws a card the same way each time', () => {
    for (const { name } of cards) expect(portraitOf(name)).toBe(portraitOf(name))
  })

  it('never draws a number that is none', () => {
    for (const { name } of cards) expect(portraitOf(name)).not.toMatch(/NaN|undefined|null/)
  })
})
