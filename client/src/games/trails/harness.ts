// For developing: shows the board, what lies beside it, or the picture, in a page of its own. Not part of the build.
// harness.html?table=...&token=...&seat=0&theme=dark&language=fr, or ?picture

import { mount } from 'svelte'
import type { Language } from '../../core/contract'
import { Bench } from './harness.svelte'
import trails from './index'

const asked = new URLSearchParams(location.search)
const language = (asked.get('language') ?? 'en') as Language
const here = document.getElementById('here')!
document.documentElement.lang = language
const theme = asked.get('theme')
if (theme) document.documentElement.dataset['theme'] = theme

if (asked.has('picture')) mount(trails.Picture, { target: here, props: { components: null } })
else {
  const bench = new Bench(asked.get('table')!, asked.get('token')!, Number(asked.get('seat') ?? 0), language)
  const facts = await (await fetch('/api/games/trails')).json()
  const components = await (await fetch(facts.components)).json()
  await bench.load()
  const props = { table: bench as never, components, language }
  const [board, beside] = [document.createElement('div'), document.createElement('div')]
  beside.id = 'beside'
  here.append(board, beside)
  mount(trails.Board, { target: board, props })
  mount(trails.Aside, { target: beside, props })
  Object.assign(window, { bench })
  setInterval(() => void bench.load(), 700)
}
