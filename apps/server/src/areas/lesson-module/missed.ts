import type { MissedItem } from '@hakka/contract/lesson-module'
import { type AnsweredQuestion, answeredIn, type ModuleType } from '@hakka/modules/server'
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { attempts } from '../../db/tables/study.ts'
import { publishedContent } from '../../domain/attempts/module.ts'
import type { Services } from '../../domain/services.ts'
import { questionInDraft } from './places.ts'

/**
 * Of fewer pupils nothing is said: one who slipped would move the share by more than a tenth, and of a small class an
 * editor could guess who it was.
 */
export const PUPILS_MIN = 10

/** So many answers are read, the latest: enough for a share, and a call that stays cheap. */
const ANSWERS_READ = 1000

interface Tally {
  asked: AnsweredQuestion
  answered: number
  missed: number
}

/** How pupils answered what learners see of a module, question by question, the most missed first. */
export async function missedIn(
  { db }: Pick<Services, 'db'>,
  versionId: number,
  contents: { seen: unknown; draft: unknown },
): Promise<MissedItem[]> {
  const read = (await publishedContent(db, versionId))?.read
  if (!read?.ok || !read.type.asks) return []
  const rows = await db
    .select({ userId: attempts.userId, answer: attempts.answer })
    .from(attempts)
    .where(and(eq(attempts.versionId, versionId), eq(attempts.thing, 'module'), isNotNull(attempts.answer)))
    .orderBy(desc(attempts.id))
    .limit(ANSWERS_READ)
  const tallies = talliesOf(read.type, read.content, rows.reverse())
  return tallies
    .flatMap(({ asked, answered, missed }, index) => {
      if (answered < PUPILS_MIN || missed === 0) return []
      const text = textOf(asked)
      const path = questionInDraft(contents, { text, index, count: tallies.length })
      return [{ path, text, answered, missed }]
    })
    .sort((one, other) => other.missed / other.answered - one.missed / one.answered)
}

/** Each pupil's first answer to each question; what was left open is no answer. */
function talliesOf(
  type: ModuleType,
  content: unknown,
  rows: readonly { userId: number; answer: unknown }[],
): Tally[] {
  const tallies: Tally[] = []
  const counted = new Set<string>()
  for (const { userId, answer } of rows) {
    for (const [index, asked] of answeredIn(type, content, answer).entries()) {
      const tally = tallies[index] ?? { asked, answered: 0, missed: 0 }
      tallies[index] = tally
      const who = `${userId} ${index}`
      if (counted.has(who) || (asked.given.length === 0 && !asked.isRight)) continue
      counted.add(who)
      tally.answered++
      if (!asked.isRight) tally.missed++
    }
  }
  return tallies
}

const textOf = ({ asked, prompt, right }: AnsweredQuestion): string =>
  asked.text ?? asked.alt ?? prompt ?? right[0]?.text ?? ''
