import { randomBytes } from 'node:crypto'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect } from './db/connect.ts'
import { startEmbedded } from './db/embedded/start.ts'
import { DatabaseError, migrateDatabase } from './db/migrate.ts'
import { isUnavailable } from './db/unavailable.ts'
import { openJudging } from './domain/judge/judging.ts'
import { LoginGate } from './domain/login/gate.ts'
import { openMailTransport } from './domain/mail/open.ts'
import type { Services } from './domain/services.ts'
import { createLog } from './http/log/log.ts'
import { installJobs } from './jobs/kit/install.ts'
import { openQueue } from './jobs/kit/queue.ts'
import { jobs } from './jobs/list.ts'
import type { Env } from './kernel/env.ts'
import type { Log } from './kernel/log.ts'
import { openBlobs } from './open-blobs.ts'
import { openCounts } from './open-counts.ts'
import { postgresNotices } from './ports/notices-postgres.ts'

export interface Opened {
  services: Services
  databaseUrl: string
  /** Closes the pool, then ends the embedded database. */
  close(): Promise<void>
}

const PATIENCE_MS = 30_000

/**
 * Everything that the site stands on: data folder, database at its present schema, stored files.
 * @throws EmbeddedError or DatabaseError with a sentence for whoever started it
 */
export async function openServices(env: Env): Promise<Opened> {
  const log = createLog(env.logLevel)
  const embedded = env.databaseUrl
    ? undefined
    : await startEmbedded({
        dataDir: env.dataDir,
        log: (line, routine) => log[routine ? 'debug' : 'warn']({ line }, 'postgres'),
      })
  const databaseUrl = env.databaseUrl ?? embedded?.url ?? ''
  try {
    await mkdir(env.dataDir, { recursive: true, mode: 0o700 })
    await migratePatiently(databaseUrl, () => beforeUpgrade(env, databaseUrl, log))
    await installJobs(databaseUrl, jobs)
    const secret = env.sessionSecret ?? (await keptSecret(env.dataDir))
    const onError = ({ message }: Error) => log.warn({ message }, 'idle database connection lost')
    const { db, pool } = connect(databaseUrl, { onError })
    const now = () => new Date()
    const blobs = openBlobs(env)
    const services: Services = {
      env,
      db,
      pool,
      blobs: blobs.files,
      privateBlobs: blobs.private,
      films: blobs.films,
      secret,
      loginGate: new LoginGate(secret),
      judging: openJudging({ env, log }),
      counts: openCounts(env, secret, log),
      notices: postgresNotices(databaseUrl, {
        onLost: (error) => log.warn({ message: error?.message }, 'notices of other processes are lost'),
        onBack: () => log.info({}, 'notices of other processes come again'),
      }),
      mailTransport: openMailTransport(env),
      queue: openQueue(pool),
      now,
      log,
    }
    const close = async () => {
      services.mailTransport.close()
      await services.queue.close()
      await services.judging.close()
      await services.notices.close()
      await services.counts.close()
      await pool.end()
      await embedded?.stop()
    }
    return { services, databaseUrl, close }
  } catch (error) {
    await embedded?.stop()
    throw error
  }
}

async function beforeUpgrade(env: Env, databaseUrl: string, log: Log): Promise<void> {
  if (!env.upgradeBackup) return
  // Seldom needed: no start of every day waits for it.
  const { backUpBeforeUpgrade } = await import('./backup/before-upgrade.ts')
  await backUpBeforeUpgrade(env, databaseUrl, log)
}

/** A database on another machine may come up later than the site does. */
async function migratePatiently(url: string, beforeUpgrade: () => Promise<void>): Promise<void> {
  const until = Date.now() + PATIENCE_MS
  for (;;) {
    try {
      return await migrateDatabase(url, { beforeUpgrade })
    } catch (error) {
      if (!isUnavailable(error)) throw error
      if (Date.now() > until)
        throw new DatabaseError('連不上 DATABASE_URL 指定的資料庫。請確認資料庫已啟動、位址正確。')
      await sleep(1000)
    }
  }
}

/** Kept, so that a restart does not make the forms in open pages useless. */
async function keptSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'session-secret')
  const fresh = randomBytes(32).toString('base64url')
  try {
    await writeFile(path, fresh, { mode: 0o600, flag: 'wx' })
    return fresh
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  const kept = (await readFile(path, 'utf8')).trim()
  if (kept.length >= 32) return kept
  await writeFile(path, fresh)
  await chmod(path, 0o600)
  return fresh
}
