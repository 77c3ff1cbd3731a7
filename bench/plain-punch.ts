/** A statement of the bench, planned once on each connection. */
export interface Named {
  name: string
  text: string
  values: readonly unknown[]
}

export interface PunchedPage {
  userId: number
  recorderId: number
  key: string
  area: string
}

const ADDED_MS = 1

/**
 * A punch as a transaction that one writes without a second thought, statement by statement: lock, time, what is there,
 * what becomes of it. It reads and writes the same rows as the site does. It stays as it is however the site does it.
 */
export function plainPunch({ userId, recorderId, key, area }: PunchedPage): Named[] {
  const now = new Date()
  const day = now.toISOString().slice(0, 10)
  const statements: [text: string, ...values: unknown[]][] = [
    ['begin'],
    ['select at from study_cursors where user_id = $1 for update', userId],
    ['select clock_timestamp() as now'],
    ['select * from study_recorders where id = $1 and user_id = $2', recorderId, userId],
    ['select key, credit_ms from study_days where user_id = $1 and day = $2', userId, day],
    ['update study_cursors set at = $2 where user_id = $1', userId, now],
    [
      'update study_recorders set last_at = $2, credit_ms = credit_ms + $3 where id = $1 returning *',
      recorderId,
      now,
      ADDED_MS,
    ],
    [
      `insert into study_days (user_id, day, key, area, credit_ms) values ($1, $2, $3, $4, $5)
       on conflict (user_id, day, key) do update set credit_ms = study_days.credit_ms + excluded.credit_ms`,
      userId,
      day,
      key,
      area,
      ADDED_MS,
    ],
    ['commit'],
  ]
  return statements.map(([text, ...values], at) => ({ name: `plain-${at}`, text, values }))
}
