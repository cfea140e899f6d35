// The outlines of cards, which tell their group without colour: round, scooped for flowers, cut for evil creatures.

export type Group = 'animal' | 'flower' | 'fairy' | 'evil' | 'item'

const r1 = (n: number): number => Math.round(n * 10) / 10

export function outline(group: Group, w: number, h: number): string {
  const r = r1(w * 0.09)
  if (group === 'evil') return cut(w, h, r)
  if (group === 'flower') return scooped(w, h, r1(r * 1.4))
  return `M${r} 0H${w - r}Q${w} 0 ${w} ${r}V${h - r}Q${w} ${h} ${w - r} ${h}H${r}Q0 ${h} 0 ${h - r}V${r}Q0 0 ${r} 0z`
}

function cut(w: number, h: number, r: number): string {
  const [corner, dent, middle] = [r1(r * 1.2), r1(r * 0.5), r1(h / 2)]
  const [high, low] = [r1(h * 0.46), r1(h * 0.54)]
  return (
    `M${r} 0H${w - r}L${w} ${corner}V${high}L${w - dent} ${middle}L${w} ${low}V${h - corner}L${w - r} ${h}` +
    `H${r}L0 ${h - corner}V${low}L${dent} ${middle}L0 ${high}V${corner}z`
  )
}

const scooped = (w: number, h: number, r: number): string =>
  `M${r} 0H${w - r}A${r} ${r} 0 0 0 ${w} ${r}V${h - r}A${r} ${r} 0 0 0 ${w - r} ${h}H${r}A${r} ${r} 0 0 0 0 ${h - r}V${r}A${r} ${r} 0 0 0 ${r} 0z`

/** A badge with thorns, for the points of evil creatures; its radius is 14. */
export const THORNS = 'M0-14L4-9L10-10L9-4L14 0L9 4L10 10L4 9L0 14L-4 9L-10 10L-9 4L-14 0L-9-4L-10-10L-4-9z'

/** A stepping stone of radius 1. */
export const STONE = 'M-1 .05C-1-.9-.5-1 0-1C.6-1 1-.7 1 .05C1 .8.6.9 0 .92C-.6.92-1 .7-1 .05z'
