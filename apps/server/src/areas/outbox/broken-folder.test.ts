import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { like } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { feedback } from '../../db/tables/feedback.ts'
import { mails } from '../../db/tables/mail.ts'
import { newMailToken } from '../../domain/account/mail-tokens.ts'
import { registration, session, user, visitor } from '../../testing/builders.ts'
import { runJob } from '../../testing/jobs.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()
const folder = () => join(server().services.env.dataDir, 'outbox')
let admin: Record<string, string> = {}

beforeAll(async () => {
  admin = await session(server(), await user(server(), { roles: ['admin'] }))
  // Also for root there is no way to write into it.
  await writeFile(folder(), 'a file where a folder should be')
})

const post = async (url: string, payload: object, headers?: Record<string, string>) =>
  server().app.inject({ method: 'POST', url, payload, headers: headers ?? (await visitor(server())) })

/** What is known of the mails to an address. */
const known = async (to: string) => {
  const url = `/api/admin/outbox?keyword=${encodeURIComponent(to)}`
  return (await server().app.inject({ url, headers: admin })).json().data
}

async function tryAll(to: string): Promise<void> {
  const waiting = await server()
    .services.db.select()
    .from(mails)
    .where(like(mails.to, `${to}%`))
  for (const { id } of waiting) await runJob(server(), 'mail', { id })
}

describe('while mails can’t be written', () => {
  test('who registers, reports or sets a password is answered as soon as it is stored', async () => {
    const email = 'waits@school.example'
    expect((await post('/api/register', registration(email))).statusCode).toBe(200)
    const report = { email, url: 'http://localhost/', content: '拼音有錯', category: 5 }
    const answer = await post('/api/feedback', report)
    expect(answer.statusCode).toBe(200)
    const rows = await server().services.db.select().from(feedback)
    expect(rows.map(({ code }) => code)).toEqual([answer.json().feedback_code])

    const someone = { email: 'forgot@school.example', username: 'forgot@school.example' }
    const { id } = await user(server(), { ...someone, password: 'the old password' })
    expect((await post('/api/password/email', { email: someone.email })).statusCode).toBe(200)
    const { db, now } = server().services
    const token = await newMailToken(db, { userId: id, purpose: 'reset', email: someone.email, now: now() })
    const password = 'tung-blossom-89'
    const reset = { token, email: someone.email, password, password_confirmation: password }
    expect((await post('/api/password/reset', reset)).statusCode).toBe(200)
    expect((await post('/api/login', { username: someone.email, password })).statusCode).toBe(200)
    await tryAll('waits@')
    const waiting = await known('waits@')
    expect(waiting).toHaveLength(2)
    for (const mail of waiting) expect(mail).toMatchObject({ state: 'retrying', reason: 'folder' })
  })

  test('the mails go their way when the folder can be written again', async () => {
    await rm(folder())
    await tryAll('waits@')
    expect(await known('waits@')).toMatchObject([{ state: 'kept' }, { state: 'kept' }])
  })
})
