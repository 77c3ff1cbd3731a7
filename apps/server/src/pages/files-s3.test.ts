import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { files } from '../db/tables/content.ts'
import { mails } from '../db/tables/mail.ts'
import { sendMail } from '../domain/mail/send.ts'
import { session, user } from '../testing/builders.ts'
import { formOf } from '../testing/form.ts'
import { runJob } from '../testing/jobs.ts'
import { openS3, type TestS3 } from '../testing/s3.ts'
import { openSecondProcess, openTestServer, type TestServer } from '../testing/server.ts'
import { storedPdf, tinyPdf } from '../testing/stored.ts'

let s3: TestS3
let server: TestServer
beforeAll(async () => {
  s3 = await openS3()
  server = await openTestServer({ env: s3.env })
})
afterAll(async () => {
  await server.close()
  await s3.close()
})

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers })

test('a file of the bucket is answered whole, in part, and not at all where the browser has it', async () => {
  const { key, bytes } = await storedPdf(server, 'in a bucket')
  const whole = await get(`/files/${key}`)
  expect(whole.statusCode).toBe(200)
  expect(whole.rawPayload).toEqual(bytes)
  expect(whole.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
    'content-length': String(bytes.length),
    etag: `"${key}"`,
  })
  const part = await get(`/files/${key}`, { range: 'bytes=5-8' })
  expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 5-8/${bytes.length}`])
  expect(part.rawPayload).toEqual(bytes.subarray(5, 9))
  const last = await get(`/files/${key}`, { range: 'bytes=-4' })
  expect(last.rawPayload).toEqual(bytes.subarray(-4))
  expect((await get(`/files/${key}`, { range: 'bytes=9999-' })).statusCode).toBe(416)
  expect((await get(`/files/${key}`, { 'if-none-match': `"${key}"` })).statusCode).toBe(304)
  expect((await get(`/files/${'0'.repeat(64)}.pdf`)).statusCode).toBe(404)
})

test('a film of the bucket is answered in parts, and anew when the operator has replaced it', async () => {
  const url = '/videos/kid_animation/1-up-1-1.mp4'
  expect((await get(url)).statusCode).toBe(404)
  await server.services.films.put('1-up-1-1.mp4', Buffer.from('a film of the operator'))
  const whole = await get(url)
  expect(whole.payload).toBe('a film of the operator')
  expect(whole.headers).toMatchObject({ 'content-type': 'video/mp4', 'accept-ranges': 'bytes' })
  const part = await get(url, { range: 'bytes=2-5', 'if-range': String(whole.headers.etag) })
  expect([part.statusCode, part.headers['content-range'], part.payload]).toEqual([
    206,
    'bytes 2-5/22',
    'film',
  ])
  const known = { 'if-none-match': String(whole.headers.etag) }
  expect((await get(url, known)).statusCode).toBe(304)
  await server.services.films.put('1-up-1-1.mp4', Buffer.from('a film made anew'))
  expect((await get(url, known)).payload).toBe('a film made anew')
})

test('mails that no server takes are rows of every process; no folder of this machine has them', async () => {
  await sendMail(server.services, server.services.db, {
    to: 'a@school.example',
    subject: '信',
    title: '信',
    paragraphs: ['內容'],
  })
  const [mail] = await server.services.db.select().from(mails)
  await runJob(server, 'mail', { id: mail?.id })
  const [kept] = await server.services.db.select().from(mails)
  expect(kept).toMatchObject({ state: 'kept', subject: '信', text: expect.stringContaining('內容') })
  expect(existsSync(join(server.services.env.dataDir, 'outbox'))).toBe(false)
})

test('what an editor uploads in one process is answered by the other', async () => {
  const headers = await session(server, await user(server, { roles: ['content_editor'] }))
  const form = await formOf({ file: new File([tinyPdf('uploaded')], 'a.pdf', { type: 'application/pdf' }) })
  const sent = await server.app.inject({
    method: 'POST',
    url: '/api/file/upload',
    headers: { ...headers, ...form.headers },
    payload: form.payload,
  })
  expect(sent.statusCode).toBe(200)
  const other = await openSecondProcess(server, { env: s3.env })
  const key = (await server.services.db.select().from(files).orderBy(files.id)).at(-1)?.key
  const answer = await other.app.inject(`/files/${key}`)
  expect([answer.statusCode, answer.rawPayload]).toEqual([200, tinyPdf('uploaded')])
  await other.close()
})

test('a bucket that is gone is told as a 503 in Chinese, and its address stays at home', async () => {
  const { key } = await storedPdf(server, 'soon gone')
  const lost = await openSecondProcess(server, { env: { ...s3.env, S3_ENDPOINT: 'http://127.0.0.1:9' } })
  const answer = await lost.app.inject(`/files/${key}`)
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['retry-after']).toBe('5')
  expect(answer.payload).not.toContain('127.0.0.1')
  await lost.close()
})
