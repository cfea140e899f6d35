// Adapts a game's components to the page's general props.

import type { Component } from 'svelte'
import type { BoardProps, EndingProps, GalleryProps, GameFolder } from './contract'

/** A component with more specific props than the page knows. */
type Part = Component<never>

interface Parts extends Omit<GameFolder, 'Board' | 'Aside' | 'Hand' | 'Strip' | 'ending' | 'gallery'> {
  Board: Part
  Aside: Part
  Hand?: Part
  Strip?: Part
  ending?: () => Promise<{ default: Part }>
  gallery?: () => Promise<{ default: Part }>
}

export function folder({ Board, Aside, Hand, Strip, ending, gallery, ...rest }: Parts): GameFolder {
  return {
    ...rest,
    Board: Board as Component<BoardProps>,
    Aside: Aside as Component<BoardProps>,
    ...(Hand && { Hand: Hand as Component<BoardProps> }),
    ...(Strip && { Strip: Strip as Component<BoardProps> }),
    ...(ending && { ending: ending as () => Promise<{ default: Component<EndingProps> }> }),
    ...(gallery && { gallery: gallery as () => Promise<{ default: Component<GalleryProps> }> }),
  }
}
