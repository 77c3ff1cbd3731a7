import { readFileSync } from 'node:fs'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Call, callsByName } from '@hakka/contract/calls'
import { type UploadedFile, uploaded } from '@hakka/contract/upload'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { memoryCounts } from '../../ports/counts.ts'
import { session, user } from '../../testing/builders.ts'
import { formOf } from '../../testing/form.ts'
import { testServer } from '../../testing/server.ts'
import { addErrorHandling } from '../answer/errors.ts'
import { jsonSender } from '../answer/json-answer.ts'
import { registerCalls } from '../calls.ts'
import { addBodyParsers } from '../input/body-parsers.ts'
import { createLimits } from '../limits.ts'
import { addRequestContext } from '../request-context.ts'
import type { Route } from '../route.ts'

const server = testServer()
const KB = 1024

const entry: Call = {
  summary: '試',
  multipart: { maxBytes: 64 * KB, maxFiles: 2 },
  body: z.object({
    _token: z.string().optional(),
    title: z.string().optional(),
    file: uploaded().optional(),
    screenshots: z.array(z.object({ file: uploaded(), description: z.string() })).optional(),
  }),
  answer: z.unknown(),
}

interface Seen {
  title?: string
  file?: UploadedFile
  screenshots?: { file: UploadedFile; description: string }[]
}

let app: FastifyInstance
let port = 0
let headers: Record<string, string> = {}
let calledWith: Seen[] = []

