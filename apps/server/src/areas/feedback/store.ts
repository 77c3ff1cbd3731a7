import type { CallQuery } from '@hakka/contract/calls'
import { FEEDBACK, FEEDBACK_STATUSES } from '@hakka/contract/constants'
import type { Report } from '@hakka/contract/feedback'
import {
  and,
  arrayOverlaps,
  asc,
  count,
  desc,
  eq,
  gte,
  ilike,
  inArray,
  lt,
  ne,
  or,
  type SQL,
} from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { feedback, feedbackScreenshots } from '../../db/tables/feedback.ts'
import { screenshotsOf } from '../../domain/feedback/find.ts'
import { publicOf, wholeOf } from '../../domain/feedback/present.ts'
import { containing } from '../../domain/text/like.ts'
import { DELETED } from './policy.ts'

/** What the list and its file are asked for alike. */
type Choice = CallQuery<'GET /api/feedback/export'>
type Asked = CallQuery<'GET /api/feedback'>

const COLUMNS = {
  created_at: feedback.createdAt,
  updated_at: feedback.updatedAt,
  status: feedback.status,
  category: feedback.category,
} satisfies Record<Asked['sort'], unknown>

const PUBLIC_TEXTS = [feedback.code, feedback.content, feedback.reply]
const ALL_TEXTS = [...PUBLIC_TEXTS, feedback.email, feedback.tel, feedback.url, feedback.note]

/** A month begins at midnight in Taipei. */
function inMonth(month: string): SQL | undefined {
  const [year = 0, no = 0] = month.split('-').map(Number)
  const next = no === 12 ? `${year + 1}-01` : `${year}-${String(no + 1).padStart(2, '0')}`
  const start = (own: string) => new Date(`${own}-01T00:00:00+08:00`)
  return and(gte(feedback.createdAt, start(month)), lt(feedback.createdAt, start(next)))
}

/** Who may not see a field may not find a report by it either. */
function chosenBy({ keyword, 'd[]': dialects, 'ym[]': months }: Choice, whole: boolean): SQL | undefined {
  return and(
    whole ? undefined : ne(feedback.status, DELETED),
    dialects?.length ? arrayOverlaps(feedback.dialectIds, dialects) : undefined,
    months?.length ? or(...months.map(inMonth)) : undefined,
    keyword
      ? or(...(whole ? ALL_TEXTS : PUBLIC_TEXTS).map((text) => ilike(text, containing(keyword))))
      : undefined,
  )
}

const withStatus = ({ status }: Choice) => (status === undefined ? undefined : eq(feedback.status, status))

const orderOf = ({ sort, direction }: Choice) => [
  (direction === 'asc' ? asc : desc)(COLUMNS[sort]),
  desc(feedback.id),
]

/** One page of reports, whole or as the public sees them, and how many there are of each status. */
export async function listReports(db: NodePgDatabase, asked: Asked, whole: boolean) {
  const chosen = chosenBy(asked, whole)
  const rows = await db
    .select()
    .from(feedback)
    .where(and(chosen, withStatus(asked)))
    .orderBy(...orderOf(asked))
    .limit(FEEDBACK.page_size)
    .offset((asked.page - 1) * FEEDBACK.page_size)
  const pictures = whole
    ? await screenshotsOf(
        db,
        rows.map(({ id }) => id),
      )
    : []
  const byStatus = await db
    .select({ status: feedback.status, number: count() })
    .from(feedback)
    .where(chosen)
    .groupBy(feedback.status)
  const counts = FEEDBACK_STATUSES.map((_, no) => byStatus.find(({ status }) => status === no)?.number ?? 0)
  return {
    data: rows.map((row) =>
      whole
        ? wholeOf(
            row,
            pictures.filter((own) => own.feedbackId === row.id),
          )
        : publicOf(row),
    ),
    total:
      asked.status === undefined ? counts.reduce((sum, own) => sum + own, 0) : (counts[asked.status] ?? 0),
    page: asked.page,
    page_size: FEEDBACK.page_size,
    counts,
  }
}

/** All reports that a handler has chosen, in the order that was asked for. */
export async function chosenIds(db: NodePgDatabase, asked: Choice): Promise<number[]> {
  const rows = await db
    .select({ id: feedback.id })
    .from(feedback)
    .where(and(chosenBy(asked, true), withStatus(asked)))
    .orderBy(...orderOf(asked))
  return rows.map(({ id }) => id)
}

/** Whole reports in the order of their ids here; without those that are gone. */
export async function findAllWhole(db: NodePgDatabase, ids: readonly number[]): Promise<Report[]> {
  const rows = await db
    .select()
    .from(feedback)
    .where(inArray(feedback.id, [...ids]))
  const pictures = Map.groupBy(await screenshotsOf(db, ids), ({ feedbackId }) => feedbackId)
  const known = new Map(rows.map((row) => [row.id, wholeOf(row, pictures.get(row.id) ?? [])]))
  return ids.flatMap((id) => known.get(id) ?? [])
}

export async function findRow(
  { db }: { db: NodePgDatabase },
  { params: { id } }: { params: { id: number } },
) {
  const [row] = await db.select().from(feedback).where(eq(feedback.id, id))
  return row
}

export async function findScreenshot(db: NodePgDatabase, { id, no }: { id: number; no: number }) {
  const [row] = await db
    .select({ key: feedbackScreenshots.key, mediaType: feedbackScreenshots.mediaType })
    .from(feedbackScreenshots)
    .where(and(eq(feedbackScreenshots.feedbackId, id), eq(feedbackScreenshots.no, no)))
  return row
}
