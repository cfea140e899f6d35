// All requests that the page makes, one line each.

import type {
  About,
  Away,
  Daily,
  DeviceKey,
  Foreseen,
  Frame,
  Guest,
  HintNow,
  Invitation,
  Move,
  MyTables,
  NewTable,
  NewTableId,
  Rules,
  SaidChoice,
  TakeBack,
  TakeSeat,
  Why,
  Written,
} from '../wire'
import type { Api, Answer } from './api'

type Promised<T> = Promise<Answer<T>>
type Action = number | Record<string, unknown>

export class Calls {
  constructor(readonly api: Api) {}

  about = (): Promised<About> => this.api.get('/api/about')
  rules = (game: string): Promised<Rules> => this.api.get(`/api/games/${game}/rules`, this.spoken)
  components = (path: string): Promised<unknown> => this.api.get(path)
  daily = (game: string): Promised<Daily> => this.api.post(`/api/daily/${game}`)

  welcome = (name: string): Promised<Guest> => this.api.post('/api/guests', { name })
  me = (): Promised<Guest | null> => this.api.get('/api/me')
  rename = (name: string): Promised<Guest> => this.api.patch('/api/me', { name })
  deviceKey = (): Promised<DeviceKey> => this.api.post('/api/me/devices')
  openDevice = (key: string): Promised<Guest> => this.api.post('/api/me/open', { key })
  tables = (): Promised<MyTables> => this.api.get('/api/me/tables')

  make = (wish: NewTable): Promised<Frame> => this.api.post('/api/tables', wish)
  invitation = (key: string): Promised<Invitation> => this.api.post('/api/invitations', { key })
  watch = (table: string, key: string): Promised<Frame> => this.api.post(at(table, 'watch'), { key })
  rematch = (table: string): Promised<NewTableId> => this.api.post(at(table, 'rematch'))
  close = (table: string): Promised<Frame> => this.api.post(at(table, 'close'))
  frame = (table: string, observer: number, since: number, patience?: number): Promised<Frame> =>
    this.api.get(`/api/tables/${table}`, { observer, since, ...this.spoken }, patience)
  past = (table: string, seq: number, observer: number, since: number): Promised<Frame> =>
    this.api.get(at(table, `past/${seq}`), { observer, since, ...this.spoken })

  away = (table: string): Promised<Away> => this.api.get(at(table, 'away'))

  take = (table: string, seat: number, wish: TakeSeat): Promised<Frame> =>
    this.api.post(at(table, `seats/${seat}`), wish)
  leave = (table: string, seat: number): Promised<NewTableId> => this.api.delete(at(table, `seats/${seat}`))
  putBot = (table: string, seat: number, level: string | null): Promised<Frame> =>
    this.api.put(at(table, `seats/${seat}/bot`), { level })
  standIn = (table: string, seat: number, level: string): Promised<Frame> =>
    this.api.post(at(table, `seats/${seat}/stand-in`), { level })
  comeBack = (table: string, seat: number): Promised<Frame> => this.api.post(at(table, `seats/${seat}/return`))

  move = (table: string, move: Move): Promised<Written> => this.api.post(at(table, 'moves'), move)
  takeBack = (table: string, wish: TakeBack): Promised<Written> => this.api.post(at(table, 'take-back'), wish)
  look = (table: string, seat: number, actions: number[]): Promised<Foreseen> =>
    this.api.post(at(table, 'look'), { seat, actions })
  why = (table: string, seat: number, action: Action): Promised<Why> =>
    this.api.post(at(table, 'why'), { seat, action })
  hint = (table: string, seat: number): Promised<HintNow[]> => this.api.post(at(table, 'hint'), { seat })
  choices = (table: string, seat: number): Promised<SaidChoice[]> =>
    this.api.get(at(table, 'choices'), { seat, ...this.spoken })

  private get spoken(): { language: string } {
    return { language: this.api.language }
  }
}

function at(table: string, place: string): string {
  return `/api/tables/${table}/${place}`
}

/** The URL of a table's record, for a download link. */
export function recordAddress(table: string): string {
  return at(table, 'record')
}
