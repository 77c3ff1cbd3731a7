import type { Transaction } from '../../db/transaction.ts'
import { AppError } from '../../kernel/app-error.ts'
import { publishNotice, type Topic } from '../../ports/notices.ts'
import type { Services } from '../services.ts'
import { writeAudit } from './audit.ts'
import { inTurn, lock } from './lock.ts'
import { type Once, once } from './once.ts'
import { type Kept, keepRevisions } from './revisions.ts'

/** A thing as it stands in the database. */
export interface Found<T> {
  /** As its editor reads it, and as a conflict hands it out. */
  item: T
  /** What a person calls it. */
  title: string
  /** 0: nobody has written it yet. */
  version: number
  /** When this version was written. */
  savedAt: Date | null
  isDeleted?: boolean
}

/** What can be edited at the desk. */
export interface Thing<T, Id extends number | string = number> {
  /** Names it in locks and among the versions that are kept. */
  name: string
  /** What every process is told of that keeps something of it. */
  topic: Topic
  /** Those that touch one another, as the files of an order do, are changed one after the other. */
  oneByOne?: boolean
  /** Also what is deleted. */
  find(transaction: Transaction, id: Id, at: Date): Promise<Found<T> | undefined>
  /** What the audit list keeps of it. */
  record(item: T): unknown
  /** What is kept of each version, to be read and brought back; without it no versions are kept. */
  contentOf?(item: T): object
  /** Of the shape of what is kept, where it has any; 1 where it is left out. */
  schemaVersion?: number
}

/** Who does what. */
export interface Deed<T> {
  userId: number
  /** `news.update`: the thing and the verb. */
  action: string
  /** Where it is another than the thing's own. */
  record?(item: T): unknown
}

/** What somebody wants changed, and which version of it was edited. */
type Asked<T, Id> = Deed<T> & { id: Id; version?: number | undefined; isDeleted?: boolean }

/** The thing that somebody asks for. @throws AppError `not_found` where there is none, or none any more */
export function existing<T>(found: Found<T> | undefined): T {
  if (!found || found.isDeleted) throw new AppError('not_found')
  return found.item
}

type Editor = Pick<Services, 'db' | 'now'>

/** Answered by a change that finds everything as it should be: nothing is written then. */
export const UNCHANGED = Symbol('unchanged')

/** Answered by a change that leaves nothing of the thing. */
export const GONE = Symbol('gone')

/**
 * The only way in which something is changed at the desk: lock, version, before, change, after, the version to keep,
 * the line of the audit list and the notice to every process, all in one transaction or none of it.
 * @param asked what to change; the `version` that was edited, if the editor knows one; `isDeleted` brings back
 * @param change writes it; has to put `version + 1` where the thing has versions
 * @throws AppError `conflict` with the present thing when `version` is an older one, `not_found` also for what another
 * has deleted a moment ago, and what `change` throws
 * @example
 * await edit(services, NEWS, { userId, action: 'news.update', id, version }, async (transaction, { version }) => {
 *   await transaction.update(news).set({ ...columns, version: version + 1 }).where(eq(news.id, id))
 * })
 */
export async function edit<T, Id extends number | string>(
  { db, now }: Editor,
  thing: Thing<T, Id>,
  deed: Asked<T, Id>,
  change: (
    transaction: Transaction,
    before: Found<T>,
    at: Date,
  ) => Promise<typeof UNCHANGED | typeof GONE | undefined>,
): Promise<{ before: Found<T>; after: Found<T> }> {
  return inTurn(lockOf(thing, deed.id), () =>
    db.transaction((transaction) =>
      editIn(transaction, now, thing, deed, (before, at) => change(transaction, before, at)),
    ),
  )
}

/** The same inside a change of something else: both are done, or neither. */
export async function editIn<T, Id extends number | string>(
  transaction: Transaction,
  now: () => Date,
  thing: Thing<T, Id>,
  { id, ...deed }: Asked<T, Id>,
  change: (before: Found<T>, at: Date) => Promise<typeof UNCHANGED | typeof GONE | undefined>,
): Promise<{ before: Found<T>; after: Found<T> }> {
  await lock(transaction, lockOf(thing, id))
  const at = now()
  const before = await thing.find(transaction, id, at)
  if (!before || (before.isDeleted ?? false) !== (deed.isDeleted ?? false)) throw new AppError('not_found')
  refuseOlder(before, deed.version)
  const done = await change(before, at)
  if (done === UNCHANGED) return { before, after: before }
  const after = await keep(transaction, thing, { ...deed, id, at, before, isGone: done === GONE })
  return { before, after }
}

/**
 * The same for something new. A form that is sent twice makes it once.
 * @param asked `find` looks for what stands in the new thing's place, which is then changed instead; `version` is the
 * one that the editor saw there, 0 for none
 * @param change writes it and answers its id
 */
export async function create<T>(
  { db, now }: Editor,
  thing: Thing<T>,
  asked: Deed<T> & {
    formKey: string | undefined
    content: unknown
    version?: number | undefined
    find?(transaction: Transaction): Promise<number | undefined>
  },
  change: (transaction: Transaction, before: Found<T> | undefined, at: Date) => Promise<number>,
): Promise<Once & { after: Found<T> }> {
  const { formKey, content, version, find, ...deed } = asked
  const run = () =>
    db.transaction(async (transaction) => {
      if (thing.oneByOne) await lock(transaction, thing.name)
      const at = now()
      const sent = { action: deed.action, key: formKey, content }
      const made = await once(transaction, sent, { at }, async () => {
        const known = await find?.(transaction)
        const before = known === undefined ? undefined : await thing.find(transaction, known, at)
        if (before) refuseOlder(before, version)
        const id = await change(transaction, before, at)
        await keep(transaction, thing, { ...deed, id, at, before })
        return id
      })
      const after = await thing.find(transaction, made.id, at)
      if (!after) throw new AppError('not_found')
      return { ...made, after }
    })
  return thing.oneByOne ? inTurn(thing.name, run) : run()
}

