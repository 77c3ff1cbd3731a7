import type {
  DeskLesson,
  DeskModule,
  LessonComment,
  LessonReview,
  LessonState,
} from '@hakka/contract/lesson-desk'
import { moduleTypes } from '@hakka/modules/server'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { type Stand, standOf } from '../../content/publish-faults.ts'
import { users } from '../../db/tables/account.ts'
import {
  lessonAuthors,
  lessonComments,
  lessonReviews,
  plannedPublications,
} from '../../db/tables/authoring.ts'
import { files } from '../../db/tables/content.ts'
import { type DraftedLesson, draftedLesson } from '../../domain/lesson/lesson-draft.ts'
import type { Services } from '../../domain/services.ts'
import { AppError } from '../../kernel/app-error.ts'
import { cellsOf, DESK_MODULES } from './list.ts'

type Db = Pick<Services, 'db' | 'pool' | 'env'>

/** @throws AppError `not_found` */
export async function foundLesson({ db }: Pick<Services, 'db'>, id: number): Promise<DraftedLesson> {
  const found = await draftedLesson(db, id)
  if (!found) throw new AppError('not_found')
  return found
}

/** A lesson as its editors work at it. */
export async function deskLesson(services: Db, id: number, userId: number): Promise<DeskLesson> {
  const { db, env } = services
  const stand = await standOf(db, await foundLesson(services, id))
  const { lesson, draft } = stand
  const media = await filesOf(services, [draft.thumbnail, draft.student_book, draft.teacher_book])
  const [plan] = await db
    .select({ plan: plannedPublications, by: users.name })
    .from(plannedPublications)
    .leftJoin(users, eq(users.id, plannedPublications.userId))
    .where(eq(plannedPublications.lessonId, id))
  const author = and(eq(lessonAuthors.lessonId, id), eq(lessonAuthors.userId, userId))
  const [editor] = lesson.editedBy
    ? await db.select({ name: users.name }).from(users).where(eq(users.id, lesson.editedBy))
    : []
  const latest = latestOf(stand, editor?.name ?? '')
  const modules = new Map(stand.modules.map((own) => [own.module.moduleId, presentModule(own)]))
  return {
    id,
    step_no: lesson.stepNo,
    semester_no: lesson.semesterNo,
    dialect_id: lesson.dialectId,
    type_no: lesson.typeNo,
    no: lesson.no,
    version: lesson.deskVersion,
    state: lesson.state,
    title: draft.title,
    official_name: draft.official_name,
    thumbnail: media(draft.thumbnail),
    student_book: media(draft.student_book),
    teacher_book: media(draft.teacher_book),
    activities: draft.activities.map((own) => ({
      steps: own.steps,
      modules: own.modules.flatMap((moduleId) => modules.get(moduleId) ?? []),
    })),
    is_changed: stand.isChanged || stand.modules.some(({ module }) => module.isDraft) ? 1 : 0,
    saved_at: latest.at?.toISOString() ?? null,
    saved_by: latest.by,
    dialects: await dialectsOf(services, id),
    review: await latestReview(services, stand),
    comments: await commentsOf(services, id),
    plan: plan
      ? {
          publish_at: plan.plan.publishAt.toISOString(),
          by: plan.by ?? '',
          note: plan.plan.note,
          failure: plan.plan.failure,
        }
      : null,
    is_author: (await db.$count(lessonAuthors, author)) > 0 ? 1 : 0,
    needs_review: env.reviewRequired ? 1 : 0,
  }
}

/** When somebody of the desk wrote in it last, and who. */
function latestOf({ lesson, modules }: Stand, editor: string): { at: Date | null; by: string } {
  let latest = { at: lesson.editedAt, by: editor }
  for (const { module } of modules)
    if (module.savedAt && (!latest.at || module.savedAt > latest.at))
      latest = { at: module.savedAt, by: module.savedBy }
  return latest
}

function presentModule({ module, code }: Stand['modules'][number]): DeskModule {
  return {
    id: module.moduleId,
    code,
    type: module.type,
    type_name: moduleTypes.get(module.type)?.name ?? module.type,
    name: module.name,
    state: module.seenVersionId === null ? 'new' : module.isDraft ? 'changed' : 'published',
    saved_at: module.savedAt?.toISOString() ?? null,
    saved_by: module.savedBy,
  }
}

async function filesOf({ db }: Pick<Services, 'db'>, ids: readonly (number | null)[]) {
  const rows = await db
    .select({ id: files.id, key: files.key })
    .from(files)
    .where(inArray(files.id, [0, ...ids.flatMap((id) => id ?? [])]))
  const known = new Map(rows.map(({ id, key }) => [id, { id, url: `/files/${key}` }]))
  return (id: number | null) => (id === null ? null : (known.get(id) ?? null))
}

const DIALECTS_OF = `
  select o.dialect_id, o.id, o.state, ${DESK_MODULES('o')} as module_count
  from lessons p join lessons o on o.step_no = p.step_no and o.semester_no = p.semester_no and o.type_no = p.type_no
    and o.no = p.no
  where p.id = $1`

async function dialectsOf({ pool }: Pick<Services, 'pool'>, id: number) {
  const { rows } = await pool.query<{
    dialect_id: number
    id: number
    state: LessonState
    module_count: number
  }>({ name: 'lesson desk dialects', text: DIALECTS_OF, values: [id] })
  return cellsOf(rows)
}

async function latestReview(
  { db }: Pick<Services, 'db'>,
  { lesson, digest }: Stand,
): Promise<LessonReview | null> {
  const [row] = await db
    .select()
    .from(lessonReviews)
    .where(eq(lessonReviews.lessonId, lesson.id))
    .orderBy(desc(lessonReviews.id))
    .limit(1)
  return row
    ? {
        id: row.id,
        asked_at: row.askedAt.toISOString(),
        asked_by: row.askedByName,
        note: row.note,
        answered_at: row.answeredAt?.toISOString() ?? null,
        answered_by: row.answeredByName,
        result: row.result,
        answer: row.answer,
        is_fresh: row.digest === digest ? 1 : 0,
      }
    : null
}

async function commentsOf({ db }: Pick<Services, 'db'>, lessonId: number): Promise<LessonComment[]> {
  const rows = await db
    .select()
    .from(lessonComments)
    .where(eq(lessonComments.lessonId, lessonId))
    .orderBy(asc(lessonComments.id))
  return rows.map((row) => ({
    id: row.id,
    module_id: row.moduleId,
    text: row.text,
    by: row.userName,
    at: row.createdAt.toISOString(),
    is_done: row.doneAt ? 1 : 0,
  }))
}
