// Where everything lies in the forest: Clearings, cards, signs, decks, the sun's path, old trees.

import type { Glade, Trunk } from '../drawing/forest'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface Plot {
  glade: Glade
  /** The signpost's middle, and its size. */
  sign: Box
  cards: Box[]
  /** The middle of the line below the cards. */
  note: { x: number; y: number }
}

export interface Layout {
  horizon: number
  plots: Plot[]
  decks: { x: number; y: number; size: number }[]
  /** Whether a deck's name stands beside its picture, because the sky is low. */
  low: boolean
  sun: Box
  trunks: Trunk[]
  crowns: number
}

/** A card's height for its width. */
const TALL = 1.29
const GAP = 6
/** The lowest card that has room for its name. */
export const NAMED = 84
/** Below this width, the Clearing at stake comes to the front. */
export const NARROW = 600

/** The widest card, and on a high board its share of the height. */
const LARGEST = 126
const SHARE = 0.32

/** The largest cards of which this many fit into a room, in rows. */
function fitted(count: number, width: number, height: number, largest: number): { width: number; columns: number } {
  let [most, best] = [0, 1]
  for (let columns = 1; columns <= Math.max(1, count); columns += 1) {
    const rows = Math.ceil(count / columns) || 1
    const fit = Math.min((width - GAP * (columns - 1)) / columns, (height - GAP * (rows - 1)) / rows / TALL, largest)
    if (fit > most + 0.5) [most, best] = [fit, columns]
  }
  return { width: Math.floor(most), columns: best }
}

/** The boxes of cards in centred rows around a middle. */
function rowsOfCards(count: number, room: Box, largest: number): Box[] {
  const { width, columns } = fitted(count, room.width, room.height, largest)
  const height = Math.floor(width * TALL)
  const rows = Math.ceil(count / columns)
  const top = room.y + (room.height - rows * height - (rows - 1) * GAP) / 2
  return Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / columns)
    const inRow = row === rows - 1 ? count - row * columns : columns
    const left = room.x + (room.width - inRow * width - (inRow - 1) * GAP) / 2
    return {
      x: Math.round(left + (at % columns) * (width + GAP)),
      y: Math.round(top + row * (height + GAP)),
      width,
      height,
    }
  })
}

function plot(
  room: Box,
  count: number,
  lit: boolean,
  sign: { width: number; height: number },
  largest = LARGEST,
): Plot {
  const cards = {
    x: room.x,
    y: room.y + sign.height + 4,
    width: room.width,
    height: room.height - sign.height - (sign.height < 30 ? 8 : 14),
  }
  const middle = room.x + room.width / 2
  return {
    glade: {
      x: middle,
      y: cards.y + cards.height / 2,
      rx: room.width / 2 + 10,
      ry: Math.max(4, cards.height / 2 + 14),
      lit,
    },
    sign: { x: middle, y: room.y + sign.height / 2, ...sign },
    cards: rowsOfCards(count, cards, largest),
    note: { x: middle, y: room.y + room.height - 6 },
  }
}

/** On a narrow board: the room that a signpost needs, and how much of the rest a Clearing takes for its cards. */
const SIGN = 112
const shareOf = (count: number): number => Math.max(0.01, count - 2)

/** Three Clearings side by side, under a band of sky; on a narrow board, one with many cards is wider. */
function sideBySide(
  width: number,
  height: number,
  counts: readonly number[],
  stake: number | null,
  top: number,
): Plot[] {
  const narrow = width < NARROW
  const [least, edge] = narrow ? [Math.min(SIGN, width / counts.length), 6] : [width / counts.length, 12]
  const [rest, shares] = [width - least * counts.length, counts.map(shareOf)]
  const all = shares.reduce((sum, share) => sum + share, 0)
  let x = 0
  return counts.map((count, at) => {
    const column = least + (rest * shares[at]!) / all
    x += column
    return plot(
      { x: x - column + edge, y: top, width: column - 2 * edge, height: height - top - 4 },
      count,
      stake === null || stake === at,
      { width: Math.min(column - 16, 150), height: 38 },
      Math.max(LARGEST, height * SHARE),
    )
  })
}

/** Three Clearings below each other, each with its signpost beside its cards. */
function belowEachOther(width: number, height: number, counts: readonly number[], top: number): Plot[] {
  const [row, post] = [(height - top) / counts.length, 92]
  return counts.map((count, at) => {
    const y = top + at * row
    const room = { x: post + 8, y: y + 2, width: width - post - 14, height: row - 4 }
    return {
      glade: { x: width / 2, y: y + row / 2, rx: width / 2 - 2, ry: row / 2 - 2, lit: true },
      sign: { x: post / 2 + 4, y: y + row / 2, width: post, height: 38 },
      cards: rowsOfCards(count, room, LARGEST),
      note: { x: post / 2 + 4, y: y + row - 10 },
    }
  })
}

/** The width of the smallest card; without cards, any is wide enough. */
const smallest = (plots: readonly Plot[]): number =>
  Math.min(LARGEST, ...plots.flatMap(({ cards }) => cards.map((card) => card.width)))

/** On a narrow board that is high enough, Clearings lie below each other if that makes cards much larger. */
const LARGER = 1.15
const HIGH = 250

/** The Clearing at stake in front, the others small behind it. */
function inFront(width: number, height: number, counts: readonly number[], stake: number, top: number): Plot[] {
  const back = Math.max(96, Math.min(150, Math.round((height - top) * 0.36)))
  const small = { width: 92, height: 26 }
  const behind = counts.map((_, at) => at).filter((at) => at !== stake)
  return counts.map((count, at) => {
    if (at === stake)
      return plot({ x: 10, y: top + back, width: width - 20, height: height - top - back }, count, true, {
        width: 112,
        height: 32,
      })
    const left = behind.indexOf(at) === 0
    const half = width / 2 - 10
    return plot({ x: left ? 4 : width - half - 4, y: top, width: half, height: back }, count, false, small, 48)
  })
}

/** Below this height of the sky, what stands there is drawn flat. */
const LOW_SKY = 96

export function layoutOf(width: number, height: number, counts: readonly number[], stake: number | null): Layout {
  const narrow = width < NARROW
  const top = narrow ? (stake === null ? 52 : 12) : Math.max(64, Math.min(150, height * 0.6 - 150))
  const low = top < LOW_SKY
  const beside = sideBySide(width, height, counts, stake, top)
  const below = belowEachOther(width, height, counts, top)
  const open = narrow && height >= HIGH && smallest(below) > LARGER * smallest(beside) ? below : beside
  const plots = narrow && stake !== null ? inFront(width, height, counts, stake, top) : open
  const third = width / 3
  const trunks = narrow
    ? [-4, width + 4].map((x) => ({ x, base: height * 0.5, width: 20 }))
    : [-2, third, third * 2, width + 2].map((x, at) => ({ x, base: height - 18, width: at % 3 ? 22 : 34 }))
  const decks = narrow
    ? [0.17, 0.5, 0.83].map((at) => ({ x: width * at, y: 4, size: 0 }))
    : [0.5, 0.69, 0.88].map((at) => ({
        x: width * at,
        y: low ? 34 : Math.min(44, top * 0.34),
        size: low ? 0.66 : Math.min(0.94, top / 150),
      }))
  const sun = narrow
    ? { x: width * 0.2, y: 6, width: width * 0.6, height: 30 }
    : { x: width * 0.04, y: low ? 17 : 20, width: Math.min(262, width * 0.28), height: low ? 30 : 46 }
  return { horizon: narrow ? 52 : top * 0.7, plots, decks, low, sun, trunks, crowns: narrow ? 40 : 62 }
}
