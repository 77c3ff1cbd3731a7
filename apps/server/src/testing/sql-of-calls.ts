/**
 * Which SQL some calls make: `node sql-of-calls.ts <database's address> <path> …` prints for each path one line of JSON,
 * the statements in their order, those that run at once with the same `step`. The bench runs them through the driver alone.
 * `SQL_AS` names the user who makes the calls; without it nobody is logged in.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../app.ts'
import { createSession } from '../domain/account/sessions.ts'
import { sessionCookieName } from '../http/session/cookies.ts'
import { recordSql } from './record-sql.ts'
import { servicesOn } from './services.ts'

const [url = '', ...paths] = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'hakka-sql-'))
const services = servicesOn(url, folder)
const { pool } = services
const taken = recordSql(pool)

async function cookieOf(userId: number): Promise<string> {
  const secret = await createSession(services.db, { userId, remember: false, now: new Date() })
  return `${sessionCookieName(services.env)}=${secret}`
}

try {
  const app = await buildApp(services)
  const who = process.env.SQL_AS
  const headers = who ? { cookie: await cookieOf(Number(who)) } : {}
  for (const path of paths) {
    // The first call fills what is kept in memory; the second makes the statements that every call makes.
    for (let turn = 0; turn < 2; turn++) {
      taken()
      const { statusCode } = await app.inject({ url: path, headers })
      if (statusCode !== 200) throw new Error(`${path} answers ${statusCode}`)
    }
    process.stdout.write(`${JSON.stringify(taken())}\n`)
  }
  await app.close()
} finally {
  services.mailTransport.close()
  await services.notices.close()
  await pool.end()
  rmSync(folder, { recursive: true, force: true })
}
