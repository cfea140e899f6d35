// Notes: three guesses in turn, kept in the seat's notebook, and safe from a spoilt one.

import { describe, expect, it } from 'vitest'
import { Notes } from './notes.svelte'

function notebook(text = '') {
  return {
    text,
    read: async () => text,
    async write(now: string) {
      this.text = now
    },
  }
}

async function opened(book = notebook()): Promise<Notes> {
  const notes = new Notes(book)
  await notes.open()
  return notes
}

describe('notes', () => {
  it('go from open to likely to ruled out, and back', () => {
    const notes = new Notes()
    expect(notes.of(1, 'blue')).toBe('open')
    expect([1, 2, 3].map(() => notes.turn(1, 'blue'))).toEqual(['likely', 'out', 'open'])
  })

  it('are written to the notebook, and read from it', async () => {
    const book = notebook()
    new Notes(book).turn(1, 'red')
    const notes = await opened(notebook(book.text))
    expect(notes.of(1, 'red')).toBe('likely')
    expect(notes.of(2, 'red')).toBe('open')
  })

  it('stand if they are written before the notebook is open', async () => {
    const notes = new Notes(notebook('{"1 red":"likely","2 red":"out"}'))
    notes.turn(1, 'blue')
    await notes.open()
    expect([notes.of(1, 'blue'), notes.of(1, 'red'), notes.of(2, 'red')]).toEqual(['likely', 'likely', 'out'])
  })

  it.each(['{', 'null', '[]', '{"1 red":"certain","1 green":"likely"}'])('ignore %s', async (spoilt) => {
    expect((await opened(notebook(spoilt))).of(1, 'red')).toBe('open')
  })
})
