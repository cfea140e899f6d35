// Drawings as images of their own, so that ids and styles stay inside and each is drawn once.

/** A drawing of 220 x 150. */
export const framed = (drawn: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 220 150" width="440" height="300" preserveAspectRatio="xMidYMid slice"><g stroke-linecap="round" stroke-linejoin="round">${drawn}</g></svg>`

export const addressOf = (source: string): string => `data:image/svg+xml,${encodeURIComponent(source)}`

const addresses = new Map<string, string>()

/** The address under this key, made on first use. */
export function drawnOnce(key: string, make: () => string): string {
  const known = addresses.get(key) ?? make()
  addresses.set(key, known)
  return known
}
