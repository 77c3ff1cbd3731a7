import { timingSafeEqual } from 'node:crypto'
import { AnsweredFile } from '@hakka/contract/answered-file'
import type { FetchPlace, FetchResult } from '@hakka/contract/lesson-fetch'
import { exportZip, lessonsToExport } from '../../content/exchange/export-lessons.ts'
import { fetchLesson } from '../../content/exchange/fetch-lesson.ts'
import { FETCH_LESSONS, type FetchRow } from '../../content/exchange/fetch-run.ts'
import { keyOf } from '../../content/exchange/lesson-at.ts'
import { KEY_HEADER } from '../../content/exchange/site-source.ts'
import { sourceOf } from '../../content/exchange/source.ts'
import { SourceFailure } from '../../content/exchange/source-failure.ts'
import { writeAudit } from '../../domain/edit/audit.ts'
import { lock } from '../../domain/edit/lock.ts'
import { isAt } from '../../domain/lesson/is-at.ts'
import type { LessonAddress } from '../../domain/lesson/lesson-address.ts'
import type { Services } from '../../domain/services.ts'
import { contentDisposition } from '../../http/answer/content-disposition.ts'
import { route } from '../../http/route.ts'
import { AppError } from '../../kernel/app-error.ts'
import { combinationsOf } from './combinations.ts'
import { isOwn } from './policy.ts'
import { findRun, forgetRun, goOnWith, keepRun, lastRun, presentRun, resultIn, stopRun } from './store.ts'

const FETCHING = { permission: 'lesson.fetch' } as const
/** A hundred lessons, some of them twice. */
const FETCH_LIMIT = { max: 240, per: 'user' } as const
/** Another site that fetches all it may in one go. */
const SHARE_LIMIT = { max: 240, per: 'address' } as const

function isSame(given: unknown, key: string): boolean {
  if (typeof given !== 'string') return false
  const [one, other] = [Buffer.from(given), Buffer.from(key)]
  return one.length === other.length && timingSafeEqual(one, other)
}

const OWN_RUN = {
  find: ({ db }: { db: Parameters<typeof findRun>[0] }, { params }: { params: { id: number } }) =>
    findRun(db, params.id),
  may: isOwn,
}

const LACKING: FetchResult = {
  id: null,
  success: false,
  outcome: 'none',
  output: ['教材庫沒有這一課'],
  title: null,
}

/** What the source has helps to choose; `null` where it does not say: everything may be asked for. */
const inSource = (env: Parameters<typeof sourceOf>[0]) =>
  sourceOf(env)
    .list()
    .catch((error: unknown) => {
      if (error instanceof SourceFailure) return null
      throw error
    })

const placeOf = ({ stepNo, semesterNo, dialectId, typeNo, no }: LessonAddress): FetchPlace => ({
  step_no: stepNo,
  semester_no: semesterNo,
  dialect_id: dialectId,
  type_no: typeNo,
  no,
})

/** Waits for the job that does a run to come to one of its lessons. */
async function resultOf(db: Services['db'], { id, places }: FetchRow, address: LessonAddress) {
  const asked = JSON.stringify(placeOf(address))
  const at = places.findIndex((place) => JSON.stringify(place) === asked)
  if (at < 0) throw new AppError('not_found')
  const result = await resultIn(db, id, at)
  return typeof result === 'string'
    ? { id: null, success: false, outcome: result, output: [], title: null }
    : result
}

export const routes = [
  route(
    'GET /api/admin/lesson/fetch',
    { policy: FETCHING, personal: true },
    async ({ actor, services: { db, env } }) => {
      const known = await inSource(env)
      const run = await lastRun(db, actor.userId)
      return {
        data: {
          source: sourceOf(env).title,
          lessons: known?.map(placeOf) ?? null,
          run: run ? presentRun(run) : null,
        },
      }
    },
  ),

  route(
    'POST /api/admin/lesson/fetch',
    { policy: FETCHING, limit: FETCH_LIMIT, audited: true },
    async ({ body, actor: { userId }, services: { db, env, queue, now } }) => {
      const known = await inSource(env)
      const has = known && new Set(known.map(keyOf))
      const lessons = combinationsOf(body).map((address) => ({
        place: placeOf(address),
        result: has?.has(keyOf(address)) === false ? LACKING : null,
      }))
      const run = await db.transaction(async (transaction) => {
        await lock(transaction, `fetch of ${userId}`)
        const last = await lastRun(transaction, userId)
        if (last?.state === 'waiting' || last?.state === 'running') return last
        const row = await keepRun(transaction, userId, lessons)
        await queue.ask(transaction, FETCH_LESSONS, { id: row.id })
        const deed = { userId, action: 'lesson.fetch_begin', subjectId: row.id, subject: '從教材庫匯入' }
        await writeAudit(transaction, { ...deed, after: { lessons: lessons.length } }, now())
        return row
      })
      return { data: presentRun(run) }
    },
  ),

  route(
    'POST /api/admin/lesson/fetch/{id}',
    { policy: FETCHING, limit: FETCH_LIMIT, audited: true, resource: OWN_RUN },
    async ({ params: { id }, body, services: { db, queue } }) => {
      const row = await db.transaction(async (transaction) => {
        const { row: run, isAsked } = await goOnWith(transaction, id, body.again)
        if (isAsked) await queue.ask(transaction, FETCH_LESSONS, { id })
        return run
      })
      if (!row) throw new AppError('not_found')
      return { data: presentRun(row) }
    },
  ),

  route(
    'POST /api/admin/lesson/fetch/{id}/stop',
    { policy: FETCHING, audited: true, resource: OWN_RUN },
    async ({ params: { id }, services: { db } }) => {
      const row = await stopRun(db, id)
      if (!row) throw new AppError('not_found')
      return { data: presentRun(row) }
    },
  ),

  route(
    'POST /api/admin/lesson/fetch/{id}/forget',
    { policy: FETCHING, audited: true, resource: OWN_RUN },
    async ({ params: { id }, services: { db } }) => {
      await forgetRun(db, id)
      return { status: 'success' as const }
    },
  ),

  route(
    'POST /admin/lesson/fetch',
    { policy: FETCHING, limit: FETCH_LIMIT, audited: true },
    async ({ body, actor, services }) => {
      const { userId } = actor
      const run = body.run === undefined ? undefined : await findRun(services.db, body.run)
      if (body.run !== undefined && (!run || !isOwn(actor, run))) throw new AppError('not_found')
      const results = []
      for (const address of combinationsOf(body))
        results.push(
          run ? await resultOf(services.db, run, address) : await fetchLesson(services, address, userId),
        )
      return { results }
    },
  ),

  route(
    'GET /api/lesson/pack',
    { policy: 'anyone', limit: SHARE_LIMIT },
    async ({ query, request, services: { db, blobs, env } }) => {
      // A pack has the answers in it: it is for sites that know the key, and where there is none for nobody.
      if (!env.lessonShareKey || !isSame(request.headers[KEY_HEADER], env.lessonShareKey))
        throw new AppError('forbidden')
      const rows = await lessonsToExport(
        db,
        isAt({
          stepNo: query.step_no,
          semesterNo: query.semester_no,
          typeNo: query.type_no,
          dialectId: query.dialect_id,
          no: query.no,
        }),
      )
      const [lesson] = rows
      if (!lesson) throw new AppError('not_found')
      return new AnsweredFile({
        mediaType: 'application/zip',
        disposition: contentDisposition(lesson.officialName, 'zip'),
        stream: () => exportZip({ db, blobs }, rows, lesson.officialName),
      })
    },
  ),
]
