import { activityLetter } from '@hakka/contract/constants'
import type { LessonCheck } from '@hakka/contract/lesson-desk'
import { desc, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { lessonAuthors, lessonReviews } from '../db/tables/authoring.ts'
import { digestOf } from '../domain/lesson/digest.ts'
import { draftsOf, type ModuleDraft } from '../domain/lesson/draft.ts'
import type { DraftedLesson, LessonDraft } from '../domain/lesson/lesson-draft.ts'
import type { Services } from '../domain/services.ts'
import { hardChecks } from './lesson-checks.ts'

type Database = Pick<NodePgDatabase, 'select' | 'selectDistinctOn'>

/** A lesson as it stands at the desk, with its modules in their order. */
export interface Stand extends DraftedLesson {
  modules: { module: ModuleDraft; code: string }[]
  digest: string
}

/** A1, B2: a module's code by its place in a draft. */
export const codesOf = ({ activities }: LessonDraft): Map<number, string> =>
  new Map(
    activities.flatMap(({ modules }, at) =>
      modules.map((id, index): [number, string] => [id, `${activityLetter(at + 1)}${index + 1}`]),
    ),
  )

export async function standOf(db: Database, found: DraftedLesson): Promise<Stand> {
  const codes = codesOf(found.draft)
  const own = await draftsOf(db, [...codes.keys()])
  return {
    ...found,
    modules: own.map((module) => ({ module, code: codes.get(module.moduleId) ?? '' })),
    digest: digestOf(found.draft, own),
  }
}

/**
 * Whether somebody has looked a lesson over who did not write it, as it is now.
 * @returns what is lacking, for people
 */
export async function reviewLacking(
  db: Database,
  { lesson, digest }: Pick<Stand, 'lesson' | 'digest'>,
): Promise<string | undefined> {
  const [last] = await db
    .select()
    .from(lessonReviews)
    .where(eq(lessonReviews.lessonId, lesson.id))
    .orderBy(desc(lessonReviews.id))
    .limit(1)
  if (last?.result !== 'approved') return '還沒有人看過'
  if (last.digest !== digest) return '看過以後又改了，要再請人看'
  const authors = await db
    .select({ userId: lessonAuthors.userId })
    .from(lessonAuthors)
    .where(eq(lessonAuthors.lessonId, lesson.id))
  return authors.some(({ userId }) => userId === last.answeredBy) ? '要請沒有動手寫的人看' : undefined
}

/**
 * Why a lesson can't be published as it stands.
 * @param digest what was seen when somebody said that it shall be
 */
export async function publishFaults(
  db: Database,
  { env }: Pick<Services, 'env'>,
  found: DraftedLesson,
  digest: string,
): Promise<{ kind: 'stale' | 'review' | 'checks'; text: string } | undefined> {
  const stand = await standOf(db, found)
  if (stand.digest !== digest) return { kind: 'stale', text: '這一課剛又改過了，請再檢查一次' }
  if (env.reviewRequired) {
    const lacking = await reviewLacking(db, stand)
    if (lacking !== undefined) return { kind: 'review', text: lacking }
  }
  const faults = hardChecks(stand.lesson, stand.draft, stand.modules).filter(isFault)
  if (faults.length === 0) return undefined
  return { kind: 'checks', text: `還不能發布：${faults.map(({ title }) => title).join('、')}` }
}

const isFault = ({ result }: LessonCheck) => result === 'fault'
