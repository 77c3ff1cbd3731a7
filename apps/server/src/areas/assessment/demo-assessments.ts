import { join } from 'node:path'
import { BOOK_TYPES } from '@hakka/contract/assessment'
import { levelOfStep } from '@hakka/contract/constants'
import { dialectId, lessonNo, semesterNo, stepNo } from '@hakka/contract/shapes'
import { z } from 'zod'
import { demoList, storeDemoFile } from '../../content/demo-files.ts'
import { assessments } from '../../db/tables/download.ts'
import { loadDemoPart } from '../../domain/edit/demo-part.ts'
import { assessmentTitle } from '../../domain/published/download-names.ts'
import type { Services } from '../../domain/services.ts'
import { idOf, saveFiles } from '../../domain/uploads/file-rows.ts'

const demoItem = z.object({
  step_no: stepNo,
  semester_no: semesterNo,
  lesson_no: lessonNo,
  dialect_id: dialectId,
  book_type: z.enum(BOOK_TYPES),
  file: z.string(),
})

/** Handbooks to try the page with, once. */
export async function openDemoAssessments(
  { db, blobs }: Pick<Services, 'db' | 'blobs'>,
  folder: string,
): Promise<void> {
  await loadDemoPart(db, 'assessments', async (transaction) => {
    const items = await demoList(join(folder, 'assessment.json'), demoItem)
    const stored = new Map(
      await Promise.all(
        items.map(async ({ file }) => [file, await storeDemoFile(blobs, folder, file)] as const),
      ),
    )
    const ids = await saveFiles(transaction, [...stored.values()])
    const rows = items.flatMap((item) => {
      const fileId = idOf(ids, stored.get(item.file))
      if (fileId === null) return []
      return {
        levelNo: levelOfStep(item.step_no),
        stepNo: item.step_no,
        semesterNo: item.semester_no,
        lessonNo: item.lesson_no,
        dialectId: item.dialect_id,
        bookType: item.book_type,
        title: assessmentTitle(item),
        fileId,
        isDemo: true,
      }
    })
    // An editor's own handbook keeps its place.
    if (rows.length > 0) await transaction.insert(assessments).values(rows).onConflictDoNothing()
  })
}
