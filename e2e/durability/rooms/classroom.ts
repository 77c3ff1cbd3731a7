import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { dig, list, Visitor } from '../client.ts'
import { RoomLine } from './line.ts'
import { hostMove, pupilMove } from './moves.ts'

const PATIENCE_MS = 30_000
const LOOK_MS = 100
/** Over a bad network. */
const OPEN_MS = 180_000
/** A pupil does something once a second, the teacher oftener. */
const PUPIL_MS = 1_000
const HOST_MS = 250

/** Waits until something is there. @throws Error saying what was not */
export async function until<T>(
  what: string,
  ask: () => T | undefined | false | Promise<T | undefined | false>,
  patience = PATIENCE_MS,
): Promise<T> {
  const deadline = Date.now() + patience
  for (;;) {
    const found = await ask()
    if (found !== undefined && found !== false) return found
    if (Date.now() > deadline) throw new Error(`${what}: not within ${patience / 1000} s`)
    await sleep(LOOK_MS)
  }
}

/** A module's type and where the demo has a lesson with it. */
export interface Place {
  lesson: string
  type: string
}

export async function moduleAt(visitor: Visitor, { lesson, type }: Place): Promise<number> {
  const answer = await visitor.get(`/api/lesson?${lesson}`)
  const modules = ['1', '2', '3'].flatMap((no) => list(dig(answer?.body, 'activities', no, 'modules')))
  const id = dig(
    modules.find((module) => dig(module, 'type') === type),
    'id',
  )
  if (typeof id !== 'number') throw new Error(`no ${type} in ${lesson}`)
  return id
}

/** What is told of a room to all alike: of other moments only the number and the clock differ. */
function shared(line: RoomLine): string {
  if (!line.state) return ''
  const { seq: _seq, now: _now, audience: _audience, ...rest } = line.state
  return JSON.stringify(rest)
}

/** What host and phones must agree on. */
function agreed({ state }: RoomLine): string {
  if (!state) return 'nothing'
  const { phase, rules, timer, stage, members, present, answered } = state
  return JSON.stringify({ phase, rules, timer, stage, members, present, answered })
}

/** A teacher's room with its phones: what they were told, and whether they see the same. */
export class Classroom {
  readonly host: RoomLine
  readonly phones: readonly RoomLine[]
  readonly room: number
  readonly #url: string
  readonly #cookies: ReadonlyMap<RoomLine, string>
  #no = 0

  private constructor(url: string, room: number, cookies: ReadonlyMap<RoomLine, string>) {
    const [host, ...phones] = cookies.keys()
    if (!host) throw new Error('a room needs its host')
    this.host = host
    this.phones = phones
    this.room = room
    this.#url = url
    this.#cookies = cookies
  }

  /** Opens a room at a module and has pupils come in; `lineUrl` where their lines go another way than their calls. */
  static async open(
    {
      url,
      teacher,
      phones,
      lineUrl = url,
    }: { url: string; teacher: Visitor; phones: number; lineUrl?: string },
    moduleId: number,
  ): Promise<Classroom> {
    const opened = await until('a room is opened', async () => {
      const answer = await teacher.post('/api/game_room/open', { module_id: moduleId })
      return answer?.status === 200 && answer
    })
    const room = Number(dig(opened.body, 'data', 'room_id'))
    const code = String(dig(opened.body, 'data', 'code'))
    const cookies = new Map([
      [new RoomLine({ url, room, as: 'host', cookie: teacher.cookie }), teacher.cookie],
    ])
    for (let no = 1; no <= phones; no++) {
      const pupil = new Visitor(url)
      const answer = await pupil.post('/api/game_room/join', { code, way: 'own', name: `學生${no}` })
      if (answer?.status !== 200) throw new Error(`a pupil could not come in: ${answer?.status}`)
      const { cookie } = pupil
      cookies.set(new RoomLine({ url: lineUrl, room, as: 'pupil', cookie }), cookie)
    }
    const made = new Classroom(url, room, cookies)
    // Not all at once: over a bad network one or another is always just on its way back.
    await until('all have come in', () => made.lines.every(({ state }) => state !== undefined), OPEN_MS)
    return made
  }

