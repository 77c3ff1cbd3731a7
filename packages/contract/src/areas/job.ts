import { z } from 'zod'
import { call } from '../call.ts'
import { listAnswer } from '../desk.ts'
import { int } from '../shapes.ts'

/** Why a job failed. */
const jobReason = z.enum(['database', 'disk_full', 'late', 'stopped', 'unknown'])
export type JobReason = z.output<typeof jobReason>

/** A kind of job: what it is, and how it went the last time. */
const jobKind = z.object({
  name: z.string(),
  title: z.string(),
  /** When it runs by itself, in words; `null` where it runs when something happens. */
  schedule: z.string().nullable(),
  /** Of the last one that ended well; ISO 8601, UTC. */
  done_at: z.string().nullable(),
  /** That wait or run. */
  open: z.number().int(),
  failed: z.number().int(),
})
export type JobKind = z.output<typeof jobKind>

/** A job that was given up, and that no later one of its kind has made good. */
const failedJob = z.object({
  id: z.uuid(),
  name: z.string(),
  title: z.string(),
  /** When it was given up; ISO 8601, UTC. */
  at: z.string(),
  tries: z.number().int(),
  reason: jobReason,
})
export type FailedJob = z.output<typeof failedJob>

export const jobCalls = {
  'GET /api/admin/jobs': call({
    summary: '背景工作：每一種上次完成的時間，和沒有完成的工作，新的在前',
    query: z.object({ page: int(1, 100_000).default(1) }),
    answer: listAnswer(failedJob).extend({ kinds: z.array(jobKind) }),
  }),
  'POST /api/admin/jobs/{name}/{id}/retry': call({
    summary: '再試一次沒有完成的背景工作',
    params: z.object({ name: z.string().max(50), id: z.uuid() }),
    answer: z.object({ message: z.string() }),
  }),
}
