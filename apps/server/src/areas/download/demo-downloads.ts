import { join } from 'node:path'
import { dialectId, levelNo, semesterNo, stepNo } from '@hakka/contract/shapes'
import { z } from 'zod'
import { demoList, storeDemoFile } from '../../content/demo-files.ts'
import { downloadItems } from '../../db/tables/download.ts'
import { loadDemoPart } from '../../domain/edit/demo-part.ts'
import type { Services } from '../../domain/services.ts'
import { idOf, saveFiles } from '../../domain/uploads/file-rows.ts'
import { keepCategory } from './categories.ts'

const demoItem = z.object({
  category_id: z.number().int(),
  title: z.string(),
  file: z.string(),
  level_no: levelNo.optional(),
  dialect_id: dialectId.optional(),
  step_no: stepNo.optional(),
  semester_no: semesterNo.optional(),
})

/** Files to try the downloads with, once. */
export async function openDemoDownloads(
  { db, blobs }: Pick<Services, 'db' | 'blobs'>,
  folder: string,
): Promise<void> {
  await loadDemoPart(db, 'downloads', async (transaction) => {
    const items = await demoList(join(folder, 'download.json'), demoItem)
    const stored = new Map(
      await Promise.all(
        items.map(async ({ file }) => [file, await storeDemoFile(blobs, folder, file)] as const),
      ),
    )
    const ids = await saveFiles(transaction, [...stored.values()])
    for (const id of new Set(items.map((item) => item.category_id))) await keepCategory(transaction, id)
    const rows = items.flatMap((item, index) => {
      const fileId = idOf(ids, stored.get(item.file))
      if (fileId === null) return []
      return {
        categoryId: item.category_id,
        title: item.title,
        no: index + 1,
        levelNo: item.level_no ?? null,
        dialectId: item.dialect_id ?? null,
        stepNo: item.step_no ?? null,
        semesterNo: item.semester_no ?? null,
        fileId,
        isDemo: true,
      }
    })
    if (rows.length > 0) await transaction.insert(downloadItems).values(rows)
  })
}
