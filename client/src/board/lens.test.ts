// The enlarged card: hover, hold, focus and tap show it; acting, leaving and scrolling hide it.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lens, peeking } from './lens.svelte'

let card: HTMLElement
let stop: () => void
const heard = vi.fn()

const pointer = (kind: string, pointerType: string): void => {
  card.dispatchEvent(Object.assign(new Event(kind, { bubbles: true, cancelable: true }), { pointerType }))
}
const click = (detail = 1): void => void card.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }))

beforeEach(() => {
  vi.useFakeTimers()
  card = document.body.appendChild(document.createElement('button'))
  stop = peeking(() => 'unicorn')(card)
  card.addEventListener('click', heard)
  heard.mockClear()
})

afterEach(() => {
  stop()
  card.remove()
  lens.hide()
  vi.useRealTimers()
})

describe('the lens', () => {
  it('shows a card that a mouse rests on, until it leaves', async () => {
    pointer('pointerenter', 'mouse')
    expect(lens.kind).toBeNull()
    vi.advanceTimersByTime(500)
    expect(lens.kind).toBe('unicorn')
    pointer('pointerleave', 'mouse')
    await Promise.resolve()
    expect(lens.kind).toBeNull()
  })

  it('shows a card that a finger holds, which then does not tap it', () => {
    pointer('pointerdown', 'touch')
    vi.advanceTimersByTime(500)
    expect(lens.kind).toBe('unicorn')
    pointer('pointerup', 'touch')
    click()
    expect(heard).not.toHaveBeenCalled()
  })

  it('lets a short tap through', () => {
    pointer('pointerdown', 'touch')
    vi.advanceTimersByTime(100)
    pointer('pointerup', 'touch')
    click()
    vi.advanceTimersByTime(500)
    expect(heard).toHaveBeenCalledOnce()
    expect(lens.kind).toBeNull()
  })

  it('is shown by pressing a card that does nothing, and hidden by one that acts', () => {
    const act = vi.fn()
    const event = { currentTarget: card } as unknown as MouseEvent
    lens.press('unicorn', event, null)
    expect(lens.kind).toBe('unicorn')
    lens.press('unicorn', event, act)
    expect([lens.kind, act.mock.calls.length]).toEqual([null, 1])
  })

  it('closes with its card', async () => {
    lens.show('unicorn', card)
    stop()
    await Promise.resolve()
    expect(lens.kind).toBeNull()
  })
})
