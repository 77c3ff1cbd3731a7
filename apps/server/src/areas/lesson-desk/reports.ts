import type { CallBody } from '@hakka/contract/calls'
import type { LessonReport } from '@hakka/contract/lesson-desk'
import type { Stand } from '../../content/publish-faults.ts'
import type { Transaction } from '../../db/transaction.ts'
import { openReports } from '../../domain/feedback/open.ts'
import { completeReport } from '../../domain/feedback/report.ts'
import { publishedModules } from '../../domain/lesson/modules.ts'
import type { Services } from '../../domain/services.ts'
import { AppError } from '../../kernel/app-error.ts'

/** What was reported of a lesson and waits for its answer, each with the module that it is of. */
export async function reportsOf(
  { db }: Pick<Services, 'db'>,
  { lesson, modules }: Stand,
): Promise<LessonReport[]> {
  const all = await openReports(db, lesson)
  if (all.length === 0) return []
  const seen = await publishedModules(db, lesson.id)
  return all.map(({ place, createdAt, id, code, content, version }) => {
    const module_id = place.mod_no === undefined ? null : (seen[place.mod_no - 1]?.id ?? null)
    const own = modules.find(({ module }) => module.moduleId === module_id)
    return {
      id,
      code,
      content,
      version,
      created_at: createdAt.toISOString(),
      module_id,
      module: own ? `${own.code} ${own.module.name}` : '',
      item: place.item ?? null,
    }
  })
}

type Answers = CallBody<'POST /api/admin/lesson/publish'>['reports']

/** Answers reports by the publication that mends what they tell of. @throws AppError `validation` where one was changed meanwhile */
export async function answerReports(
  services: Services,
  transaction: Transaction,
  reports: Answers,
  by: { userId: number; at: Date },
): Promise<void> {
  for (const [index, report] of reports.entries()) {
    try {
      await completeReport(services, transaction, report, by)
    } catch (error) {
      if (!(error instanceof AppError) || !GONE.has(error.code)) throw error
      throw new AppError('validation', {
        message: '有一件回報剛有人處理過，請重新整理再發布',
        errors: { [`reports.${index}.reply`]: ['剛有人處理過這一件'] },
      })
    }
  }
}

const GONE: ReadonlySet<string> = new Set(['conflict', 'not_found'])
