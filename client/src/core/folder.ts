// Adapts a game's components to the page's general props.

import type { Component } from 'svelte'
import type { BoardProps, GalleryProps, GameFolder } from './contract'

/** A component with more specific props than the page knows. */
type Part = Component<never>

interface Parts extends Omit<GameFolder, 'Board' | 'Aside' | 'Hand' | 'gallery'> {
  Board: Part
  Aside: Part
  Hand?: Part
  gallery?: () => Promise<{ default: Part }>
}

export function folder({ Board, Aside, Hand, gallery, ...rest }: Parts): GameFolder {
  return {
    ...rest,
    Board: Board as Component<BoardProps>,
    Aside: Aside as Component<BoardProps>,
    ...(Hand && { Hand: Hand as Component<BoardProps> }),
    ...(gallery && { gallery: gallery as () => Promise<{ default: Component<GalleryProps> }> }),
  }
}
