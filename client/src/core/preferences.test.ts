// Preferences survive a reload, and a damaged store doesn't matter.

import { beforeEach, expect, it } from 'vitest'
import { Preferences } from './preferences.svelte'

beforeEach(() => localStorage.clear())

it('are the defaults at first: normal pace, silent, every move confirmed', () => {
  const preferences = new Preferences()
  expect(preferences.pace).toBe(1)
  expect(preferences.volume).toBe(0)
  expect(preferences.confirms(false)).toBe(true)
})

it('are kept on the device and worn by the page', () => {
  new Preferences().choose('text', 'large')
  const later = new Preferences()
  later.choose('pace', 'once')
  expect(new Preferences().chosen).toMatchObject({ text: 'large', pace: 'once' })
  expect(document.documentElement.dataset.text).toBe('large')
})

it.each(['not json', '{"pace":"hurried","text":"large"}', 'null'])('ignore what is damaged: %s', (text) => {
  localStorage.setItem('elfhame.preferences', text)
  expect(new Preferences().pace).toBe(1)
})

it('ask before weighty moves only, if the reader wants that', () => {
  const preferences = new Preferences()
  preferences.choose('confirm', 'matters')
  expect([preferences.confirms(true), preferences.confirms(false)]).toEqual([true, false])
  preferences.choose('confirm', 'never')
  expect(preferences.confirms(true)).toBe(false)
})

it('decide about motion before the system does', () => {
  const preferences = new Preferences()
  preferences.choose('motion', 'less')
  expect(preferences.still).toBe(true)
  preferences.choose('motion', 'full')
  expect(preferences.still).toBe(false)
})
