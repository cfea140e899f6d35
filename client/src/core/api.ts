// HTTP requests with JSON, in the reader's language; failures are values, not exceptions.

import type { Fault } from '../wire'
import type { Language } from './contract'

/** Why a request failed: the server refused it, or didn't answer. */
export interface Trouble {
  /** 0 if there was no response. */
  status: number
  fault: Fault
}

export type Answer<T> = { ok: true; value: T } | { ok: false; trouble: Trouble }

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export type Query = Record<string, string | number | undefined>

/** The code of a fault without a server response. */
const UNREACHABLE = 'unreachable'

/** Request timeout in milliseconds. */
const PATIENCE = 15_000

/** Sends requests in one language, which can be changed. */
export class Api {
  constructor(
    public language: Language,
    private readonly fetching: typeof fetch = (input, init) => fetch(input, init),
  ) {}

  get<T>(path: string, query?: Query, patience?: number): Promise<Answer<T>> {
    return this.ask('GET', withQuery(path, query), undefined, patience)
  }

  post<T>(path: string, body?: unknown): Promise<Answer<T>> {
    return this.ask('POST', path, body)
  }

  put<T>(path: string, body?: unknown): Promise<Answer<T>> {
    return this.ask('PUT', path, body)
  }

  patch<T>(path: string, body?: unknown): Promise<Answer<T>> {
    return this.ask('PATCH', path, body)
  }

  delete<T>(path: string): Promise<Answer<T>> {
    return this.ask('DELETE', path)
  }

  private async ask<T>(method: Method, path: string, body?: unknown, patience = PATIENCE): Promise<Answer<T>> {
    const headers: Record<string, string> = { 'accept-language': this.language }
    if (body !== undefined) headers['content-type'] = 'application/json'
    try {
      const answer = await this.fetching(path, {
        method,
        headers,
        credentials: 'same-origin',
        signal: AbortSignal.timeout(patience),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      return await read<T>(answer)
    } catch {
      return unreachable()
    }
  }
}

/** Whether the request can be retried later. */
export function passes(trouble: Trouble): boolean {
  return trouble.status === 0 || trouble.status === 429 || trouble.status >= 500
}

export function withQuery(path: string, query: Query = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  return given.length ? `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : path
}

async function read<T>(answer: Response): Promise<Answer<T>> {
  const text = await answer.text()
  if (!answer.ok) return { ok: false, trouble: { status: answer.status, fault: faultIn(text) } }
  return { ok: true, value: (text ? JSON.parse(text) : null) as T }
}

/** The fault in a response. A proxy may have answered instead, with anything. */
function faultIn(text: string): Fault {
  try {
    const told = JSON.parse(text) as Fault | null
    if (typeof told?.code === 'string') return told
  } catch {
    // It isn't JSON, so our server didn't answer.
  }
  return blank('broken')
}

/** There was no response. */
export function unreachable(): { ok: false; trouble: Trouble } {
  return { ok: false, trouble: { status: 0, fault: blank(UNREACHABLE) } }
}

/** A fault without a sentence; the page has its own text for it. */
export function blank(code: string): Fault {
  return { code, sentence: '', reason: null, rule: null, field: null, detail: null, seq: null, ask: null }
}
