// Joins words to a list, and begins sentences.

/** With commas and a conjunction: "a, b and c". */
export function listed(parts: readonly string[], and: string): string {
  if (parts.length < 2) return parts[0] ?? ''
  return `${parts.slice(0, -1).join(', ')} ${and} ${parts[parts.length - 1]}`
}

/** With a capital letter. */
export const big = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
