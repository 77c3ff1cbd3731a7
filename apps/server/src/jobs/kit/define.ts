import type { Services } from '../../domain/services.ts'
import type { Asked } from '../../ports/queue.ts'

/** What a job stands on: the site's services, whose `db` and `pool` bear statements of minutes here. */
export type JobServices = Services

/** Where a job stands in its own run. */
interface Run {
  /** Aborted when the process ends: long work stops between two of its parts, and is taken up by another process. */
  signal: AbortSignal
}

interface Definition<Data extends object> extends Asked<Data> {
  /** What the desk calls it. */
  title: string
  /** When it runs by itself, and the desk's words for that. */
  schedule?: Schedule
  /** Longer than this it is taken for lost, and begun anew; 10 minutes. */
  seconds?: number
  /** How often it is tried anew, each time later; 5. */
  retries?: number
  /** Asked for whenever the site starts, too. */
  atStart?: boolean
  /** So many of them in one process; 1. */
  atOnce?: number
  /** Runs at least once: after a kill, a second time. */
  run(services: JobServices, data: Data, run: Run): Promise<void>
}

interface Schedule {
  /** Five fields, in Taipei's time. */
  cron: string
  text: string
}

/** A job whose data are checked before it runs. */
export interface Job extends Omit<Definition<object>, 'run' | 'schema'> {
  /** @throws ZodError for data that are not the job's */
  run(services: JobServices, data: unknown, run: Run): Promise<void>
}

/**
 * One kind of job: one file of `jobs/`, named in `jobs/list.ts`.
 * @example
 * export default defineJob({
 *   name: 'purge-deleted', title: '清除已刪除的資料', schema: z.strictObject({}),
 *   schedule: { cron: '20 3 * * *', text: '每天 03:20' },
 *   run: async ({ db, now }, _data, { signal }) => purge(db, now(), signal),
 * })
 */
export const defineJob = <Data extends object>({ schema, run, ...own }: Definition<Data>): Job => ({
  ...own,
  run: async (services, data, at) => run(services, schema.parse(data ?? {}), at),
})
