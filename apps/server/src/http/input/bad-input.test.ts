import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { callsByName } from '@hakka/contract/calls'
import { ERRORS } from '@hakka/contract/errors'
import { badInput, enormous, hostile, validInput } from '@hakka/contract/testing'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { session, user } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'

/** Of each call; `npm run fuzz` sends ten times as many. */
const USUAL_RUNS = 20
const RUNS = Math.min(Number(process.env.FUZZ_RUNS ?? USUAL_RUNS), 200)

const server = testServer()
let headers: Record<string, string> = {}
let port = 0

beforeAll(async () => {
  headers = await session(server(), await user(server(), { roles: ['admin'] }))
  await server().app.listen({ port: 0, host: '127.0.0.1' })
  const [address] = server().app.addresses()
  port = typeof address === 'object' ? address.port : 0
})

interface Answer {
  status: number
  text: string
}

/** An answer that is an error has to be one of the table, in our shape and in Chinese; none may be a 5xx. */
function expectHandled({ status, text }: Answer, what: unknown): void {
  const context = `${status} ${text.slice(0, 200)} to ${JSON.stringify(what)?.slice(0, 300)}`
  expect(status, context).toBeLessThan(500)
  if (status < 400) return
  const { code, message, errors } = JSON.parse(text)
  expect(Object.keys(ERRORS), context).toContain(code)
  expect(message, context).toMatch(/\p{Script=Han}/u)
  if (status === 422 && code === 'validation') expect(Object.keys(errors).length, context).toBeGreaterThan(0)
}

const queryText = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return encodeURIComponent(String(value).toWellFormed())
  const text = (own: unknown) => (typeof own === 'object' ? JSON.stringify(own) : String(own)).toWellFormed()
  return Object.entries(value)
    .flatMap(([key, own]) => (Array.isArray(own) ? own.map((item) => [key, text(item)]) : [[key, text(own)]]))
    .map((pair) => pair.map((part = '') => encodeURIComponent(part.toWellFormed())).join('='))
    .join('&')
}

async function send(name: string, query: unknown, payload: string | undefined): Promise<Answer> {
  const [method = '', path = ''] = name.split(' ')
  const answer = await server().app.inject({
    method: method === 'POST' ? 'POST' : method === 'PUT' ? 'PUT' : method === 'DELETE' ? 'DELETE' : 'GET',
    url: `${path.replace(/\{\w+\}/g, '1')}?${queryText(query)}`.slice(0, 8000),
    headers: { ...headers, ...(payload === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(payload === undefined ? {} : { payload }),
  })
  return { status: answer.statusCode, text: answer.payload }
}

/** What is read before a call is known is sent to one of so many whole. */
const DEEP_OF = 10

/** In the gate a field of each call has a megabyte; where all is tried, each has. */
const isMegabyteOf = (call: number, field: number, fields: number) =>
  RUNS >= USUAL_RUNS || call % fields === field

describe.each(Object.entries(callsByName).map(([name, entry], at) => [name, entry, at] as const))(
  '%s',
  (name, entry, at) => {
    // Logging out would end the session that the other calls are tested with.
    const runs = name === 'POST /api/logout' ? 0 : RUNS

    test('answers anything near its input without a 5xx', async () => {
      const input = fc.tuple(
        entry.query ? fc.oneof(validInput(entry.query), badInput(entry.query)) : hostile,
        entry.body ? fc.oneof(validInput(entry.body), badInput(entry.body)) : fc.constant(undefined),
      )
      const property = fc.asyncProperty(input, async ([query, body]) => {
        const payload = body === undefined ? undefined : JSON.stringify(body)
        expectHandled(await send(name, query, payload), { query, body })
      })
      await fc.assert(property, { numRuns: runs || 1 })
    })

    test('does not choke on a body nested deeper than calls can be', async () => {
      for (const depth of at % DEEP_OF === 0 ? [20_000, 200_000] : [20_000]) {
        for (const text of [
          `${'['.repeat(depth)}${']'.repeat(depth)}`,
          `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`,
        ]) {
          expectHandled(await send(name, {}, text), depth)
        }
      }
    })

    const names = entry.body instanceof z.ZodObject ? Object.keys(entry.body.shape) : []

    test.each(names)('does not choke on a length that is none in %s', async (field) => {
      const body = JSON.stringify({ [field]: { length: { toString: 1, valueOf: null } } })
      expectHandled(await send(name, {}, body), field)
    })

    for (const [no, field] of names.entries())
      test.runIf(isMegabyteOf(at, no, names.length))(`does not choke on a megabyte in ${field}`, async () => {
        const [text = ''] = fc.sample(enormous, 1)
        expectHandled(await send(name, {}, JSON.stringify({ [field]: text.slice(0, -40) })), field)
      })
  },
)

/** Bytes as they are: what no HTTP library would send. */
function raw(lines: readonly string[], body: Buffer | string = ''): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    const chunks: Buffer[] = []
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', reject)
    socket.on('close', () => {
      const [head = '', text = ''] = Buffer.concat(chunks).toString('utf8').split('\r\n\r\n', 2)
      resolve({
        status: Number(head.split(' ')[1]),
        text: text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1),
      })
    })
    socket.write(
      [...lines, 'Connection: close', `Content-Length: ${Buffer.byteLength(body)}`, '', ''].join('\r\n'),
    )
    socket.write(body)
  })
}

