// All requests that the page makes, one line each.

import type {
  About,
  Away,
  Daily,
  DeviceKey,
  Explained,
  Foreseen,
  Frame,
  GuideText,
  Guest,
  HintNow,
  Invitation,
  LessonAnswer,
  Lessons,
  LessonStep,
  LookStep,
  Move,
  MyTables,
  NewTable,
  NewTableId,
  OpenShare,
  Replay,
  Rules,
  SaidChoice,
  SealShare,
  SeatNotes,
  Suggestions,
  TakeBack,
  TakeSeat,
  Today,
  TryStep,
  Why,
  Written,
} from '../wire'
import type { Api, Answer } from './api'
import type { Language } from './contract'

type Promised<T> = Promise<Answer<T>>
type Action = number | Record<string, unknown>

/** Timeout in milliseconds for a replay, which the server may have to build first. */
const REPLAY_PATIENCE = 60_000

export class Calls {
  constructor(readonly api: Api) {}

  about = (): Promised<About> => this.api.get('/api/about')
  guide = (game: string): Promised<GuideText> => this.api.get(`/api/games/${game}/guide`, this.spoken)
  rules = (game: string): Promised<Rules> => this.api.get(`/api/games/${game}/rules`, this.spoken)
  components = (path: string, language: Language): Promised<unknown> => this.api.get(path, { language })
  today = (game: string): Promised<Today> => this.api.get(`/api/me/daily/${game}`)
  suggestions = (): Promised<Suggestions> => this.api.get('/api/me/suggestions')
  daily = (game: string): Promised<Daily> => this.api.post(`/api/daily/${game}`)

  lessons = (): Promised<Lessons> => this.api.get('/api/lessons', this.spoken)
  step = (lesson: string, step: number): Promised<LessonStep> =>
    this.api.get(`/api/lessons/${lesson}/${step}`, this.spoken)
  tryStep = (lesson: string, step: number, tried: Partial<TryStep>): Promised<LessonAnswer> =>
    this.api.post(`/api/lessons/${lesson}/${step}`, tried)
  lookStep = (lesson: string, step: number, looking: LookStep): Promised<Foreseen> =>
    this.api.post(`/api/lessons/${lesson}/${step}/look`, looking)

  welcome = (name: string): Promised<Guest> => this.api.post('/api/guests', { name })
  me = (): Promised<Guest | null> => this.api.get('/api/me')
  rename = (name: string): Promised<Guest> => this.api.patch('/api/me', { name })
  deviceKey = (): Promised<DeviceKey> => this.api.post('/api/me/devices')
  openDevice = (key: string): Promised<Guest> => this.api.post('/api/me/open', { key })
  tables = (): Promised<MyTables> => this.api.get('/api/me/tables', this.spoken)

  make = (wish: NewTable): Promised<Frame> => this.api.post('/api/tables', wish)
  invitation = (key: string): Promised<Invitation> => this.api.post('/api/invitations', { key })
  watch = (table: string, key: string): Promised<Frame> => this.api.post(at(table, 'watch'), { key })
  rematch = (table: string): Promised<NewTableId> => this.api.post(at(table, 'rematch'))
  close = (table: string): Promised<Frame> => this.api.post(at(table, 'close'))
  frame = (table: string, observer: number, since: number, patience?: number): Promised<Frame> =>
    this.api.get(`/api/tables/${table}`, { observer, since, ...this.spoken }, patience)
  replay = (table: string): Promised<Replay> => this.api.get(at(table, 'replay'), this.spoken, REPLAY_PATIENCE)

  away = (table: string): Promised<Away> => this.api.get(at(table, 'away'))

  take = (table: string, seat: number, wish: TakeSeat): Promised<Frame> =>
    this.api.post(at(table, `seats/${seat}`), wish)
  seal = (table: string, seat: number, wish: SealShare): Promised<Frame> =>
    this.api.post(at(table, `seats/${seat}/seal`), wish)
  openShare = (table: string, seat: number, wish: OpenShare): Promised<Frame> =>
    this.api.post(at(table, `seats/${seat}/share`), wish)
  leave = (table: string, seat: number): Promised<NewTableId> => this.api.delete(at(table, `seats/${seat}`))
  putBot = (table: string, seat: number, level: string | null): Promised<Frame> =>
    this.api.put(at(table, `seats/${seat}/bot`), { level })
  standIn = (table: string, seat: number, level: string): Promised<Frame> =>
    this.api.post(at(table, `seats/${seat}/stand-in`), { level })
  comeBack = (table: string, seat: number): Promised<Frame> => this.api.post(at(table, `seats/${seat}/return`))

  notes = (table: string, seat: number): Promised<SeatNotes> => this.api.get(at(table, `seats/${seat}/notes`))
  writeNotes = (table: string, seat: number, text: string): Promised<SeatNotes> =>
    this.api.put(at(table, `seats/${seat}/notes`), { text })

  move = (table: string, move: Move): Promised<Written> => this.api.post(at(table, 'moves'), move)
  takeBack = (table: string, wish: TakeBack): Promised<Written> => this.api.post(at(table, 'take-back'), wish)
  look = (table: string, seat: number, actions: Action[]): Promised<Foreseen> =>
    this.api.post(at(table, 'look'), { seat, actions })
  why = (table: string, seat: number, action: Action): Promised<Why> =>
    this.api.post(at(table, 'why'), { seat, action })
  hint = (table: string, seat: number): Promised<HintNow[]> => this.api.post(at(table, 'hint'), { seat })
  explain = (table: string, seat: number): Promised<Explained> => this.api.post(at(table, 'explain'), { seat })
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

/** A picture of a game's empty board. */
export function boardAddress(game: string): string {
  return `/api/games/${game}/board`
}

/** A picture of what the frame's observer knows; each frame has its own address. */
export function pictureAddress({ table, observer, seq }: Pick<Frame, 'table' | 'observer' | 'seq'>): string {
  return `${at(table, 'picture')}?observer=${observer}&seq=${seq}`
}
