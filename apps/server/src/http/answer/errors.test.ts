import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { afterEach, describe, expect, test } from 'vitest'
import { connect } from '../../db/connect.ts'
import { AppError } from '../../kernel/app-error.ts'
import { session, user } from '../../testing/builders.ts'
import { openTestServer, testServer } from '../../testing/server.ts'
import { errorAnswer } from './error-answer.ts'

const server = testServer()

describe('an error nobody expected', () => {
  test('is shown as 伺服器錯誤，請稍後再試 and logged under the id that the answer carries', () => {
    const before = server().log.length
    const answer = errorAnswer(new Error('the secret cause'), server().services.log, { request_id: 'r' })
    expect(answer.status).toBe(500)
    expect(answer.body).toEqual({
      code: 'server',
      message: '伺服器錯誤，請稍後再試',
      error_id: expect.stringMatching(/^[0-9a-f]{12}$/),
    })
    const [line] = server().log.slice(before)
    expect(line).toMatchObject({ error_id: answer.body.error_id, request_id: 'r', level: 50 })
    expect(JSON.stringify(line)).toContain('the secret cause')
  })

  test('is logged without the values of a failed statement', () => {
    const before = server().log.length
    const cause = Object.assign(new Error('invalid input syntax: "我的作文"'), {
      severity: 'ERROR',
      code: '22P02',
    })
    errorAnswer(new DrizzleQueryError('select $1', ['我的作文'], cause), server().services.log, {})
    const text = JSON.stringify(server().log.slice(before))
    expect(text).toContain('select $1')
    expect(text).toContain('22P02')
    expect(text).not.toContain('我的作文')
  })

  test('that we throw ourselves keeps its code, text and fields', () => {
    const error = new AppError('validation', { errors: { name: ['此欄位必填'] } })
    const { status, body } = errorAnswer(error, server().services.log, {})
    expect({ status, ...body }).toEqual({
      status: 422,
      code: 'validation',
      message: '請檢查輸入內容',
      errors: { name: ['此欄位必填'] },
    })
  })
})

describe('the database gone', () => {
  let closed: Server | undefined
  afterEach(() => void closed?.close())

  test('calls answer 503 within 3 s, and work again when it is back', async () => {
    const own = await openTestServer()
    const headers = await session(own, await user(own))
    const real = own.services.db
    const folder = mkdtempSync(join(tmpdir(), 'hakka-gone-'))
    const gone = connect(`postgres://x@localhost/x?host=${encodeURIComponent(folder)}`)
    own.services.db = gone.db
    const began = performance.now()
    const answer = await own.app.inject({ url: '/api/my/id', headers })
    expect(performance.now() - began).toBeLessThan(3000)
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toEqual({ code: 'unavailable', message: '伺服器錯誤，請稍後再試' })
    expect((await own.app.inject('/readyz')).statusCode).toBe(503)
    expect((await own.app.inject('/healthz')).statusCode).toBe(200)
    own.services.db = real
    expect((await own.app.inject({ url: '/api/my/id', headers })).statusCode).toBe(200)
    expect((await own.app.inject('/readyz')).json()).toMatchObject({
      ok: true,
      database: true,
      migrations: true,
    })
    await gone.pool.end()
    rmSync(folder, { recursive: true })
    await own.close()
  })

  test('one that is frozen counts as gone', async () => {
    closed = createServer(() => {}).listen(0, '127.0.0.1')
    await once(closed, 'listening')
    const address = closed.address()
    const port = typeof address === 'object' ? address?.port : 0
    const frozen = connect(`postgres://x@127.0.0.1:${port}/x`)
    const began = performance.now()
    const failed = await frozen.db.execute('select 1').catch((error: unknown) => error)
    expect(performance.now() - began).toBeLessThan(3000)
    expect(errorAnswer(failed, server().services.log, {}).status).toBe(503)
    await frozen.pool.end()
  })

  test('a transaction whose connection breaks gives the connection back', async () => {
    const { db, pool } = connect(server().databaseUrl, { max: 1 })
    for (let time = 0; time < 3; time++) {
      const broken = db.transaction(async (transaction) => {
        await transaction.execute('select pg_terminate_backend(pg_backend_pid())')
      })
      await expect(broken).rejects.toThrow()
    }
    expect((await db.execute('select 1 as one')).rows).toEqual([{ one: 1 }])
    await pool.end()
  })
})
