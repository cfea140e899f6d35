// What the harness shows: /frames.json as a server sent it, and the address's wishes.

interface Stored {
  components: never
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  positions: Record<string, { frame: any; looks: Record<string, any> }>
}

export const query = new URLSearchParams(location.search)
export const stored = (await (await fetch('/frames.json')).json()) as Stored
