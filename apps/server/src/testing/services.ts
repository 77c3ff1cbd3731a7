import { join } from 'node:path'
import { connect } from '../db/connect.ts'
import { openJudging } from '../domain/judge/judging.ts'
import { LoginGate } from '../domain/login/gate.ts'
import { openMailTransport } from '../domain/mail/open.ts'
import type { Services } from '../domain/services.ts'
import { createLog } from '../http/log/log.ts'
import { readEnv } from '../kernel/env.ts'
import { ROOT } from '../kernel/root.ts'
import { openBlobs } from '../open-blobs.ts'
import { openCounts } from '../open-counts.ts'
import { postgresNotices } from '../ports/notices-postgres.ts'
import type { Queue } from '../ports/queue.ts'

const SECRET = 'a secret of tests, long enough for HMAC'
/** Ten times a site's: tests fill tables by the ten thousand, and ask by the hundred, on machines that do much else. */
const PATIENCE = { statementMs: 14_000, connectMs: 20_000 }

interface Given {
  /** Environment variables. */
  variables?: Record<string, string>
  now?: () => Date
  /** Without one, what is asked for is not done: a test does it by `testing/jobs.ts`. */
  queue?: Queue
  /** Takes each line of the log. */
  line?: (line: string) => void
}

/** Takes every job and does none: no test of calls loads what keeps them. */
const STILL: Queue = {
  open: async () => undefined,
  ask: async () => undefined,
  retry: async () => false,
  close: async () => undefined,
}

/** All that a server of a test needs, on a database that is there. Whoever opens it ends `judging`, `notices`, `counts` and `pool`. */
export function servicesOn(databaseUrl: string, dataDir: string, given: Given = {}): Services {
  const { variables = {}, now = () => new Date(), line = () => {} } = given
  const env = readEnv(
    {
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      RATE_LIMIT: '1000000',
      FONT_CACHE: join(ROOT, 'node_modules/.cache/hakka-fonts'),
      ...variables,
    },
    dataDir,
  )
  const { db, pool } = connect(databaseUrl, { max: 4, ...PATIENCE })
  const log = createLog('info', line)
  const blobs = openBlobs(env)
  return {
    env,
    db,
    pool,
    blobs: blobs.files,
    privateBlobs: blobs.private,
    films: blobs.films,
    secret: SECRET,
    loginGate: new LoginGate(SECRET),
    judging: openJudging({ env, log }),
    counts: openCounts(env, SECRET, log),
    notices: postgresNotices(databaseUrl),
    mailTransport: openMailTransport(env),
    queue: given.queue ?? STILL,
    now,
    log,
  }
}
