import type { Client } from 'pg'
import { dig, Visitor } from './client.ts'

/** Everything that the server has acknowledged, to be looked for afterwards. */
export class Ledger {
  /** Visitors whose login was acknowledged and no logout was tried since. */
  readonly open = new Set<Visitor>()
  /** Cookies whose logout was acknowledged. */
  readonly closed = new Set<string>()
  /** `user/lesson/module`. */
  readonly progress = new Set<string>()
  /** What the last punch said of a recorder, by its id. */
  readonly recorders = new Map<number, { begin_at: string; end_at: string }>()
  /** Writes that were acknowledged. */
  count = 0

  /** What was promised and is not there, as lines. */
  async missing(url: string, database: Client): Promise<string[]> {
    const sessions = await Promise.all([
      ...[...this.open].map(async (visitor) => ((await userOf(visitor)) ? [] : ['an open session is gone'])),
      ...[...this.closed].map(async (cookie) =>
        (await userOf(new Visitor(url, cookie))) ? ['a closed session is open'] : [],
      ),
    ])
    return [
      ...sessions.flat(),
      ...(await this.#missingProgress(database)),
      ...(await this.#missingPunches(database)),
    ]
  }

  async #missingProgress(database: Client): Promise<string[]> {
    const { rows } = await database.query<{ key: string }>(
      `select u.username || '/' || m.lesson_id || '/' || m.no as key
       from attempts a join users u on u.id = a.user_id join modules m on a.thing = 'module' and m.id = a.thing_id`,
    )
    const stored = new Set(rows.map(({ key }) => key))
    return [...this.progress].filter((key) => !stored.has(key)).map((key) => `progress ${key}`)
  }

  async #missingPunches(database: Client): Promise<string[]> {
    const { rows } = await database.query<{ id: number; begin_at: Date; last_at: Date }>(
      'select id, begin_at, last_at from study_recorders',
    )
    const stored = new Map(rows.map((row) => [row.id, row]))
    return [...this.recorders].flatMap(([id, { begin_at, end_at }]) => {
      const row = stored.get(id)
      if (!row) return [`recorder ${id} is gone`]
      if (row.begin_at.toISOString() !== begin_at) return [`recorder ${id} is another one`]
      return row.last_at < new Date(end_at) ? [`recorder ${id} ends before ${end_at}`] : []
    })
  }
}

async function userOf(visitor: Visitor): Promise<unknown> {
  return dig((await visitor.get('/api/my/id'))?.body, 'data', 'id')
}
