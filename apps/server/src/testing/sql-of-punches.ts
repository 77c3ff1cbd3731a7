/**
 * Pupils who study and the SQL of their punches: `node sql-of-punches.ts <database's address> <pupils>` makes so many new
 * pupils, each with a page that is open, and prints for each one line of JSON: her cookie, the punch that goes on with her
 * page, what it is about, and the statements that it made.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../app.ts'
import { punchKey } from '../areas/study-history/punch-key.ts'
import { users } from '../db/tables/account.ts'
import { createSession } from '../domain/account/sessions.ts'
import { sessionCookieName } from '../http/session/cookies.ts'
import { mintToken } from '../http/session/csrf.ts'
import { recordSql } from './record-sql.ts'
import { servicesOn } from './services.ts'

const [address = '', count = '1'] = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'hakka-sql-'))
const services = servicesOn(address, folder)
const { db, pool } = services
const app = await buildApp(services)

async function punch(headers: Record<string, string>, payload: object): Promise<{ id: number }> {
  const answer = await app.inject({ method: 'POST', url: '/api/study_history/punch', headers, payload })
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`)
  return answer.json().recorder
}

try {
  const names = Array.from({ length: Number(count) }, (_, no) => `bench-punch-${no}`)
  const made = await db
    .insert(users)
    .values(names.map((username) => ({ username, name: username })))
    .returning({ id: users.id })
  const pupils = []
  for (const { id } of made) {
    const secret = await createSession(db, { userId: id, remember: false, now: new Date() })
    const cookie = `${sessionCookieName(services.env)}=${secret}`
    const token = mintToken(`session:${secret}`, services)
    const page = { page_code: 'self_study.listening', dialect_id: 1, level_no: 1 } as const
    const recorder = await punch({ cookie, 'x-csrf-token': token }, page)
    pupils.push({ cookie, token, userId: id, body: { ...page, recorder_id: recorder.id } })
  }
  const taken = recordSql(pool)
  for (const { cookie, token, body, userId } of pupils) {
    taken()
    await punch({ cookie, 'x-csrf-token': token }, body)
    const statements = taken().filter(({ text }) => text.includes('study_'))
    if (statements.length === 0) throw new Error('a punch has no statements')
    const page = { userId, recorderId: body.recorder_id, ...punchKey(body) }
    process.stdout.write(`${JSON.stringify({ cookie, body, page, statements })}\n`)
  }
  await app.close()
} finally {
  services.mailTransport.close()
  await services.notices.close()
  await pool.end()
  rmSync(folder, { recursive: true, force: true })
}
