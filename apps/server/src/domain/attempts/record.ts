import type { JudgementAnswer } from '@hakka/contract/ai-judge'
import type { CallAnswer, CallBody } from '@hakka/contract/calls'
import { ATTEMPTS } from '@hakka/contract/constants/attempts'
import { and, eq, inArray } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { attempts } from '../../db/tables/study.ts'
import type { Place, Verdict } from './thing.ts'
import { markAnswer } from './things.ts'

const DAY_MS = 24 * 60 * 60_000

type Sent = CallBody<'POST /api/my/attempts'>['attempts'][number]
type Answered = CallAnswer<'POST /api/my/attempts'>['data']['attempts'][number]

export const placeOf = ({
  thing,
  thing_id,
  version_id,
  item,
}: Pick<Sent, 'thing' | 'thing_id' | 'version_id' | 'item'>): Place => ({
  thing,
  thingId: thing_id,
  versionId: version_id ?? null,
  item,
})

/**
 * Marks what a user sends and keeps it, in whatever order it comes: each says when it was done. What was kept before under the same key
 * stays as it was, whatever comes under it now; what is no answer is refused and holds up nothing else.
 */
export async function recordAttempts(
  db: NodePgDatabase,
  userId: number,
  sent: readonly Sent[],
  now: Date,
): Promise<Answered[]> {
  const unique = [...new Map(sent.map((attempt) => [attempt.key, attempt])).values()]
  const marked: { attempt: Sent; verdict: Verdict }[] = []
  // One after the other: a call takes one connection of the pool, not forty.
  for (const attempt of unique) {
    marked.push({ attempt, verdict: await markAnswer(db, placeOf(attempt), attempt.answer ?? null) })
  }
  const rows = marked.flatMap(({ attempt, verdict }) => attemptRow(userId, attempt, verdict, now))
  if (rows.length > 0) {
    await db
      .insert(attempts)
      .values(rows)
      .onConflictDoNothing({ target: [attempts.userId, attempts.key] })
  }
  const keys = unique.map(({ key }) => key)
  const kept = await db
    .select({ key: attempts.key, earned: attempts.earned, total: attempts.total })
    .from(attempts)
    .where(and(eq(attempts.userId, userId), inArray(attempts.key, keys)))
  const byKey = new Map(kept.map((row) => [row.key, row]))
  return marked.map(({ attempt: { key }, verdict }) => {
    const row = byKey.get(key)
    if (row) return { status: 'kept', ...row }
    const reason = verdict.kind === 'refused' ? { reason: verdict.reason } : {}
    return { key, status: 'refused', ...reason, earned: null, total: null }
  })
}

/** What a user sent as it is kept; nothing of what is no answer. */
export function attemptRow(
  userId: number,
  sent: Sent,
  verdict: Verdict,
  now: Date,
): (typeof attempts.$inferInsert)[] {
  if (verdict.kind === 'refused') return []
  const points = verdict.kind === 'points' && verdict.total > 0 ? verdict : null
  return [
    {
      userId,
      ...placeOf(sent),
      key: sent.key,
      answer: verdict.kind === 'points' ? sent.answer : null,
      earned: points?.earned ?? null,
      total: points?.total ?? null,
      usedMs: sent.used_ms ?? null,
      claimed: verdict.kind === 'claim' || (verdict.kind === 'points' && verdict.claimed === true),
      doneAt: doneAt(sent.done_at, now),
      receivedAt: now,
    },
  ]
}

/** The browser's moment, unless its clock can't be right: not after now, nor longer ago than answers wait for a line. */
function doneAt(claimed: Date | undefined, now: Date): Date {
  const earliest = now.getTime() - ATTEMPTS.waited_days * DAY_MS
  return new Date(Math.max(earliest, Math.min(now.getTime(), claimed?.getTime() ?? now.getTime())))
}

/** Points of a pronunciation: those of the judge. */
const JUDGED_TOTAL = 100

interface Judged {
  place: Place
  key: string
  judgement: {
    score: number
    syllables: readonly Pick<JudgementAnswer['syllables'][number], 'text' | 'pinyin' | 'score'>[]
  }
  now: Date
}

/** Keeps what the judge made of a user's pronunciation. */
export async function recordJudged(db: NodePgDatabase, userId: number, judged: Judged): Promise<void> {
  await db
    .insert(attempts)
    .values(judgedRow(userId, judged))
    .onConflictDoNothing({ target: [attempts.userId, attempts.key] })
}

/** A pronunciation as it is kept: the score by syllable, never the recording. */
export function judgedRow(
  userId: number,
  { place, key, judgement, now }: Judged,
): typeof attempts.$inferInsert {
  const syllables = judgement.syllables.map(({ text, pinyin, score }) => ({ text, pinyin, score }))
  const row = { userId, ...place, key, answer: { syllables }, earned: judgement.score, total: JUDGED_TOTAL }
  return { ...row, doneAt: now, receivedAt: now }
}