  get lines(): readonly RoomLine[] {
    return [this.host, ...this.phones]
  }

  /** Shows a question, the first one or another. */
  async show(moduleId: number, question = 0): Promise<void> {
    const told = await this.host.act({ do: 'room.show', module_id: moduleId, question })
    if (!told?.ok) throw new Error(`module ${moduleId} is not shown: ${told?.code}`)
  }

  /** Ends the room: the next one of the lesson is another. */
  async end(): Promise<void> {
    await this.host.act({ do: 'room.end' })
  }

  /** All do what can be done with what is on the board until it is over, and wait for their last answer. */
  async play(isOver: () => boolean): Promise<void> {
    const pupil = async (phone: RoomLine) => {
      await sleep(Math.random() * PUPIL_MS)
      while (!isOver()) {
        const move = pupilMove(phone, this.#no++)
        if (move) await phone.act(move)
        await sleep(PUPIL_MS)
      }
    }
    const teacher = async () => {
      while (!isOver()) {
        const move = hostMove(this.host)
        if (move) await this.host.act(move)
        await sleep(HOST_MS)
      }
    }
    await Promise.all([teacher(), ...this.phones.map(pupil)])
  }

  /** Waits until all see what whoever comes in now sees, and agree with the host. @returns what is not so, as lines */
  async disagreements(patience = PATIENCE_MS): Promise<string[]> {
    const fresh = [...this.#cookies].map(
      ([line, cookie]) =>
        [
          line,
          new RoomLine({ url: this.#url, room: this.room, as: line.host ? 'host' : 'pupil', cookie }),
        ] as const,
    )
    const differing = () =>
      fresh.flatMap(([line, other], no) => {
        const who = no === 0 ? '老師' : `學生 ${no}`
        const isSame = shared(line) === shared(other) && agreed(line) === agreed(this.host)
        const isOwn = JSON.stringify({ ...line.own, seq: 0 }) === JSON.stringify({ ...other.own, seq: 0 })
        return [...(isSame ? [] : [`${who} 看到的不一樣`]), ...(isOwn ? [] : [`${who} 自己的不一樣`])]
      })
    try {
      await until(
        'all see the same',
        () => fresh.every(([, { state }]) => state) && differing().length === 0,
        patience,
      )
      return []
    } catch {
      return differing()
    } finally {
      for (const [, other] of fresh) other.close()
    }
  }

  /** What was acknowledged and is not there once, under that number; what is there twice; gaps of the log. */
  async missing(database: Client): Promise<string[]> {
    const { rows } = await database.query<{ key: string; seq: number; text: string | null; by: number }>(
      `select key, seq, by, move->>'text' as text from room_moves where room_id = $1 order by seq`,
      [this.room],
    )
    const count = (key: string, seq: number) =>
      rows.filter((row) => row.key === key && row.seq === seq).length
    const taken = this.lines.flatMap((line) => [...line.taken])
    const lost = taken.filter(([key, { seq }]) => count(key, seq) !== 1)
    const keys = rows.map(({ key, by }) => `${by} ${key}`)
    const texts = rows.flatMap(({ text }) => (text?.startsWith('第') ? [text] : []))
    const twice = [...keys, ...texts].filter((own, at, all) => all.indexOf(own) !== at)
    const gaps = rows.filter(({ seq }, at) => seq !== at + 1)
    return [
      ...lost.map(([key, { move }]) => `${move.do} ${key}`),
      ...twice.map((own) => `兩次 ${own}`),
      ...gaps.slice(0, 1).map(({ seq }) => `第 ${seq} 筆之前有缺`),
    ]
  }

  get acknowledged(): number {
    return this.lines.reduce((sum, { taken }) => sum + taken.size, 0)
  }

  get cut(): number {
    return this.lines.reduce((sum, { cut }) => sum + cut, 0)
  }

  /** Milliseconds from sending to the answer, p99 since this was asked last. */
  answerMs(): number {
    const took = this.lines.flatMap((line) => line.took.splice(0)).toSorted((a, b) => a - b)
    return took[Math.floor(took.length * 0.99)] ?? Number.NaN
  }

  close(): void {
    for (const line of this.lines) line.close()
  }
}
