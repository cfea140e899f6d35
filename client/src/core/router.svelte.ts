// The current route: follows the browser's history and internal links.

import { routeOf, type Route } from './route'

export class Router {
  route: Route = $state.raw(routeOf(location))

  constructor() {
    addEventListener('popstate', () => this.read())
    addEventListener('hashchange', () => this.read())
    document.addEventListener('click', (event) => this.follow(event))
  }

  /** Go to an address, by default at the top of its page. */
  go(path: string, replace = false, top = true): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', path)
    this.read()
    if (top) scrollTo(0, 0)
  }

  private read(): void {
    this.route = routeOf(location)
  }

  /** Internal links don't reload the page, unless they have a modifier key, a target or a download. */
  private follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (link.pathname.startsWith('/api/')) return
    event.preventDefault()
    this.go(link.pathname + link.hash)
  }
}
