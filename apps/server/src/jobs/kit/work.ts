import { setTimeout as sleep } from 'node:timers/promises'
import type { PgBoss } from 'pg-boss'
import { connect } from '../../db/connect.ts'
import { isUnavailable } from '../../db/unavailable.ts'
import type { Services } from '../../domain/services.ts'
import { describe } from '../../kernel/describe.ts'
import { openBoss, queueOf } from './boss.ts'
import type { Job, JobServices } from './define.ts'
import { failureOf } from './failure.ts'

/** A process that takes jobs. */
export interface Worker {
  /** Once it takes jobs; also where it was stopped before. */
  ready: Promise<void>
  /** Takes no more, gives those under way five seconds, and leaves the others to another process. */
  stop(): Promise<void>
}

interface WorkOptions {
  services: Services
  databaseUrl: string
  jobs: readonly Job[]
}

/** A job's statements may take as long as a job may. */
const STATEMENT_MS = 10 * 60_000
/** Each job under way may hold one, a mail that leaves a second one. */
const CONNECTIONS = 4
const STOP_MS = 5000
const TRY_AGAIN_MS = 5000
const TIME_ZONE = 'Asia/Taipei'

/** Whether another process has died is looked at this often. */
const LOOK_SECONDS = 10
/** A job that is to be tried again, or comes without its notice, is found as late. */
const POLL_SECONDS = 5

/**
 * Takes jobs as they come and as their schedules say. Every process of the site may: each job goes to one of them, and
 * each hour of a schedule makes one job. Answers at once; a database that is away is waited for.
 */
export function workJobs({ services, databaseUrl, jobs }: WorkOptions): Worker {
  const { log } = services
  const slow = connect(databaseUrl, { max: CONNECTIONS, statementMs: STATEMENT_MS })
  const own: JobServices = { ...services, db: slow.db, pool: slow.pool }
  const stopping = new AbortController()
  const started = start()

  async function start(): Promise<PgBoss | undefined> {
    while (!stopping.signal.aborted) {
      const boss = await openBoss({
        connectionString: databaseUrl,
        max: 2,
        migrate: true,
        useListenNotify: true,
        superviseIntervalSeconds: LOOK_SECONDS,
        monitorIntervalSeconds: LOOK_SECONDS,
      })
      boss.on('error', (error) => {
        // While the database is away each look fails: `/readyz` and the log of calls say so already.
        if (!isUnavailable(error)) log.warn(describe(error), 'jobs')
      })
      try {
        await boss.start()
        for (const job of jobs) await take(boss, job)
        await forgetSchedules(boss)
        return boss
      } catch (error) {
        await boss.stop({ graceful: false }).catch(() => undefined)
        log.warn(describe(error), 'jobs are not taken yet')
        await sleep(TRY_AGAIN_MS, undefined, { signal: stopping.signal }).catch(() => undefined)
      }
    }
    return undefined
  }

  async function take(boss: PgBoss, job: Job): Promise<void> {
    await boss.createQueue(job.name, queueOf(job))
    await boss.updateQueue(job.name, queueOf(job))
    if (job.schedule) {
      // A school's machine may be off at night: what it has missed is done once when it is on again.
      await boss.schedule(job.name, job.schedule.cron, {}, { tz: TIME_ZONE, missed: 'once' })
    }
    // Of processes that start at the same time one asks.
    if (job.atStart) await boss.send(job.name, {}, { singletonKey: 'start', singletonSeconds: 60 })
    for (let no = 0; no < (job.atOnce ?? 1); no++) await takeOneByOne(boss, job)
  }

  async function takeOneByOne(boss: PgBoss, job: Job): Promise<void> {
    const often = { pollingIntervalSeconds: POLL_SECONDS, notifyPollingIntervalSeconds: POLL_SECONDS }
    const id = await boss.work(job.name, often, async ([given]) => {
      if (!given) return
      try {
        await job.run(own, given.data, { signal: AbortSignal.any([given.signal, stopping.signal]) })
      } catch (error) {
        log.warn({ job: job.name, ...describe(error) }, 'a job failed')
        throw failureOf(error)
      } finally {
        // One notice may stand for many jobs: the next one is looked for at once, not with the next look.
        boss.notifyWorker(id)
      }
    })
  }

  /** Of kinds that an older version had. */
  async function forgetSchedules(boss: PgBoss): Promise<void> {
    const known = new Set(jobs.filter(({ schedule }) => schedule).map(({ name }) => name))
    for (const { name } of await boss.getSchedules()) if (!known.has(name)) await boss.unschedule(name)
  }

  return {
    ready: started.then(() => undefined),
    async stop() {
      stopping.abort()
      const boss = await started
      await boss?.stop({ graceful: true, timeout: STOP_MS })
      await slow.pool.end()
    },
  }
}
