// The note on the About page about slow rules, in every language.

import { render } from '@testing-library/svelte'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, loadWords } from '../i18n'
import type { Language } from '../core/contract'
import type { About } from '../wire'
import ServerNote from './ServerNote.svelte'

const ABOUT: About = { version: '1.2', compiled: false, compiling: false, games: [], languages: [], levels: [] }

async function shown(language: Language, about: Partial<About>): Promise<string> {
  const { container } = render(ServerNote, { about: { ...ABOUT, ...about }, words: (await loadWords(language)).about })
  return container.textContent
}

describe.each(Object.keys(LANGUAGES) as Language[])('in %s', (language) => {
  it('slow rules are reported with the remedy', async () => {
    expect(await shown(language, {})).toMatch(/1\.2.* 40.* gcc.*make play/s)
  })

  it('rules that are being compiled need no remedy', async () => {
    const text = await shown(language, { compiling: true })
    expect(text).toMatch(/compil/)
    expect(text).not.toContain('gcc')
  })

  it('compiled rules need no note', async () => {
    const text = await shown(language, { compiled: true })
    expect(text.trim()).toBe(
      `${(await loadWords(language)).about.version('1.2')}, ${(await loadWords(language)).about.compiled}`,
    )
  })
})
