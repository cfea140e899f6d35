// The drawing that stands for a row of the score.

const ICONS: Readonly<Record<string, string>> = {
  turtles: 'turtle',
  flowers: 'pink',
  variety: 'garland',
  goblins: 'goblin',
  items: 'heirloom_casket',
  applause: 'applause',
}

/** By row, or by kind of card where a row is about one. */
export const iconOf = (row: string): string => ICONS[row] ?? row
