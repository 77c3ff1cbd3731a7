import type { Client } from 'pg'

/** What of the ledger is looked for here; what each means is written there. */
interface Told {
  joined: { classId: number } | undefined
  handedBack: ReadonlyMap<number, string>
  again: ReadonlyMap<number, number>
  answered: ReadonlyMap<number, ReadonlySet<number>>
  sat: ReadonlySet<number>
  pins: { classId: number; tried: number; told: number }
}

/** What was given back, given once more and answered in tests, and is not there or there in part, as lines. */
export async function missingHomework(told: Told, database: Client): Promise<string[]> {
  if (!told.joined) return []
  const { classId } = told.joined
  return [
    ...(await handedBack(told, database, classId)),
    ...(await again(told, database, classId)),
    ...(await tests(told, database, classId)),
  ]
}

/** Given back with its word, and whose it is has been told, under the moment at which it was. */
async function handedBack({ handedBack }: Told, database: Client, classId: number): Promise<string[]> {
  const { rows } = await database.query<{ id: number; note: string; back: boolean; told: boolean }>(
    `select h.assignment_id as id, h.note, h.returned_at is not null as back, exists (
       select from notifications n where n.user_id = h.user_id
       and n.key = 'assignment:' || a.id || ':back:' || round(extract(epoch from h.returned_at) * 1000)) as told
     from assignment_hand_ins h join assignments a on a.id = h.assignment_id where a.class_id = $1`,
    [classId],
  )
  const stored = new Map(rows.map((row) => [row.id, row]))
  const alone = await database.query<{ key: string }>(
    `select n.key from notifications n where n.class_id = $1 and n.key like 'assignment:%:back:%'
     and not exists (select from assignment_hand_ins h where h.user_id = n.user_id and h.returned_at is not null
       and h.assignment_id = split_part(n.key, ':', 2)::integer)`,
    [classId],
  )
  return [
    ...[...handedBack].flatMap(([id, note]) =>
      stored.get(id)?.note === note ? [] : [`giving ${id} back is gone`],
    ),
    ...rows.flatMap(({ id, note, back, told }) =>
      back === told && back === (note !== '') ? [] : [`giving ${id} back is there in part`],
    ),
    ...alone.rows.map(({ key }) => `${key} is told and was not done`),
  ]
}

/** Once, with its thing and for the pupil who missed it. */
async function again({ again }: Told, database: Client, classId: number): Promise<string[]> {
  const { rows } = await database.query<{ id: number; of: number; whole: boolean }>(
    `select a.id, a.again_of as of, exists (select from assignment_items i where i.assignment_id = a.id)
       and exists (select from assignment_pupils p join notifications n
         on n.user_id = p.user_id and n.key = 'assignment:' || a.id where p.assignment_id = a.id) as whole
     from assignments a where a.class_id = $1 and a.again_of is not null`,
    [classId],
  )
  return [
    ...[...again].flatMap(([of, id]) =>
      rows.some((row) => row.id === id && row.of === of) ? [] : [`${id} is gone, ${of} once more`],
    ),
    ...rows.flatMap(({ id, whole }) => (whole ? [] : [`${id} is there in part`])),
    ...new Set(
      rows
        .filter((row) => rows.some((other) => other.of === row.of && other.id !== row.id))
        .map(({ of }) => `${of} is there more than once more`),
    ),
  ]
}

/** Answers wait for the hand-in, which makes one attempt of each item out of them and nothing else. */
async function tests({ answered, sat }: Told, database: Client, classId: number): Promise<string[]> {
  const { rows } = await database.query<{
    id: number
    over: boolean
    waiting: { questions: unknown[] } | null
    attempts: { questions: unknown[] }[] | null
  }>(
    `select i.id,
       exists (select from assignment_hand_ins h where h.assignment_id = a.id and h.handed_in_at is not null) as over,
       (select w.answer from assignment_answers w where w.item_id = i.id) as waiting,
       (select json_agg(t.answer) from attempts t where t.assignment_item_id = i.id) as attempts
     from assignments a join assignment_items i on i.assignment_id = a.id
     where a.class_id = $1 and a.mode = 'test' and a.again_of is null`,
    [classId],
  )
  const stored = new Map(rows.map((row) => [row.id, row]))
  return [
    ...rows.flatMap(({ id, over, waiting, attempts }) =>
      (over ? attempts?.length === 1 && waiting === null : attempts === null)
        ? []
        : [`the test's item ${id} is there in part`],
    ),
    ...[...sat].flatMap((id) =>
      stored.get(id)?.over ? [] : [`the hand-in of the test's item ${id} is gone`],
    ),
    ...[...answered].flatMap(([id, numbers]) => {
      const row = stored.get(id)
      const kept = row?.waiting ?? row?.attempts?.[0]
      const isKept = [...numbers].every((no) => (kept?.questions[no - 1] ?? null) !== null)
      return isKept ? [] : [`an answer to the test's item ${id} is gone`]
    }),
  ]
}

/** Each PIN that was told has its line of audit, and the account that of the last. */
export async function missingPins({ pins }: Told, database: Client): Promise<string[]> {
  const { rows } = await database.query<{ count: number; same: boolean }>(
    `select count(*)::integer, max(r.at) = (select max(a.pin_set_at) from class_accounts a where a.class_id = $1)
       as same
     from audit_rows r where r.action = 'class.pin' and r.subject_id = $2`,
    [pins.classId, String(pins.classId)],
  )
  const [{ count, same } = { count: 0, same: true }] = rows
  return [
    ...(count >= pins.told && count <= pins.tried
      ? []
      : [`${count} new PINs of ${pins.told} to ${pins.tried}`]),
    ...(count === 0 || same ? [] : ['the last new PIN is there in part']),
  ]
}
