// Turn notices: the tab's icon changes, and the browser notifies a reader who looks elsewhere and wants that.

const ICON = '/favicon.svg'
const TURN_ICON = '/favicon-turn.svg'

export class Notices {
  private awaited = false

  /** Takes whether the reader wants notifications. */
  constructor(private readonly wanted: () => boolean) {}

  /** Whether this browser has notifications at all. */
  static get offered(): boolean {
    return 'Notification' in window
  }

  /** Ask the reader's permission; returns whether it was given. */
  static async permitted(): Promise<boolean> {
    return Notices.offered && (await Notification.requestPermission()) === 'granted'
  }

  /** Show whether the reader is awaited; the sentence says where. */
  show(awaited: boolean, sentence = ''): void {
    const fresh = awaited && !this.awaited
    this.awaited = awaited
    document.querySelector('link[rel=icon]')?.setAttribute('href', awaited ? TURN_ICON : ICON)
    if (fresh && document.hidden && this.wanted()) notify(sentence)
  }
}

/** One notification replaces another. Some phones allow none from a page; the title says it there as well. */
function notify(sentence: string): void {
  if (!Notices.offered || Notification.permission !== 'granted') return
  try {
    new Notification(sentence, { icon: '/icon-180.png', tag: 'elfhame-turn' })
  } catch {
    return
  }
}