describe('requests that are hardly HTTP', () => {
  const LOGIN = ['POST /api/login HTTP/1.1', 'Host: localhost']
  const JSON_BODY = 'Content-Type: application/json'
  const cases: [string, readonly string[], (Buffer | string)?][] = [
    ['a Host with a blank', ['GET /api/my/id HTTP/1.1', 'Host: a b']],
    ['a Host with a path', ['GET /api/my/id HTTP/1.1', 'Host: a/../b']],
    ['an empty Host', ['GET /api/my/id HTTP/1.1', 'Host:']],
    ['no Host', ['GET /api/my/id HTTP/1.1']],
    ['broken percent-encoding in the path', ['GET /%E0%A4%A HTTP/1.1', 'Host: localhost']],
    ['broken percent-encoding in a query', ['GET /api/lesson?id=%E0%A4%A HTTP/1.1', 'Host: localhost']],
    ['a path that is no path', ['GET nowhere HTTP/1.1', 'Host: localhost']],
    ['an unknown method', ['BREW /api/my/id HTTP/1.1', 'Host: localhost']],
    ['a method that the path has not', ['DELETE /api/my/id HTTP/1.1', 'Host: localhost']],
    ['JSON that stops in the middle', [...LOGIN, JSON_BODY], '{"username":'],
    ['JSON that is a word', [...LOGIN, JSON_BODY], 'username'],
    ['__proto__', [...LOGIN, JSON_BODY], '{"__proto__":{"admin":true},"username":"a"}'],
    ['a constructor', [...LOGIN, JSON_BODY], '{"constructor":{"prototype":{"admin":true}}}'],
    ['bytes that are no UTF-8', [...LOGIN, JSON_BODY], Buffer.from('{"username":"\xff\xfe"}', 'latin1')],
    ['multipart without a boundary', [...LOGIN, 'Content-Type: multipart/form-data'], '--x\r\n\r\n'],
    ['multipart with one', [...LOGIN, 'Content-Type: multipart/form-data; boundary=x'], '--x--\r\n'],
    ['a media type that is none', [...LOGIN, 'Content-Type: ///;;'], 'x'],
    ['no media type', LOGIN, 'x'],
    [
      'a broken cookie',
      ['GET /api/my/id HTTP/1.1', 'Host: localhost', 'Cookie: hakka_session=%E0%A4%A; =; a'],
    ],
    ['a broken range', ['GET /files/x HTTP/1.1', 'Host: localhost', 'Range: bytes=9-1']],
    ['a header of 40 KB', ['GET /api/my/id HTTP/1.1', 'Host: localhost', `X-Long: ${'a'.repeat(40_000)}`]],
  ]

  test.each(cases)('%s', async (_name, lines, body) => {
    const answer = await raw(lines, body)
    // Node itself answers these before anything of ours runs, and closes the connection.
    if (answer.text === '') expect(answer.status).toBe(400)
    else expectHandled(answer, lines)
  })

  test('a body of more than a megabyte is too large', async () => {
    const answer = await new Promise<Answer>((resolve, reject) => {
      const sent = httpRequest(
        { port, host: '127.0.0.1', method: 'POST', path: '/api/login' },
        (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
          )
        },
      )
      sent.on('error', reject)
      sent.setHeader('content-type', 'application/json')
      sent.end(`"${'a'.repeat(1024 * 1024)}"`)
    })
    expect(answer.status).toBe(413)
    expect(JSON.parse(answer.text)).toEqual({ code: 'too_large', message: '送出的資料太大' })
  })
})
