// The signpost beside each Clearing.

/** A signpost arrow around a middle point. */
export const arrow = (width: number, height: number): string => {
  const [w, h] = [width / 2, height / 2]
  const tip = w - h * 0.9
  return `M${-w} ${-h + 2}L${tip} ${-h}L${w} 0L${tip} ${h}L${-w} ${h - 2}L${-w + 5} 0z`
}
