// Texts are loaded once per language, and the previous ones are used until they arrive.

import { expect, it, vi } from 'vitest'
import { Wording } from './wording.svelte'

it('speaks the languages that were learnt, each fetched once', async () => {
  const french = vi.fn(async () => 'bonjour')
  const wording = new Wording({ en: async () => 'hello', fr: french, 'pt-BR': async () => 'olá' })
  expect(() => wording.in('en')).toThrow()
  await wording.learn('en')
  expect(wording.in('fr')).toBe('hello')
  await wording.learn('fr')
  await wording.learn('fr')
  expect([wording.in('en'), wording.in('fr')]).toEqual(['hello', 'bonjour'])
  expect(french).toHaveBeenCalledOnce()
})
