import { createHash } from 'node:crypto'
import { and, eq, lt } from 'drizzle-orm'
import { sentForms } from '../../db/tables/edit.ts'
import type { Transaction } from '../../db/transaction.ts'

/** How long a form's key is known: longer than anybody tries to send a form again whose answer was lost. */
export const SENT_MS = 24 * 60 * 60_000

/** A form as it was sent. */
export interface Sent {
  /** What it makes: `news.store`. */
  action: string
  /** Made by the form when it was opened; sent without one, each form counts for itself. */
  key: string | undefined
  /** What it says; files by what is in them. */
  content: unknown
}

export interface Once {
  /** Of what was made, now or before. */
  id: number
  /** Whether the form was sent before, with the same in it or with something else. */
  sent: 'first' | 'again' | 'changed'
}

/**
 * Makes a thing once for each form, however often the form arrives and however many of it at the same time: the later
 * ones wait for the first, and are given what it made. A form that was refused may be sent again.
 */
export async function once(
  transaction: Transaction,
  { action, key, content }: Sent,
  { at, forMs = SENT_MS }: { at: Date; forMs?: number },
  make: () => Promise<number>,
): Promise<Once> {
  if (key === undefined) return { id: await make(), sent: 'first' }
  const own = and(eq(sentForms.action, action), eq(sentForms.key, key))
  const digest = digestOf(content)
  const [first] = await transaction
    .insert(sentForms)
    .values({ action, key, digest, at })
    .onConflictDoUpdate({
      target: [sentForms.action, sentForms.key],
      set: { digest, at },
      setWhere: lt(sentForms.at, new Date(at.getTime() - forMs)),
    })
    .returning({ key: sentForms.key })
  if (!first) {
    const [known] = await transaction.select().from(sentForms).where(own)
    if (!known) throw new Error('the form that was sent before is gone')
    return { id: known.subjectId, sent: known.digest === digest ? 'again' : 'changed' }
  }
  const id = await make()
  await transaction.update(sentForms).set({ subjectId: id }).where(own)
  return { id, sent: 'first' }
}

export const digestOf = (content: unknown) =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex')
