// Changes of JSON values, as replays store them and sockets send them.

/** A list holds the new value; an object holds the changes inside the value, by key or position. */
export type Change = readonly unknown[] | { readonly [place: string]: unknown }

/** The value after a change. Everything that stayed the same is shared with the value before. */
export function changed(before: unknown, change: Change): unknown {
  if (Array.isArray(change)) return change[0]
  const now: Record<string, unknown> = Array.isArray(before) ? ([...before] as never) : { ...(before as object) }
  for (const [place, inner] of Object.entries(change)) now[place] = changed(now[place], inner as Change)
  return now
}
