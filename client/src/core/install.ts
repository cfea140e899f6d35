// Registers the service worker, which answers with a page of its own when there is no connection.

const SCRIPT = '/sw.js'

/** The part of Trusted Types in use: the content policy accepts script addresses only through them. */
interface Trusting {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): {
    createScriptURL(address: string): string
  }
}

/** The page works without one, so a browser that refuses it is left alone. */
export function installable(): void {
  const { trustedTypes } = window as { trustedTypes?: Trusting }
  const policy = trustedTypes?.createPolicy('service-worker', { createScriptURL: () => SCRIPT })
  void navigator.serviceWorker?.register(policy?.createScriptURL(SCRIPT) ?? SCRIPT).catch(() => undefined)
}