beforeAll(async () => {
  const { services } = server()
  app = Fastify()
  addRequestContext(app)
  addBodyParsers(app)
  addErrorHandling(app, services, callsByName)
  const handler = async ({ body }: { body: Seen }) => {
    calledWith.push(body)
    if (body.title === 'fail') throw new Error('the handler failed')
    return {
      name: body.file?.name,
      text: body.file && readFileSync(body.file.path, 'utf8'),
      title: body.title,
    }
  }
  const names = ['POST /api/form', 'PUT /api/form/{id}', 'POST /api/editors']
  const routes = names.map((name) => ({
    name,
    policy: name === 'POST /api/editors' ? { permission: 'file.upload' } : 'login',
    handler,
  }))
  registerCalls(app, {
    calls: Object.fromEntries(names.map((name) => [name, entry])),
    // These calls stand in no contract.
    routes: routes as unknown as Route[],
    performer: {
      services,
      limits: createLimits(memoryCounts(), 100_000),
      strictAnswers: true,
      sendJson: jsonSender(services.env),
    },
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const [address] = app.addresses()
  port = typeof address === 'object' ? address.port : 0
  headers = await session(server(), await user(server()))
})
afterAll(() => app.close())

const folder = () => join(server().services.env.dataDir, 'uploads-tmp')
const left = () => readdir(folder()).catch(() => [])

async function send(
  fields: Record<string, string | Blob>,
  own: Record<string, string> = headers,
  url = '/api/form',
) {
  calledWith = []
  const form = await formOf(fields)
  const answer = await app.inject({
    method: 'POST',
    url,
    headers: { ...own, ...form.headers },
    payload: form.payload,
  })
  return { status: answer.statusCode, body: answer.json() }
}

const fileOf = (text: string, name = '圖 1.png') => new File([text], name)

describe('a form with files', () => {
  test('reaches the handler with its files on the disk, and they are gone after the answer', async () => {
    const answer = await send({
      title: '標題',
      file: fileOf('hello'),
      'screenshots[0][file]': fileOf('one'),
      'screenshots[0][description]': '說明',
    })
    expect(answer).toEqual({ status: 200, body: { name: '圖 1.png', text: 'hello', title: '標題' } })
    expect(calledWith[0]?.screenshots?.[0]).toMatchObject({ file: { size: 3 }, description: '說明' })
    expect(calledWith[0]?.file?.path.startsWith(folder())).toBe(true)
    await expect.poll(left).toEqual([])
  })

  test('loses its files also when the handler fails', async () => {
    expect((await send({ title: 'fail', file: fileOf('hello') })).status).toBe(500)
    await expect.poll(left).toEqual([])
  })

  test('may be a PUT, by its method or by _method; another method than the path has is refused', async () => {
    const put = await formOf({ title: 'a' })
    const answer = await app.inject({
      method: 'PUT',
      url: '/api/form/1',
      headers: { ...headers, ...put.headers },
      payload: put.payload,
    })
    expect(answer.statusCode).toBe(200)
    expect((await send({ title: 'a', _method: 'PUT' }, headers, '/api/form/1')).status).toBe(200)
    expect((await send({ title: 'a', _method: 'DELETE' }, headers, '/api/form/1')).status).toBe(405)
    expect((await send({ title: 'a' }, headers, '/api/form/1')).status).toBe(405)
  })

  test('an empty file field counts as none', async () => {
    expect(await send({ file: new File([], '') })).toEqual({ status: 200, body: {} })
  })

  test('a name is no path', async () => {
    expect((await send({ file: fileOf('x', '..\\..\\a/b\u202e.png') })).body.name).toBe('b.png')
  })

  test('may come as JSON without files; JSON can’t name a file of the server', async () => {
    const json = (payload: object) => app.inject({ method: 'POST', url: '/api/form', headers, payload })
    expect((await json({ title: 'a' })).json()).toEqual({ title: 'a' })
    const answer = await json({ file: { path: '/etc/passwd', name: 'a', size: 1 } })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual({ file: ['請選擇檔案'] })
  })
})

describe('who may send one', () => {
  test('a visitor gets 401 and a user without the permission 403 before any file is taken', async () => {
    expect((await send({ file: fileOf('x') }, {})).status).toBe(401)
    expect((await send({ file: fileOf('x') }, headers, '/api/editors')).status).toBe(403)
    expect(calledWith).toEqual([])
    await expect.poll(left).toEqual([])
  })

  test('the token is accepted as a field; without it or with a wrong one nothing is done', async () => {
    const { cookie = '', 'x-csrf-token': token = '' } = headers
    expect((await send({ _token: token, file: fileOf('x') }, { cookie })).status).toBe(200)
    for (const [fields, own] of [
      [{ file: fileOf('x') }, { cookie }],
      [{ _token: `${token}x`, file: fileOf('x') }, { cookie }],
      [
        { _token: token, file: fileOf('x') },
        { cookie, 'x-csrf-token': 'wrong' },
      ],
    ] as const) {
      expect((await send(fields, own)).body).toMatchObject({ code: 'csrf' })
    }
    expect(calledWith).toEqual([])
    await expect.poll(left).toEqual([])
  })
})

describe('too much', () => {
  test('a file over the bound is a 413 with a sentence, and nothing of it stays', async () => {
    const answer = await send({ file: fileOf('x'.repeat(64 * KB + 1)) })
    const message = '檔案太大，每個檔案最多 0.0625 MB'
    expect(answer).toEqual({ status: 413, body: { code: 'too_large', message, errors: { file: [message] } } })
    await expect.poll(left).toEqual([])
    expect((await send({ file: fileOf('x'.repeat(64 * KB)) })).status).toBe(200)
  })

  test('a body that says to be longer than all files may be is refused at once', async () => {
    const { status, text } = await raw(`Content-Length: ${900 * KB * KB}`, ['--x\r\n'])
    expect(status).toBe(413)
    expect(text).toContain('檔案太大')
  })

  test('more files than the call takes are refused', async () => {
    const answer = await send({ 'a[0]': fileOf('1'), 'a[1]': fileOf('2'), 'a[2]': fileOf('3') })
    expect(answer.status).toBe(413)
    expect(answer.body.message).toBe('最多只能上傳 2 個檔案')
    await expect.poll(left).toEqual([])
  })

  test('10,000 parts are refused', async () => {
    const fields = Object.fromEntries(Array.from({ length: 10_000 }, (_, no) => [`a${no}`, '1']))
    expect((await send(fields)).status).toBe(413)
  })

  test('more fields than any form has are refused', async () => {
    const fields = Object.fromEntries(Array.from({ length: 501 }, (_, no) => [`field${no}`, 'x']))
    expect((await send(fields)).status).toBe(400)
  })

  test('a field of more than a megabyte is refused', async () => {
    expect((await send({ title: 'x'.repeat(KB * KB + 1) })).status).toBe(413)
  })

  test('the connection that sent too much is answered and goes on', async () => {
    const form = await formOf({ file: fileOf('x'.repeat(300 * KB)) })
    const url = `http://127.0.0.1:${port}/api/form`
    const big = await fetch(url, {
      method: 'POST',
      headers: { ...headers, ...form.headers },
      body: form.payload,
    })
    expect(big.status).toBe(413)
    expect(await big.json()).toMatchObject({ code: 'too_large' })
  })
})

/** A POST as it is written here, byte for byte, by a browser that is logged in. */
function raw(length: string, chunks: readonly (string | Buffer)[], type = 'multipart/form-data; boundary=x') {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk.toString('utf8')
      if (text.includes('}')) socket.destroy()
    })
    socket.on('error', reject)
    socket.on('close', () => resolve({ status: Number(text.split(' ')[1]), text }))
    socket.write(
      [
        'POST /api/form HTTP/1.1',
        'Host: localhost',
        ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
        `Content-Type: ${type}`,
        length,
        '',
        '',
      ].join('\r\n'),
    )
    for (const chunk of chunks) socket.write(chunk)
  })
}

