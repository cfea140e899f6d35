// The log's digest: what happened and still stands, and what was taken back.

import { describe, expect, it } from 'vitest'
import { digest } from './log'
import { news } from './testing/frames'

describe('the digest', () => {
  it('drops moves that were taken back and keeps the line that says so', () => {
    const reply = { ...news(3, 'The bot replies.'), seat: 1 }
    const rewound = { ...news(4, 'Ada takes back.', null), kind: 'rewound' }
    const log = [news(1, 'Ada leads.'), news(2, 'Ada errs.'), reply, rewound]
    expect(digest(log).map(({ sentence }) => sentence)).toEqual(['Ada leads.', 'Ada takes back.'])
  })

  it('leaves out secrets and what happens only at the table', () => {
    const log = [news(1, 'Joined.', null), news(2, 'You draw a card.', { kind: 'drawn' }, true), news(3, 'Led.')]
    expect(digest(log).map(({ sentence }) => sentence)).toEqual(['Led.'])
  })
})
