// Previews of a held tile or home, and of a view after events. For display only: the server decides.

import { at, beside, letterAt, squaresOf } from './shapes'
import type { Area, FaeriesComponents, FaeriesEvent, FaeriesView, Folk, Garden, Icon, Player, Side, Square } from './wire'

const ICONS: Record<string, Icon> = { k: 'kinship', c: 'card', v: 'points' }
/** Whether the squares are free and on the grid. */
export const isFree = (garden: Garden, square: Square): boolean => !['p', '#', 'h', ''].includes(letterAt(garden, square))

export interface Worth {
  /** The icons it would cover. */
  icons: Record<Icon, number>
  /** The additional final points from this tile and from plants it brings into bloom. */
  points: number
  /** Whether it overlaps something or extends beyond the edge. */
  stacked: boolean
}

/** What these squares would score as a plant, a path or a home. */
export function worthOf(garden: Garden, components: FaeriesComponents, squares: readonly Square[], kind: Side | 'home'): Worth {
  const icons: Record<Icon, number> = { kinship: 0, card: 0, points: 0 }
  for (const square of squares) {
    const icon = ICONS[letterAt(garden, square)]
    if (icon && kind !== 'home') icons[icon] += 1
  }
  const stacked = squares.some((square) => !isFree(garden, square))
  return { icons, stacked, points: stacked ? 0 : gained(garden, components, squares, kind) }
}

function gained(garden: Garden, components: FaeriesComponents, squares: readonly Square[], kind: Side | 'home'): number {
  const touches = (own: readonly Square[], letter: string): boolean => own.some((square) => beside(square).some((next) => letterAt(garden, next) === letter))
  if (kind === 'plant') return touches(squares, '#') ? squares.length * (touches(squares, 'h') ? 2 : 1) : 0
  const here = new Set(squares.map((square) => square.join(' ')))
  return garden.tiles.reduce((sum, laid) => {
    if (laid.side !== 'plant') return sum
    const own = squaresOf(components, laid)
    if (!own.some((square) => beside(square).some((next) => here.has(next.join(' '))))) return sum
    if (kind === 'path') return sum + (laid.points ? 0 : own.length * (touches(own, 'h') ? 2 : 1))
    return sum + (laid.points === own.length ? own.length : 0)
  }, 0)
}

/** The view after these events, as far as the board draws it, for when the server withholds a preview. */
export function ahead(view: FaeriesView, events: readonly FaeriesEvent[], components: FaeriesComponents): FaeriesView {
  return events.reduce((now, event) => after(now, event, components), view)
}

function after(view: FaeriesView, event: FaeriesEvent, components: FaeriesComponents): FaeriesView {
  const { kind, seat = -1, actor = -1, folk, source, target } = event
  if (kind === 'placed' && folk) return token(view, seat, folk, 1)
  if (kind === 'moved' && source && target) return token(token(view, seat, source, -1), seat, target, 1)
  if (kind === 'removed' && folk) return token(view, seat, folk, -1)
  if (kind === 'stolen' && folk) return token(token(view, seat, folk, -1), actor, folk, 1)
  if (kind === 'scored') return player(view, seat, (one) => ({ ...one, points: one.points + (event.points ?? 0) }))
  if (kind === 'laid') return laid(view, event, components)
  if (kind === 'housed' && folk) return player(view, seat, (one) => ({ ...one, garden: housed(one.garden, { folk, x: event.x!, y: event.y! }, components) }))
  return view
}

function token(view: FaeriesView, seat: number, folk: Folk, by: number): FaeriesView {
  const change = (area: Area): Area => ({ ...area, tokens: area.tokens.map((count, one) => (one === seat ? count + by : count)) })
  return { ...view, areas: view.areas.map((area) => (area.folk === folk ? change(area) : area)) }
}

function player(view: FaeriesView, seat: number, change: (one: Player) => Player): FaeriesView {
  return { ...view, players: view.players.map((one, index) => (index === seat ? change(one) : one)) }
}

function laid(view: FaeriesView, event: FaeriesEvent, components: FaeriesComponents): FaeriesView {
  const { seat = -1, tile = 0, side = 'plant', turns = 0, x = 0, y = 0 } = event
  const spot = { tile, side, turns, x, y }
  const squares = squaresOf(components, spot)
  return player({ ...view, tile_offer: view.tile_offer.filter((one) => one !== tile) }, seat, (one) => {
    const { garden } = one
    const points = side === 'plant' ? worthOf(garden, components, squares, 'plant').points : 0
    return { ...one, garden: { ...garden, tiles: [...garden.tiles, { ...spot, points }], squares: covered(garden, squares, side === 'plant' ? 'p' : '#') } }
  })
}

function housed(garden: Garden, home: { folk: Folk; x: number; y: number }, components: FaeriesComponents): Garden {
  return { ...garden, homes: [...garden.homes, home], squares: covered(garden, at(components.garden.home, home.x, home.y), 'h') }
}

function covered(garden: Garden, squares: readonly Square[], letter: string): string[] {
  const here = new Set(squares.map((square) => square.join(' ')))
  return garden.squares.map((row, y) => [...row].map((was, x) => (here.has(`${x} ${y}`) ? letter : was)).join(''))
}
