import { DESK_PAGE_SIZE } from '@hakka/contract/desk'
import { writeAudit } from '../../domain/edit/audit.ts'
import { route } from '../../http/route.ts'
import { reasonIn } from '../../jobs/kit/failure.ts'
import { countFailed, failedRuns, runsByKind } from '../../jobs/kit/runs.ts'
import { jobs } from '../../jobs/list.ts'
import { AppError } from '../../kernel/app-error.ts'

/** Whoever sees all that was done at the desk also sees what the site does by itself. */
const READERS = { permission: 'audit.view' } as const

const titleOf = (name: string) => jobs.find((job) => job.name === name)?.title

export const routes = [
  route('GET /api/admin/jobs', READERS, async ({ query: { page }, services: { db } }) => {
    const runs = await runsByKind(db)
    const failed = await failedRuns(db, { offset: (page - 1) * DESK_PAGE_SIZE, limit: DESK_PAGE_SIZE })
    return {
      kinds: jobs.map(({ name, title, schedule }) => {
        const own = runs.find((run) => run.name === name)
        return {
          name,
          title,
          schedule: schedule?.text ?? null,
          done_at: own?.doneAt?.toISOString() ?? null,
          open: own?.open ?? 0,
          failed: own?.failed ?? 0,
        }
      }),
      data: failed.map(({ id, name, at, tries, said }) => ({
        id,
        name,
        title: titleOf(name) ?? '其他工作',
        at: at.toISOString(),
        tries,
        reason: reasonIn(said),
      })),
      total: await countFailed(db),
      page,
      page_size: DESK_PAGE_SIZE,
    }
  }),

  route(
    'POST /api/admin/jobs/{name}/{id}/retry',
    { policy: READERS, audited: true },
    async ({ params: { name, id }, actor, services: { db, queue, now } }) => {
      const title = titleOf(name)
      if (title === undefined || !(await queue.retry(name, id))) throw new AppError('not_found')
      await writeAudit(
        db,
        { userId: actor.userId, action: 'job.retry', subjectId: id, subject: title },
        now(),
      )
      return { message: '已經排入，馬上再試一次' }
    },
  ),
]
