import type { CallAnswer } from '@hakka/contract/calls'
import type { LessonChange, LessonCheck } from '@hakka/contract/lesson-desk'
import { and, eq, isNull, max } from 'drizzle-orm'
import { hardChecks, softChecks } from '../../content/lesson-checks.ts'
import { reviewLacking, type Stand, standOf } from '../../content/publish-faults.ts'
import { lessonComments, lessonVersions } from '../../db/tables/authoring.ts'
import { modulesOf, seenDraft } from '../../domain/lesson/lesson-draft.ts'
import type { Services } from '../../domain/services.ts'
import { foundLesson } from './read.ts'
import { reportsOf } from './reports.ts'

type Checks = CallAnswer<'GET /api/admin/lesson/checks'>['data']

/** What can be said of a lesson before it is published, and what it changes for learners. */
export async function checksOf(services: Services, id: number): Promise<Checks> {
  const { db, pool, env } = services
  const stand = await standOf(db, await foundLesson(services, id))
  const { lesson, draft, modules, digest } = stand
  const [last] = await db
    .select({ no: max(lessonVersions.no) })
    .from(lessonVersions)
    .where(eq(lessonVersions.lessonId, id))
  const isFirst = last?.no == null
  const hasBefore = lesson.state === 'published' && isFirst
  return {
    version: lesson.deskVersion,
    digest,
    checks: [
      ...hardChecks(lesson, draft, modules),
      ...(await softChecks(pool, lesson, modules)),
      ...(env.reviewRequired ? [reviewCheck(await reviewLacking(db, stand))] : []),
      ...(await openComments(services, stand)),
    ],
    changes: await changesOf(services, stand),
    reports: await reportsOf(services, stand),
    next_no: (last?.no ?? 0) + (hasBefore ? 2 : 1),
  }
}

const reviewCheck = (lacking: string | undefined): LessonCheck => ({
  id: 'review',
  result: lacking === undefined ? 'ok' : 'fault',
  title: lacking ?? '有人看過了',
  detail: lacking === undefined ? '' : '這個網站規定：沒有動手寫的人看過，才能發布',
  places: [],
})

async function openComments(
  { db }: Pick<Services, 'db'>,
  { lesson, modules }: Stand,
): Promise<LessonCheck[]> {
  const rows = await db
    .select()
    .from(lessonComments)
    .where(and(eq(lessonComments.lessonId, lesson.id), isNull(lessonComments.doneAt)))
  if (rows.length === 0) return []
  const codeOf = (id: number | null) => modules.find(({ module }) => module.moduleId === id)?.code ?? ''
  return [
    {
      id: 'comments',
      result: 'remark',
      title: `${rows.length} 則留言還沒處理`,
      detail: '',
      places: rows.slice(0, 50).map((row) => ({
        module_id: row.moduleId,
        code: codeOf(row.moduleId),
        where: row.userName,
        path: '',
        text: row.text,
      })),
    },
  ]
}

/** What learners will find changed. */
async function changesOf({ db }: Pick<Services, 'db'>, stand: Stand): Promise<LessonChange[]> {
  const { lesson, draft, modules } = stand
  const seen = await seenDraft(db, lesson)
  const changes: LessonChange[] = []
  const { activities, ...head } = draft
  const { activities: before, ...headBefore } = seen
  if (lesson.state === 'published' && JSON.stringify(head) !== JSON.stringify(headBefore))
    changes.push({ kind: 'lesson', module_id: null, text: '課程資料' })
  const steps = (of: typeof activities) => JSON.stringify(of.map((own) => own.steps))
  if (lesson.state === 'published' && steps(activities) !== steps(before))
    changes.push({ kind: 'lesson', module_id: null, text: '教學步驟' })
  const known = new Set(modulesOf(seen))
  for (const { module, code } of modules) {
    const text = `${code} ${module.name}`
    if (!known.has(module.moduleId)) changes.push({ kind: 'added', module_id: module.moduleId, text })
    else if (module.isDraft) changes.push({ kind: 'changed', module_id: module.moduleId, text })
  }
  const now = new Set(modulesOf(draft))
  const gone = [...known].filter((id) => !now.has(id)).length
  if (gone > 0) changes.push({ kind: 'removed', module_id: null, text: `拿掉 ${gone} 個模組` })
  const order = (of: typeof activities) =>
    JSON.stringify(of.map((own) => own.modules.filter((id) => known.has(id) && now.has(id))))
  if (order(activities) !== order(before))
    changes.push({ kind: 'moved', module_id: null, text: '模組的順序' })
  return changes
}