const PART = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n'

describe('what is hardly a form', () => {
  const bodies: [string, string | Buffer, string?][] = [
    ['no boundary', '--x\r\n\r\n', 'multipart/form-data'],
    ['an empty boundary', '--x\r\n\r\n', 'multipart/form-data; boundary='],
    ['a boundary of 10,000 letters', '--x\r\n\r\n', `multipart/form-data; boundary=${'x'.repeat(10_000)}`],
    ['an end in the middle of a file', `${PART}half of it`],
    ['an end in the middle of a header', '--x\r\nContent-Disposi'],
    ['an end in the middle of a field', '--x\r\nContent-Disposition: form-data; name="title"\r\n\r\nhalf'],
    ['no part at all', 'nothing'],
    [
      'JSON that is none',
      '--x\r\nContent-Disposition: form-data; name="a"\r\nContent-Type: application/json\r\n\r\n{\r\n--x--',
    ],
    ['__proto__', '--x\r\nContent-Disposition: form-data; name="__proto__[a]"\r\n\r\n1\r\n--x--\r\n'],
    ['toString', '--x\r\nContent-Disposition: form-data; name="toString"\r\n\r\n1\r\n--x--\r\n'],
    ['a part without a name', '--x\r\nContent-Disposition: form-data\r\n\r\n1\r\n--x--\r\n'],
    ['a file without a name', '--x\r\nContent-Disposition: form-data; filename="a"\r\n\r\n1\r\n--x--\r\n'],
    [
      'bytes that are no UTF-8',
      Buffer.from(
        '--x\r\nContent-Disposition: form-data; name="title"\r\n\r\n\xff\xfe\r\n--x--\r\n',
        'latin1',
      ),
    ],
    [
      'a header of 100 KB',
      `--x\r\nContent-Disposition: form-data; name="a"\r\nX: ${'y'.repeat(100_000)}\r\n\r\n1\r\n--x--`,
    ],
  ]
  test.each(bodies)(
    '%s is a 4xx or an empty form, never a 5xx, and leaves no file',
    async (_name, body, type) => {
      const { status } = await raw(`Content-Length: ${Buffer.byteLength(body)}`, [body], type)
      expect(status).toBeLessThan(500)
      expect(status).toBeGreaterThanOrEqual(200)
      await expect.poll(left).toEqual([])
    },
  )

  test.each(bodies.filter((_body, at) => [0, 3, 4, 8, 12].includes(at)))(
    '%s is refused',
    async (_name, body, type) => {
      const answer = await raw(`Content-Length: ${Buffer.byteLength(body)}`, [body], type)
      expect(answer.status).toBe(400)
    },
  )

  test('a sender who goes away in the middle leaves nothing', async () => {
    const socket = connect(port, '127.0.0.1')
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
    const type = 'Content-Type: multipart/form-data; boundary=x'
    socket.write(
      [
        'POST /api/form HTTP/1.1',
        'Host: localhost',
        ...lines,
        type,
        'Content-Length: 60000',
        '',
        `${PART}${'x'.repeat(5000)}`,
      ].join('\r\n'),
    )
    await expect.poll(left).toHaveLength(1)
    socket.destroy()
    await expect.poll(left).toEqual([])
  })
})

test('files that a crash left are removed at the next start, those under way are not', async () => {
  await mkdir(folder(), { recursive: true })
  for (const name of ['old', 'new']) await writeFile(join(folder(), name), 'x')
  const hours = new Date(Date.now() - 2 * 3_600_000)
  await utimes(join(folder(), 'old'), hours, hours)
  const again = Fastify()
  const { addForms } = await import('./multipart.ts')
  addForms(again, server().services, () => undefined)
  await again.ready()
  await expect.poll(left).toEqual(['new'])
  await again.close()
  await sleep(0)
})
