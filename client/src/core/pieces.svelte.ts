// Loads a game's folder and its component data, retrying until they arrive.

import { unreachable, type Answer } from './api'
import type { GameFolder, Language } from './contract'
import { folderOf } from './games'
import { delivered, type Waiting } from './moves'

export class Pieces {
  /** Undefined until loaded; null if the game has no folder. */
  folder = $state.raw<GameFolder | null | undefined>(undefined)
  /** Maps, cards and tiles; null until loaded. */
  components = $state.raw<unknown>(null)
  private closed = false

  constructor(
    private readonly fetching: (address: string, language: Language) => Promise<Answer<unknown>>,
    private readonly finding: typeof folderOf = folderOf,
    private readonly wait?: Waiting,
  ) {}

  /** Load the folder, with its texts in the reader's language. */
  async open(game: string, language: Language): Promise<void> {
    const find = async (): Promise<GameFolder | null> => {
      const folder = await this.finding(game)
      await folder?.learn?.(language)
      return folder
    }
    const found = await this.until(() => find().then((value) => ({ ok: true as const, value }), unreachable))
    if (found.ok) this.folder = found.value
  }

  /** Load the components with the names of pieces in the language that the requests are made in. */
  async lay(address: string, language: Language): Promise<void> {
    const found = await this.until(() => this.fetching(address, language))
    if (found.ok) this.components = found.value
  }

  /** Stop retrying. */
  close(): void {
    this.closed = true
  }

  private until<T>(ask: () => Promise<Answer<T>>): Promise<Answer<T>> {
    return delivered(ask, () => !this.closed, this.wait)
  }
}