const lockOf = <T, Id extends number | string>({ name, oneByOne }: Thing<T, Id>, id: Id) =>
  oneByOne ? name : `${name} ${id}`

function refuseOlder<T>(present: Found<T>, version: number | undefined): void {
  if (version !== undefined && version !== present.version)
    throw new AppError('conflict', { current: present.item })
}

/**
 * The same for many at once, as one deed inside a change of something else: each is locked and has a version of its own; the
 * audit list has one line for all of them. What is not there any more is passed over.
 * @param deed `subjectId` and `subject` name what they belong to
 * @param change answers `UNCHANGED` for one that stays as it is
 * @returns those that were changed, as they were
 */
export async function editManyIn<T, Id extends number | string>(
  transaction: Transaction,
  now: () => Date,
  thing: Thing<T, Id>,
  deed: { userId: number; action: string; subjectId: number | string; subject: string; ids: readonly Id[] },
  change: (before: Found<T>, id: Id, at: Date) => Promise<typeof UNCHANGED | undefined>,
): Promise<Found<T>[]> {
  const { ids, ...line } = deed
  const at = now()
  const changed: { before: Found<T>; title: string }[] = []
  // In the same order by everybody: nobody waits for who waits for him.
  for (const id of ids.toSorted((a, b) => (a < b ? -1 : 1))) {
    await lock(transaction, lockOf(thing, id))
    const before = await thing.find(transaction, id, at)
    if (!before || before.isDeleted) continue
    if ((await change(before, id, at)) === UNCHANGED) continue
    const after = await thing.find(transaction, id, at)
    if (!after) throw new Error('what was written is not there')
    await keepVersions(transaction, thing, { id, at, before, after, userId: deed.userId })
    changed.push({ before, title: after.title })
  }
  if (changed.length === 0) return []
  const after = { count: changed.length, titles: changed.map(({ title }) => title) }
  await writeAudit(transaction, { ...line, after }, at)
  await publishNotice(transaction, { topic: thing.topic })
  return changed.map(({ before }) => before)
}

/** What a row of many was, where it was there, and is. */
export interface Rewritten {
  id: number
  before?: { version: number; content: object; savedAt: Date } | undefined
  after: { version: number; content: object }
}

/**
 * The same for thousands of rows, which `write` locks and writes by few statements, as one deed inside a change of something
 * else: what each of them was and is it hands to `keep`, batch by batch. A lock for each of them would be more than a
 * database has.
 * @param write answers what the audit list keeps of it
 */
export async function editRowsIn(
  transaction: Transaction,
  thing: Pick<Thing<unknown>, 'name' | 'topic' | 'schemaVersion'>,
  { at, ...line }: { userId: number | null; action: string; subjectId: number; subject: string; at: Date },
  write: (keep: (rows: readonly Rewritten[]) => Promise<void>) => Promise<object>,
): Promise<void> {
  const { userId } = line
  const after = await write((rows) =>
    keepRevisions(
      transaction,
      thing,
      rows.flatMap(({ id, before, after: now }) => [
        ...(before
          ? [{ id, version: before.version, content: before.content, at: before.savedAt, userId: null }]
          : []),
        { id, ...now, at, userId },
      ]),
    ),
  )
  await writeAudit(transaction, { ...line, after }, at)
  await publishNotice(transaction, { topic: thing.topic })
}

/** The thing as it is now, kept as a version and as a line of the audit list; told to every process. */
async function keep<T, Id extends number | string>(
  transaction: Transaction,
  thing: Thing<T, Id>,
  {
    id,
    at,
    before,
    isGone,
    ...deed
  }: Deed<T> & { id: Id; at: Date; before: Found<T> | undefined; isGone?: boolean },
): Promise<Found<T>> {
  const after = isGone && before ? { ...before, isDeleted: true } : await thing.find(transaction, id, at)
  if (!after) throw new Error('what was written is not there')
  const record = deed.record ?? thing.record
  const recordOf = (found: Found<T> | undefined) =>
    found && !found.isDeleted ? record(found.item) : undefined
  await keepVersions(transaction, thing, { id, at, before, after, userId: deed.userId })
  await writeAudit(
    transaction,
    {
      userId: deed.userId,
      action: deed.action,
      subjectId: id,
      subject: after.title,
      before: recordOf(before),
      after: recordOf(after),
    },
    at,
  )
  await publishNotice(transaction, { topic: thing.topic })
  return after
}

/** The thing as it was and as it is now, among the versions that are kept. */
async function keepVersions<T, Id extends number | string>(
  transaction: Transaction,
  thing: Thing<T, Id>,
  {
    id,
    at,
    before,
    after,
    userId,
  }: { id: Id; at: Date; before: Found<T> | undefined; after: Found<T>; userId: number },
): Promise<void> {
  const kept: Kept[] = []
  for (const found of [before, after]) {
    if (!thing.contentOf || !found || found.isDeleted || found.version === 0) continue
    kept.push({
      id,
      version: found.version,
      content: thing.contentOf(found.item),
      at: found === after ? at : (found.savedAt ?? at),
      // What was written before versions were existing, or by no editor, has nobody's name.
      userId: found === after ? userId : null,
    })
  }
  await keepRevisions(transaction, thing, kept)
}
