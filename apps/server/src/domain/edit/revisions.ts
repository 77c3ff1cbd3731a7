import { and, desc, eq, lte } from 'drizzle-orm'
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

/** Keeps a version; one that is kept already stays as it is. */
export async function keepRevision(
  transaction: Transaction,
  thing: Named,
  own: { id: number | string; version: number; content: object; at: Date; userId: number | null },
): Promise<void> {
  const { id, version, content, at, userId } = own
  const [user] =
    userId === null
      ? []
      : await transaction.select({ name: users.name }).from(users).where(eq(users.id, userId))
  await transaction
    .insert(revisions)
    .values({
      thing: thing.name,
      subjectId: String(id),
      version,
      content,
      at,
      userId,
      userName: user?.name ?? '',
    })
    .onConflictDoNothing()
  await transaction
    .delete(revisions)
    .where(and(of(thing, id), lte(revisions.version, version - REVISIONS_MAX)))
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

/** One version with what it says. @throws AppError `not_found` where it is not kept */
export async function findRevision<T>(
  db: Database,
  thing: Named,
  { id, version, schema }: { id: number | string; version: number; schema: z.ZodType<T> },
) {
  const [row] = await db
    .select()
    .from(revisions)
    .where(and(of(thing, id), eq(revisions.version, version)))
  if (!row) throw new AppError('not_found')
  return { version, at: row.at.toISOString(), by: row.userName, content: schema.parse(row.content) }
}
