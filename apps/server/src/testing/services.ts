import { join } from 'node:path'
import { connect } from '../db/connect.ts'
import { openJudging } from '../domain/judge/judging.ts'
import { LoginGate } from '../domain/login/gate.ts'
import { openMail } from '../domain/mail/open.ts'
import { readEnv } from '../env.ts'
import { createLog } from '../http/log.ts'
import { diskBlobs } from '../ports/blob-disk.ts'
import type { Services } from '../services.ts'

const SECRET = 'a secret of tests, long enough for HMAC'

interface Given {
  /** Environment variables. */
  variables?: Record<string, string>
  now?: () => Date
  /** Takes each line of the log. */
  line?: (line: string) => void
}

/** All that a server of a test needs, on a database that is there. Whoever opens it ends `mail`, `judging` and `pool`. */
export function servicesOn(databaseUrl: string, dataDir: string, given: Given = {}): Services {
  const { variables = {}, now = () => new Date(), line = () => {} } = given
  const env = readEnv(
    { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, RATE_LIMIT: '1000000', ...variables },
    dataDir,
  )
  const { db, pool } = connect(databaseUrl, { max: 4 })
  const log = createLog('info', line)
  return {
    env,
    db,
    pool,
    blobs: diskBlobs(join(dataDir, 'files')),
    privateBlobs: diskBlobs(join(dataDir, 'private')),
    secret: SECRET,
    loginGate: new LoginGate(SECRET),
    judging: openJudging({ env, log }),
    ...openMail({ env, log, now }),
    now,
    log,
  }
}
