import type { Client } from 'pg'

/** What the server has acknowledged of classes, assignments and competitions; everything is once there, or not at all. */
export class ClassLedger {
  /** Names of classes that were made. */
  readonly classes = new Set<string>()
  /** The class that is joined and left over and over, and by whom. */
  joined: { classId: number; username: string } | undefined
  /** How often somebody set out to join, and how often that was acknowledged. */
  tried = 0
  joins = 0
  /** Stays that a teacher has approved, and those that were left. */
  readonly approved = new Set<number>()
  readonly left = new Set<number>()
  /** Assignments by what was written to them. */
  readonly given = new Map<string, number>()
  readonly handedIn = new Set<number>()
  /** Competitions by what was written to them, and those that were accepted. */
  readonly invited = new Map<string, number>()
  readonly accepted = new Set<number>()

  /** What was promised and is not there, and what is there twice, as lines. */
  async missing(database: Client): Promise<string[]> {
    return [
      ...(await once(database, '班級', [...this.classes], 'select name as key from school_classes')),
      ...(await this.#stays(database)),
      ...(await once(database, '作業', [...this.given.keys()], 'select note as key from assignments')),
      ...(await this.#handIns(database)),
      ...(await once(
        database,
        '競賽',
        [...this.invited.keys()],
        'select description as key from events where is_competition',
      )),
      ...(await this.#accepts(database)),
    ]
  }

  async #stays(database: Client): Promise<string[]> {
    if (!this.joined) return []
    const { rows } = await database.query<{ id: number; joined: boolean; gone: boolean }>(
      `select m.id, m.joined_at is not null as joined, m.left_at is not null as gone
       from class_members m join users u on u.id = m.user_id where m.class_id = $1 and u.username = $2`,
      [this.joined.classId, this.joined.username],
    )
    const stored = new Map(rows.map((row) => [row.id, row]))
    const between = rows.length >= this.joins && rows.length <= this.tried
    return [
      ...(between ? [] : [`${rows.length} stays of ${this.joins} to ${this.tried} joins`]),
      ...[...this.approved].flatMap((id) => (stored.get(id)?.joined ? [] : [`stay ${id} is not approved`])),
      ...[...this.left].flatMap((id) => (stored.get(id)?.gone ? [] : [`stay ${id} is not over`])),
    ]
  }

  async #handIns(database: Client): Promise<string[]> {
    const { rows } = await database.query<{ id: number }>(
      'select assignment_id as id from assignment_hand_ins where handed_in_at is not null',
    )
    const stored = new Set(rows.map(({ id }) => id))
    const told = await database.query<{ key: string; count: number }>(
      `select user_id || ' ' || key as key, count(*)::integer from notifications group by 1 having count(*) > 1`,
    )
    return [
      ...[...this.handedIn].flatMap((id) => (stored.has(id) ? [] : [`hand-in ${id} is gone`])),
      ...told.rows.map(({ key, count }) => `notice ${key} is there ${count} times`),
    ]
  }

  async #accepts(database: Client): Promise<string[]> {
    const { rows } = await database.query<{ id: number }>(
      'select id from competitions where agree_status = 1 and answered_at is not null',
    )
    const stored = new Set(rows.map(({ id }) => id))
    const alone = await database.query<{ count: number }>(
      `select count(*)::integer from events where is_competition
       and not exists (select from competitions c where c.event_id = events.id)`,
    )
    return [
      ...[...this.accepted].flatMap((id) => (stored.has(id) ? [] : [`accept ${id} is gone`])),
      ...((alone.rows[0]?.count ?? 0) > 0 ? ['an event of a competition has none'] : []),
    ]
  }
}

/** Lines about keys that are not there, or more than once. @param all selects the keys of what is stored */
async function once(database: Client, what: string, keys: readonly string[], all: string): Promise<string[]> {
  const { rows } = await database.query<{ key: string; count: number }>(
    `select key, count(*)::integer from (${all}) stored where key = any($1) group by key`,
    [keys],
  )
  const counts = new Map(rows.map(({ key, count }) => [key, count]))
  return keys.flatMap((key) => (counts.get(key) === 1 ? [] : [`${what} ${key}：${counts.get(key) ?? 0}`]))
}
