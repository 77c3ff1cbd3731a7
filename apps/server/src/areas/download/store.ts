import type { DownloadItem } from '@hakka/contract/download'
import { and, asc, count, eq, isNull } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { files } from '../../db/tables/content.ts'
import { downloadItems } from '../../db/tables/download.ts'
import { assessmentRows } from '../../domain/published/assessment-rows.ts'
import {
  assessmentUrl,
  extensionOf,
  itemUrl,
  semesterFullName,
} from '../../domain/published/download-names.ts'

interface Row {
  id: number
  title: string
  levelNo: number | null
  dialectId: number | null
  stepNo: number | null
  semesterNo: number | null
  key: string
  size: number
}

/** A row as answers carry it. */
export const present = (row: Row, url: string): DownloadItem => ({
  id: row.id,
  title: row.title,
  url,
  extension: extensionOf(row.key),
  size: row.size,
  level_no: row.levelNo,
  dialect_id: row.dialectId,
  step_no: row.stepNo,
  semester_no: row.semesterNo,
  semester_full_name: semesterFullName(row.stepNo, row.semesterNo),
  key: row.stepNo && row.semesterNo ? `${row.stepNo}-${row.semesterNo}` : '',
})

/** The files of a category, in the editor's order. */
export async function itemsOf(db: NodePgDatabase, categoryId: number): Promise<DownloadItem[]> {
  const rows = await db
    .select({ item: downloadItems, key: files.key, size: files.size })
    .from(downloadItems)
    .innerJoin(files, eq(files.id, downloadItems.fileId))
    .where(and(eq(downloadItems.categoryId, categoryId), isNull(downloadItems.deletedAt)))
    .orderBy(asc(downloadItems.no), asc(downloadItems.id))
  return rows.map(({ item, key, size }) => present({ ...item, key, size }, itemUrl(item.id)))
}

/** The assessments as the items of their category. */
export async function assessmentItems(db: NodePgDatabase): Promise<DownloadItem[]> {
  const rows = await assessmentRows(db)
  return rows.map(({ item, key, size }) => present({ ...item, key, size }, assessmentUrl(item.id)))
}

/** How many files each category has. */
export async function itemCounts(db: NodePgDatabase): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: downloadItems.categoryId, items: count() })
    .from(downloadItems)
    .where(isNull(downloadItems.deletedAt))
    .groupBy(downloadItems.categoryId)
  return new Map(rows.map(({ id, items }) => [id, items]))
}
