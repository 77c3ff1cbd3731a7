import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { z } from 'zod'
import { users } from '../../db/tables/account.ts'
import { revisions } from '../../db/tables/edit.ts'
import type { Transaction } from '../../db/transaction.ts'
import { AppError } from '../../kernel/app-error.ts'

type Database = NodePgDatabase | Transaction

/** Of each thing so many versions are kept, the newest ones. */
export const REVISIONS_MAX = 50

/** A thing by its name, as `edit.ts` has it. */
interface Named {
  name: string
}

const of = ({ name }: Named, id: number | string) =>
  and(eq(revisions.thing, name), eq(revisions.subjectId, String(id)))

/** A version of a thing. */
export interface Kept {
  id: number | string
  version: number
  content: object
  at: Date
  /** None: nobody of the desk has written it. */
  userId: number | null
}

/** Keeps versions; one that is kept already stays as it is. */
export async function keepRevisions(
  transaction: Transaction,
  { name, schemaVersion = 1 }: Named & { schemaVersion?: number },
  kept: readonly Kept[],
): Promise<void> {
  if (kept.length === 0) return
  const userIds = [...new Set(kept.flatMap(({ userId }) => userId ?? []))]
  const editors =
    userIds.length === 0
      ? []
      : await transaction
          .select({ id: users.id, name: users.name })
          .from(users)
          .where(inArray(users.id, userIds))
  const names = new Map(editors.map((own) => [own.id, own.name]))
  const rows = kept.map(({ id, ...own }) => ({
    ...own,
    thing: name,
    subjectId: String(id),
    schemaVersion,
    userName: names.get(own.userId ?? 0) ?? '',
  }))
  await transaction.insert(revisions).values(rows).onConflictDoNothing()
  const old = rows.filter(({ version }) => version > REVISIONS_MAX)
  if (old.length === 0) return
  const ids = sql.param(old.map(({ subjectId }) => subjectId))
  const upTo = sql.param(old.map(({ version }) => version - REVISIONS_MAX))
  await transaction.execute(sql`
    delete from ${revisions} using unnest(${ids}::text[], ${upTo}::int[]) as own (subject_id, version)
    where ${revisions.thing} = ${name} and ${revisions.subjectId} = own.subject_id
      and ${revisions.version} <= own.version`)
}

/** Which versions of a thing are kept, the newest first, as the contract's `revisionsAnswer`. */
export async function listRevisions(db: Database, thing: Named, id: number | string) {
  const rows = await db
    .select({ version: revisions.version, at: revisions.at, by: revisions.userName })
    .from(revisions)
    .where(of(thing, id))
    .orderBy(desc(revisions.version))
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

interface Asked<T> {
  id: number | string
  version: number
  schema: z.ZodType<T>
}

/** One version with what it says. @throws AppError `not_found` where it is not kept */
export async function findRevision<T>(db: Database, thing: Named, asked: Asked<T>) {
  const { schemaVersion: _, ...own } = await findVersioned(db, thing, asked)
  return own
}

/** The same with the version of its shape, by which its thing migrates it. */
export async function findVersioned<T>(db: Database, thing: Named, { id, version, schema }: Asked<T>) {
  const [row] = await db
    .select()
    .from(revisions)
    .where(and(of(thing, id), eq(revisions.version, version)))
  if (!row) throw new AppError('not_found')
  const { at, userName: by, schemaVersion } = row
  return { version, at: at.toISOString(), by, content: schema.parse(row.content), schemaVersion }
}
