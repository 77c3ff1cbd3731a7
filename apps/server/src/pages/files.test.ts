import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../testing/server.ts'

const BYTES = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256))
const KEY = `${createHash('sha256').update(BYTES).digest('hex')}.mp3`
const folder = mkdtempSync(join(tmpdir(), 'hakka-client-'))
let server: TestServer

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  mkdirSync(join(folder, 'images/levels'), { recursive: true })
  writeFileSync(join(folder, 'assets/a-1234.js'), 'let a = 1')
  writeFileSync(join(folder, 'assets/a-1234.js.br'), 'brotli')
  writeFileSync(join(folder, 'images/levels/level-1.png'), 'png')
  server = await openTestServer({ clientFolder: folder })
  await server.services.blobs.put(KEY, BYTES)
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers })

describe('a stored file', () => {
  test('comes whole, to be kept for ever', async () => {
    const answer = await get(`/files/${KEY}`)
    expect(answer.rawPayload.equals(BYTES)).toBe(true)
    expect(answer.headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      'content-length': '1000',
      'x-content-type-options': 'nosniff',
    })
    const again = await get(`/files/${KEY}`, { 'if-none-match': String(answer.headers.etag) })
    expect(again.statusCode).toBe(304)
  })

  test.each([
    ['bytes=0-99', 0, 100],
    ['bytes=900-', 900, 1000],
    ['bytes=-10', 990, 1000],
    ['bytes=500-5000', 500, 1000],
  ])('in part: %s', async (range, start, end) => {
    const answer = await get(`/files/${KEY}`, { range })
    expect(answer.statusCode).toBe(206)
    expect(answer.headers['content-range']).toBe(`bytes ${start}-${end - 1}/1000`)
    expect(answer.rawPayload.equals(BYTES.subarray(start, end))).toBe(true)
  })

  test('a part that it has not is a 416, several parts are the whole', async () => {
    for (const range of ['bytes=1000-', 'bytes=9-1', 'bytes=-0']) {
      expect((await get(`/files/${KEY}`, { range })).statusCode, range).toBe(416)
    }
    expect((await get(`/files/${KEY}`, { range: 'bytes=0-1,5-6' })).statusCode).toBe(200)
  })

  test.each([
    'x',
    `${'0'.repeat(64)}.mp3`,
    KEY.replace('.mp3', '.html'),
    KEY.replace('.mp3', ''),
    `..%2F..%2F${KEY}`,
    `%00${KEY}`,
    '%E0%A4%A',
  ])('%s is none', async (key) => {
    expect((await get(`/files/${key}`)).statusCode).toBeGreaterThanOrEqual(400)
    expect((await get(`/files/${key}`)).statusCode).toBeLessThan(500)
  })
})

describe('the web build', () => {
  test('hashed files are kept for ever and come packed', async () => {
    const answer = await get('/assets/a-1234.js', { 'accept-encoding': 'br' })
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(answer.headers['content-encoding']).toBe('br')
    expect(answer.headers['content-type']).toMatch(/javascript/)
    expect((await get('/assets/a-1234.js')).payload).toBe('let a = 1')
  })

  test('public files are asked for again, and have an etag', async () => {
    const answer = await get('/images/levels/level-1.png')
    expect(answer.headers['cache-control']).toBe('public, max-age=3600')
    expect(answer.headers['content-type']).toBe('image/png')
    const again = await get('/images/levels/level-1.png', { 'if-none-match': String(answer.headers.etag) })
    expect(again.statusCode).toBe(304)
  })

  test('nothing outside of it is served', async () => {
    expect((await get('/assets/../../etc/passwd')).statusCode).toBe(404)
    expect((await get('/assets/a-1234.js.br')).statusCode).toBe(404)
  })
})
