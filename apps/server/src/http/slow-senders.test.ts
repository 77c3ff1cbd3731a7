import { connect, type Socket } from 'node:net'
import { beforeAll, describe, expect, test } from 'vitest'
import { pngOf } from '../domain/uploads/testing/made-files.ts'
import { session, user } from '../testing/builders.ts'
import { formOf } from '../testing/form.ts'
import { testServer } from '../testing/server.ts'
import { PATIENCE } from './patience.ts'

/** As on the site, thirty times as fast. */
const SHORT = { headersMs: 300, bodyMs: 1000, checkMs: 50, lingerMs: 100 }
const server = testServer({ patience: SHORT })
let port = 0
let editor: Record<string, string> = {}

beforeAll(async () => {
  editor = await session(server(), await user(server(), { roles: ['news_editor'] }))
  await server().app.listen({ port: 0, host: '127.0.0.1' })
  const [address] = server().app.addresses()
  port = typeof address === 'object' ? address.port : 0
})

interface Ended {
  answer: string
  ms: number
}

/** A connection that sends what it is told and never closes of itself, until the server has let go of it. */
async function held(first: string | Buffer, more?: (socket: Socket) => void): Promise<Ended> {
  const started = performance.now()
  const letGo = Promise.withResolvers<void>()
  server().app.server.once('connection', (own) => own.once('close', () => letGo.resolve()))
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  const chunks: Buffer[] = []
  const heard = new Promise<void>((resolve) => {
    // An error comes of a connection that the server has cut.
    for (const end of ['end', 'error'] as const) socket.on(end, () => resolve())
  })
  socket.on('data', (chunk) => void chunks.push(chunk))
  socket.on('connect', () => {
    if (first.length > 0) socket.write(first)
  })
  const drip = setInterval(() => more?.(socket), 30)
  await Promise.all([letGo.promise, heard])
  clearInterval(drip)
  socket.destroy()
  return { answer: Buffer.concat(chunks).toString(), ms: performance.now() - started }
}

const POST = 'POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'

describe('a sender who takes too long', () => {
  test('with nothing at all is closed', async () => {
    expect((await held('')).ms).toBeLessThan(3000)
  })

  test('with the headers is told so and closed', async () => {
    const { answer, ms } = await held('GET / HTTP/1.1\r\nHost: localhost\r\n', (socket) =>
      socket.write('X: y\r\n'),
    )
    expect(answer).toMatch(/^HTTP\/1\.1 408 .*\r\n[\s\S]*"code":"timeout"/)
    expect(ms).toBeLessThan(3000)
  })

  test.each([
    ['of a given length', `${POST}Content-Length: 10000\r\n\r\n{`, ' '],
    ['in chunks', `${POST}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`, '1\r\n \r\n'],
  ])('with a body %s is told so and closed', async (_what, head, drop) => {
    const { answer, ms } = await held(head, (socket) => socket.write(drop))
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(ms).toBeGreaterThan(500)
    expect(ms).toBeLessThan(4000)
  })
})

describe('a sender of what is no request', () => {
  test.each([
    ['no HTTP', 'hello\r\n\r\n', 400],
    ['two lengths', `${POST}Content-Length: 1\r\nContent-Length: 2\r\n\r\n{}`, 400],
    ['headers without an end', `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}`, 431],
    ['a broken chunk', `${POST}Transfer-Encoding: chunked\r\n\r\nzz\r\n`, 400],
    ['a body that is too large', `${POST}Content-Length: 99999999\r\n\r\n{`, 413],
  ])('%s is answered and closed at once, though it stays', async (_what, bytes, status) => {
    const { answer, ms } = await held(bytes)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(ms).toBeLessThan(3000)
  })

  test('one that goes on sending a body that was refused is closed', async () => {
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`
    const { answer, ms } = await held(`${POST}Transfer-Encoding: chunked\r\n\r\n`, (socket) =>
      socket.write(chunk),
    )
    // The answer may be lost to whoever sends into a closed connection.
    expect(answer).toMatch(/^(HTTP\/1\.1 413 |$)/)
    expect(ms).toBeLessThan(5000)
  })
})

test('a file that comes slowly, in more time than other bodies have, is taken all the same', async () => {
  const form = await formOf({ file: new File([pngOf(40, 20)], 'a.png') })
  const lines = Object.entries({ ...editor, ...form.headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  const head = `POST /api/file/upload HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${lines.join('')}`
  const { payload } = form
  const size = Math.ceil(payload.length / 60)
  let sent = 0
  const { answer, ms } = await held(`${head}Content-Length: ${payload.length}\r\n\r\n`, (socket) => {
    if (sent >= payload.length) return
    socket.write(payload.subarray(sent, sent + size))
    sent += size
  })
  expect(ms).toBeGreaterThan(SHORT.bodyMs)
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
})

test('on the site nobody holds a connection for more than half a minute, and a school’s pupils are not counted', () => {
  expect(PATIENCE.headersMs).toBeLessThanOrEqual(10_000)
  expect(PATIENCE.bodyMs + PATIENCE.checkMs).toBeLessThanOrEqual(35_000)
  expect(server().app.server.maxConnections).toBeFalsy()
})
