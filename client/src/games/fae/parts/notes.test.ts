// Notes: three guesses in turn, kept for each table and seat, and safe from a spoilt store.

import { beforeEach, describe, expect, it } from 'vitest'
import { Notes } from './notes.svelte'

beforeEach(() => localStorage.clear())

describe('notes', () => {
  it('go from open to likely to ruled out, and back', () => {
    const notes = new Notes('t1', 0)
    expect(notes.of(1, 'blue')).toBe('open')
    expect([1, 2, 3].map(() => notes.turn(1, 'blue'))).toEqual(['likely', 'out', 'open'])
  })

  it('are kept for this table and this seat only', () => {
    new Notes('t1', 0).turn(1, 'red')
    expect(new Notes('t1', 0).of(1, 'red')).toBe('likely')
    expect(new Notes('t1', 0).of(2, 'red')).toBe('open')
    expect(new Notes('t1', 1).of(1, 'red')).toBe('open')
    expect(new Notes('t2', 0).of(1, 'red')).toBe('open')
  })

  it.each(['{', 'null', '[]', '{"1 red":"certain","1 green":"likely"}'])('ignore %s', (spoilt) => {
    localStorage.setItem('elfhame.notes.t1.0', spoilt)
    expect(new Notes('t1', 0).of(1, 'red')).toBe('open')
  })
})
