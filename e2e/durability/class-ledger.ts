import type { Client } from 'pg'
import { missingHomework, missingPins } from './class-missing.ts'

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
  /** What was written when an assignment was given back, by its id. */
  readonly handedBack = new Map<number, string>()
  /** What was given once more of an assignment, by its id. */
  readonly again = new Map<number, number>()
  /** Numbers of the questions of a test's item that have an answer, and the items that were handed in. */
  readonly answered = new Map<number, Set<number>>()
  readonly sat = new Set<number>()
  /** Competitions by what was written to them, and those that were accepted. */
  readonly invited = new Map<string, number>()
  readonly accepted = new Set<number>()
  readonly rejected = new Set<number>()
  /** New PINs of one account: how often one was asked for, told, and opened the account afterwards. */
  readonly pins = { classId: 0, tried: 0, told: 0, proved: 0, last: undefined as string | undefined }
  /** What did not stand as it was acknowledged, seen while it was written. */
  readonly broken: string[] = []

  /** What of all this was not acknowledged yet. */
  get undone(): string[] {
    const { handedIn, handedBack, again, sat, accepted, rejected, pins } = this
    const sizes = Object.entries({ handedIn, handedBack, again, sat, accepted, rejected })
    return [
      ...sizes.flatMap(([name, { size }]) => (size === 0 ? [name] : [])),
      ...(pins.proved === 0 ? ['proved'] : []),
    ]
  }

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
      ...(await this.#answers(database)),
      ...(await missingHomework(this, database)),
      ...(await missingPins(this, database)),
      ...this.broken,
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

  /** Yes or no, and what comes with it: the event is played or not, and who had asked is told. */
  async #answers(database: Client): Promise<string[]> {
    const { rows } = await database.query<{ id: number; status: number; whole: boolean }>(
      `select c.id, c.agree_status as status, e.is_draft = (c.agree_status <> 1)
         and (c.answered_at is not null) = (c.agree_status <> 0)
         and (c.agree_status = 0 or exists (select from notifications n where n.key = 'competition:' || c.id ||
           case c.agree_status when 1 then ':accepted' else ':rejected' end)) as whole
       from competitions c join events e on e.id = c.event_id where c.home_class_id = $1`,
      [this.joined?.classId],
    )
    const stored = new Map(rows.map(({ id, status }) => [id, status]))
    const alone = await database.query<{ count: number }>(
      `select count(*)::integer from events where is_competition
       and not exists (select from competitions c where c.event_id = events.id)`,
    )
    return [
      ...[...this.accepted].flatMap((id) => (stored.get(id) === 1 ? [] : [`accept ${id} is gone`])),
      ...[...this.rejected].flatMap((id) => (stored.get(id) === 2 ? [] : [`reject ${id} is gone`])),
      ...rows.flatMap(({ id, whole }) => (whole ? [] : [`answer to ${id} is there in part`])),
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
