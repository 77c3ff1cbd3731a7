import type { Client } from 'pg'
import { dig, list, type Visitor } from './client.ts'

/** Points of a right step. */
const RIGHT = 10

interface Told {
  token: string
  uuid: string
  /** The play is at its end. */
  isLast: boolean
  answer: unknown
}

interface Row {
  uuid: string
  event_id: number
  user_id: number
  score: number
  used_time: number
  is_final: boolean
  refused: string | null
}

/** What the server has acknowledged of plays, and whether it is so. */
export class PlayLedger {
  /** The name of each play's result, by its token. */
  readonly #results = new Map<string, string>()
  readonly #last = new Map<string, { score: unknown; used_time: unknown; isLast: boolean }>()
  /** What each step was answered with, by its play's token and its number. */
  readonly #steps = new Map<string, Map<number, unknown>>()
  /** Results with another name for a play that had one, steps with another answer. */
  readonly #twice: string[] = []
  /** Results that were turned away. */
  readonly refused: string[] = []
  /** Writes that were acknowledged. */
  count = 0

  take({ token, uuid, isLast, answer }: Told): void {
    this.count += 1
    const known = this.#results.get(token)
    if (known !== undefined && known !== uuid) this.#twice.push(`${uuid} is of a play that has ${known}`)
    this.#results.set(token, uuid)
    const before = this.#last.get(uuid)
    const told = { score: dig(answer, 'score'), used_time: dig(answer, 'used_time'), isLast }
    if (before?.isLast && (before.score !== told.score || before.used_time !== told.used_time))
      this.#twice.push(`${uuid} had another score or time at its end`)
    this.#last.set(uuid, { ...told, isLast: isLast || before?.isLast === true })
  }

  /** Takes what a step was answered with: sent again it is answered alike. */
  takeStep({ token, seq, answer }: { token: string; seq: number; answer: unknown }): void {
    this.count += 1
    const steps = this.#steps.get(token) ?? new Map<number, unknown>()
    this.#steps.set(token, steps)
    const before = steps.get(seq)
    if (before !== undefined && JSON.stringify(before) !== JSON.stringify(answer))
      this.#twice.push(`step ${seq} was answered in two ways`)
    steps.set(seq, answer)
  }

  /** Results that are worth something else than what their steps were told to be. */
  #misjudged(): string[] {
    return [...this.#steps].flatMap(([token, steps]) => {
      const uuid = this.#results.get(token)
      const told = uuid === undefined ? undefined : this.#last.get(uuid)
      const right = [...steps.values()].filter((answer) => dig(answer, 'correct') === true).length
      return told && told.score !== right * RIGHT
        ? [`result ${uuid} has ${told.score} points, and ${right} right steps`]
        : []
    })
  }

  /** Plays that were acknowledged to their end. */
  get finished(): number {
    return [...this.#last.values()].filter(({ isLast }) => isLast).length
  }

  /** What was promised and is not so, as lines. */
  async missing(database: Client, players: readonly Visitor[]): Promise<string[]> {
    const { rows } = await database.query<Row>(
      'select uuid, event_id, user_id, score, used_time, is_final, refused from game_results where user_id is not null',
    )
    const stored = new Map(rows.map((row) => [row.uuid, row]))
    const lost = [...this.#last].flatMap(([uuid, told]) => {
      const row = stored.get(uuid)
      if (!row) return [`result ${uuid} is gone`]
      if (!told.isLast) return []
      if (!row.is_final) return [`result ${uuid} is not at its end`]
      if (row.refused !== null) return [`result ${uuid} is refused: ${row.refused}`]
      const isSame = row.score === told.score && row.used_time === told.used_time
      return isSame ? [] : [`result ${uuid} has another score or time`]
    })
    return [
      ...this.refused,
      ...this.#twice,
      ...this.#misjudged(),
      ...lost,
      ...(await miscounted(database, rows, players)),
    ]
  }
}

const key = (...parts: (string | number)[]) => parts.join('/')

/** Rankings beside those that the results alone give. */
async function miscounted(
  database: Client,
  rows: readonly Row[],
  players: readonly Visitor[],
): Promise<string[]> {
  const { rows: signed } = await database.query<{ event_id: number; user_id: number; no: string }>(
    // Of a competition only its two classes are told who stands where.
    'select event_id, user_id, no from event_registrations join events on events.id = event_id where status = 1 and not is_competition',
  )
  const asked = new Set(
    await Promise.all(
      players.map(async (visitor) => dig((await visitor.get('/api/my/id'))?.body, 'data', 'id')),
    ),
  )
  const numbers = new Map(signed.map((own) => [key(own.event_id, own.user_id), Number(own.no)]))
  const counted = rows.filter((row) => row.is_final && row.refused === null)
  const faults: string[] = []
  for (const eventId of new Set(signed.map((own) => own.event_id))) {
    const own = counted.filter((row) => row.event_id === eventId)
    const better = (a: Row, b: Row) => b.score - a.score || a.used_time - b.used_time
    const noOf = ({ user_id }: Row) => numbers.get(key(eventId, user_id)) ?? 0
    const bests = [...new Set(own.map(({ user_id }) => user_id))]
      .flatMap((userId) => own.filter(({ user_id }) => user_id === userId).toSorted(better)[0] ?? [])
      .filter((row) => noOf(row) > 0)
      .toSorted((a, b) => better(a, b) || noOf(a) - noOf(b))
    const told = await Promise.all(
      players.map(async (visitor) => (await visitor.get(`/api/event/rank?event_id=${eventId}`))?.body),
    )
    const top = list(dig(told[0], 'ranking_bars_data')).map((row) => [
      dig(row, 'score'),
      dig(row, 'used_time'),
    ])
    if (JSON.stringify(top) !== JSON.stringify(bests.slice(0, 10).map((row) => [row.score, row.used_time])))
      faults.push(`the first ten of event ${eventId} are others: ${JSON.stringify(top)}`)
    const ranks = told.flatMap((body) => {
      const rank = dig(body, 'my_best_data', 'rank')
      return typeof rank === 'number' ? [rank] : []
    })
    // People of the demo stand there too, and nobody asks for them.
    const places = bests.flatMap(({ user_id }, index) => (asked.has(user_id) ? [index + 1] : []))
    if (ranks.toSorted((a, b) => a - b).join() !== places.join())
      faults.push(
        `event ${eventId} has ${bests.length} players and the ranks ${ranks.join()}, not ${places.join()}`,
      )
    const plays = dig(told[0], 'total_play_times')
    if (plays !== own.length) faults.push(`event ${eventId} was played ${own.length} times, not ${plays}`)
    const total = dig(told[0], 'total_player_num')
    if (total !== bests.length) faults.push(`event ${eventId} has ${bests.length} players, not ${total}`)
  }
  // What is counted, beside the bests as they are.
  const { rows: wrong } = await database.query(`
    with own as (
      select event_id, grain, score, used_time >> time_shift as band, (sign_up_no >> no_shift)::int as sign_up,
        count(*)::int as players
      from game_bests, (values (0, 31, 62), (1, 12, 62), (2, 6, 62), (3, 0, 12), (4, 0, 6)) grains (grain, time_shift, no_shift)
      group by 1, 2, 3, 4, 5)
    select * from own full join rank_counts kept using (event_id, grain, score, band, sign_up)
    where own.players is distinct from kept.players`)
  return [...faults, ...wrong.map((row) => `counted wrong: ${JSON.stringify(row)}`)]
}
