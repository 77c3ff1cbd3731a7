import { existsSync, readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '../../domain/account/permissions.ts'
import { m4aOf, mp3Of, pdfOf, pngOf, wavOf } from '../../domain/uploads/testing/made-files.ts'
import { session, user } from '../../testing/builders.ts'
import { formOf } from '../../testing/form.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()
let editor: Record<string, string> = {}

const loggedIn = async (role: Role) => session(server(), await user(server(), { roles: [role] }))

beforeAll(async () => {
  editor = await loggedIn('news_editor')
})

type Headers = Record<string, string>

async function post(path: string, fields: Record<string, string | Blob>, headers: Headers = editor) {
  const form = await formOf(fields)
  return server().app.inject({
    method: 'POST',
    url: `/api/${path}/upload`,
    headers: { ...headers, ...form.headers },
    payload: form.payload,
  })
}

const stream = (payload: Buffer | Readable, type = 'audio/wav', headers: Headers = editor, path = 'audio') =>
  server().app.inject({
    method: 'POST',
    url: `/api/${path}/upload`,
    headers: { ...headers, 'content-type': type },
    payload,
  })

const png = () => new File([pngOf(40, 20)], 'a.png')
const wav = () => new File([wavOf(1)], 'a.wav')

async function filesIn(folder: string): Promise<string[]> {
  const path = join(server().services.env.dataDir, folder)
  return existsSync(path) ? readdir(path, { recursive: true }) : []
}

describe.each([
  ['file', png],
  ['audio', wav],
] as const)('POST /api/%s/upload', (path, make) => {
  test('is for whoever may upload: a visitor gets 401, an account without the permission 403', async () => {
    expect((await post(path, { file: make() }, {})).statusCode).toBe(401)
    for (const role of ['feedback_handler', 'support'] as const) {
      expect((await post(path, { file: make() }, await loggedIn(role))).statusCode, role).toBe(403)
    }
    for (const role of ['news_editor', 'audio_editor', 'admin'] as const) {
      expect((await post(path, { file: make() }, await loggedIn(role))).statusCode, role).toBe(200)
    }
  })

  test('without the token nothing is kept', async () => {
    const { cookie = '' } = editor
    const before = await filesIn('files')
    const answer = await post(path, { file: make() }, { cookie })
    expect(answer.json()).toMatchObject({ code: 'csrf' })
    expect(await filesIn('files')).toEqual(before)
  })

  test('without a file a sentence is said', async () => {
    const answer = await post(path, { title: 'a' })
    expect(answer.statusCode).toBe(422)
    expect(Object.values(answer.json().errors)).toEqual([['請選擇檔案']])
    expect((await post(path, { a: make(), b: make() })).json().message).toBe('最多只能上傳 1 個檔案')
  })

  test('more than 300 an hour of one editor are refused, and others go on', async () => {
    const [busy, other] = [await loggedIn('admin'), await loggedIn('admin')]
    const send = (headers: Headers) =>
      server().app.inject({ method: 'POST', url: `/api/${path}/upload`, headers, payload: {} })
    for (let count = 0; count < 300; count++) expect((await send(busy)).statusCode).toBe(422)
    const refused = await send(busy)
    expect(refused.statusCode).toBe(429)
    expect(refused.json().message).toBe('請求過於頻繁，請稍後再試')
    expect((await send(other)).statusCode).toBe(422)
  })
})

const film = new Uint8Array(
  readFileSync(new URL('../../../../../content/demo/videos/l1-thanks-goodbye.mp4', import.meta.url)),
)

describe('POST /api/file/upload', () => {
  test.each([
    ['image', png, /^\/files\/[0-9a-f]{64}\.png$/, 'image/png'],
    ['file', png, /^\/files\/[0-9a-f]{64}\.png$/, 'image/png'],
    ['file', () => new File([pdfOf()], 'x.html'), /^\/files\/[0-9a-f]{64}\.pdf$/, 'application/pdf'],
    ['file', () => new File([film], 'x.html'), /^\/files\/[0-9a-f]{64}\.mp4$/, 'video/mp4'],
    ['file', () => new File([mp3Of(20)], 'x.html'), /^\/files\/[0-9a-f]{64}\.mp3$/, 'audio/mpeg'],
  ] as const)('%s answers with id and address, by the bytes', async (field, make, address, type) => {
    const { file } = (await post('file', { [field]: make() })).json()
    expect(file).toEqual({ id: expect.any(Number), url: expect.stringMatching(address) })
    expect((await server().app.inject(file.url)).headers['content-type']).toBe(type)
  })

  test('what is neither is refused under its field, with what is taken', async () => {
    const svg = () => new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.png', { type: 'image/png' })
    expect((await post('file', { image: svg() })).json().errors).toEqual({
      image: ['圖片請用 JPEG、PNG、WebP 或 GIF 檔'],
    })
    expect((await post('file', { file: svg() })).json().errors).toEqual({
      file: [
        '請上傳圖片（JPEG、PNG、WebP、GIF）、MP4 影片，或 PDF、ODT、ODP、ODS、DOCX、PPTX、XLSX、ZIP、MP3 檔',
      ],
    })
    expect((await post('file', { image: new File([pdfOf()], 'a.png') })).statusCode).toBe(422)
  })

  test('takes no stream', async () => {
    expect((await stream(pngOf(4, 4), 'application/octet-stream', editor, 'file')).statusCode).toBe(415)
  })
})

describe('POST /api/audio/upload', () => {
  test.each([
    ['audio/wav', wavOf(1, 96_000), 'wav'],
    ['audio/mp4; codecs=mp4a', m4aOf(1), 'm4a'],
    ['application/octet-stream', mp3Of(40), 'mp3'],
    ['audio/wav', mp3Of(40), 'mp3'],
  ])('a stream called %s is kept by its bytes', async (type, bytes, extension) => {
    const { file } = (await stream(bytes, type)).json()
    expect(file).toEqual({ id: expect.any(Number), url: expect.stringMatching(`[.]${extension}$`) })
    expect((await server().app.inject(file.url)).rawPayload.equals(bytes)).toBe(true)
    await expect.poll(() => filesIn('uploads-tmp')).toEqual([])
  })

  test.each(['audio', 'file'])('a form with %s is taken too', async (field) => {
    const { file } = (await post('audio', { [field]: wav() })).json()
    expect(file.url).toMatch(/\.mp3$/)
  })

  test('a stream needs the token in its header', async () => {
    const { cookie = '' } = editor
    expect((await stream(wavOf(1), 'audio/wav', { cookie })).json()).toMatchObject({ code: 'csrf' })
  })

  test('a picture, text, nothing and another media type are refused', async () => {
    expect((await stream(pngOf(4, 4))).json().errors).toEqual({
      audio: ['聲音請用 MP3、WAV、M4A 或 OGG 檔'],
    })
    expect((await stream(Buffer.alloc(0))).json().errors).toEqual({ audio: ['檔案是空的，請重新選擇'] })
    expect((await stream(wavOf(1), 'text/plain')).statusCode).toBe(415)
    expect((await post('audio', { audio: png() })).statusCode).toBe(422)
  })

  test('one of more than 30 MB is refused, whether it says so before or not', async () => {
    const chunk = Buffer.alloc(1024 * 1024)
    const sent = () => Readable.from(Array.from({ length: 31 }, () => chunk))
    const before = await filesIn('files')
    for (const payload of [sent(), Buffer.alloc(40 * chunk.length)]) {
      const answer = await stream(payload)
      expect(answer.statusCode).toBe(413)
      expect(answer.json().message).toBe('檔案太大，每個檔案最多 30 MB')
    }
    expect(await filesIn('files')).toEqual(before)
    await expect.poll(() => filesIn('uploads-tmp')).toEqual([])
  })

  test('over a line too: too much is answered while it comes, and who goes away leaves nothing', async () => {
    const address = await server().app.listen({ port: 0, host: '127.0.0.1' })
    const chunks = () => {
      let sent = 0
      return new ReadableStream<Uint8Array>({
        pull(controller) {
          if (++sent < 33) return controller.enqueue(new Uint8Array(1024 * 1024))
          controller.close()
        },
      })
    }
    const send = (body: ReadableStream, signal: AbortSignal) =>
      fetch(`${address}/api/audio/upload`, {
        method: 'POST',
        headers: { ...editor, 'content-type': 'audio/wav' },
        body,
        duplex: 'half',
        signal,
      })
    const answer = await send(chunks(), AbortSignal.timeout(20_000))
    expect(answer.status).toBe(413)
    const before = await filesIn('files')
    const gone = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(wavOf(1)),
      pull: () => new Promise(() => {}),
    })
    await expect(send(gone, AbortSignal.timeout(300))).rejects.toThrow()
    await expect.poll(() => filesIn('uploads-tmp')).toEqual([])
    expect(await filesIn('files')).toEqual(before)
  })
})
