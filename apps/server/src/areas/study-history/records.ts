import type { CallQuery } from '@hakka/contract/calls'
import { dialectName, HISTORY_CATEGORIES, type HistoryCategory } from '@hakka/contract/constants'
import type { StudyRecord } from '@hakka/contract/study-history'
import { and, desc, eq, gt, gte, lt } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { studyRecorders } from '../../db/tables/study.ts'
import { boundsOf, matcherOf } from '../../domain/study/history.ts'
import { pageOfKey } from '../../domain/study/page-of-key.ts'
import { wholeMinutes } from '../../domain/study/study-time.ts'
import { contentsOf } from './contents.ts'

type Filter = CallQuery<'GET /api/my/study-history/export'>

/** A record with the time that it was credited, to the millisecond: minutes of many are summed of these. */
export interface Studied {
  id: number
  creditMs: number
  record: StudyRecord
}

const categoryOf = (pageCode: string): (typeof HISTORY_CATEGORIES)[number] =>
  HISTORY_CATEGORIES.find(({ id }) => id === pageCode.replace('self_study.', '')) ?? HISTORY_CATEGORIES[0]

const pageCodeOf = (category: HistoryCategory) =>
  category === 'lesson' || category === 'classroom_term' ? category : `self_study.${category}`

/** What somebody studied, as far as it was credited, the latest first. */
export async function studied(
  db: NodePgDatabase,
  userId: number,
  { dialect_id, category, begin, end, keyword }: Filter,
): Promise<Studied[]> {
  const { from, until } = boundsOf({ begin, end })
  const rows = await db
    .select({
      id: studyRecorders.id,
      pageCode: studyRecorders.pageCode,
      key: studyRecorders.key,
      beginAt: studyRecorders.beginAt,
      lastAt: studyRecorders.lastAt,
      creditMs: studyRecorders.creditMs,
    })
    .from(studyRecorders)
    .where(
      and(
        eq(studyRecorders.userId, userId),
        gt(studyRecorders.creditMs, 0),
        category && eq(studyRecorders.pageCode, pageCodeOf(category)),
        from && gte(studyRecorders.lastAt, from),
        until && lt(studyRecorders.beginAt, until),
      ),
    )
    .orderBy(desc(studyRecorders.beginAt), desc(studyRecorders.id))
  // Many rows are of few pages: each is read and named once.
  const pages = new Map([...new Set(rows.map(({ key }) => key))].map((key) => [key, pageOfKey(key)]))
  const contents = await contentsOf(db, pages)
  const matches = matcherOf(keyword)
  return rows.flatMap(({ id, pageCode, key, beginAt, lastAt, creditMs }) => {
    const dialectId = pages.get(key)?.dialect_id ?? 0
    if (dialect_id !== undefined && dialect_id !== dialectId) return []
    const { place = '', title = '', chinese = '', url = null } = contents.get(key) ?? {}
    const { id: own, name } = categoryOf(pageCode)
    if (!matches(name, place, title, chinese)) return []
    const record: StudyRecord = {
      begin_at: beginAt.toISOString(),
      end_at: lastAt.toISOString(),
      target_name: name,
      specific_keys: [dialectName(dialectId), [place, title].filter(Boolean).join(' ')],
      total_minutes: wholeMinutes(creditMs),
      category: own,
      place,
      title,
      url,
    }
    return [{ id, creditMs, record }]
  })
}
