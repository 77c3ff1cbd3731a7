import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { WordDetail } from '@hakka/contract/dictionary'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { importRows } from '../../domain/dictionary/testing/entries.ts'
import { lessonWith } from '../../domain/dictionary/testing/lessons.ts'
import { dictionaryRow } from '../../domain/dictionary/testing/table.ts'
import { mp3Of } from '../../domain/uploads/testing/made-files.ts'
import { openTestServer, type TestServer } from '../../testing/server.ts'

const MP3 = mp3Of(20)
const ROWS = [
  dictionaryRow({
    id: 'T1',
    word: '狗仔',
    readings: ['gieu31 e31', 'gieu24 er55', '', '', '', ''],
    own: { 3: ['狗\n細狗', 'gieu35\nse53 gieu31'] },
  }),
]

const folder = mkdtempSync(join(tmpdir(), 'hakka-sounds-'))
writeFileSync(join(folder, 'T1-2.mp3'), MP3)
writeFileSync(join(folder, 'secret.txt'), 'nobody reads this')

/** A speech service; `answer` says what it does. */
let asked: URL[] = []
let answer: (response: import('node:http').ServerResponse) => void = () => {}
let service: Server | undefined
let site: TestServer | undefined

async function filled(env: Record<string, string> = {}): Promise<TestServer> {
  const own = await openTestServer({ env })
  await importRows(own, ROWS)
  return own
}

/** One of a test alone. */
async function open(env?: Record<string, string>): Promise<TestServer> {
  site = await filled(env)
  return site
}

async function openService(): Promise<string> {
  const own = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://service'))
    answer(response)
  })
  service = own
  await new Promise<void>((resolve) => void own.listen(0, '127.0.0.1', resolve))
  const address = own.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/say?voice=a`
}

const soundsOf = async ({ app }: TestServer) => {
  const { word }: WordDetail = (await app.inject(`/api/dictionary/word?word=T1`)).json()
  return word?.pinyins.map(({ sound }) => sound)
}

beforeEach(() => {
  asked = []
  answer = (response) => response.writeHead(200, { 'content-type': 'audio/mpeg' }).end(MP3)
})
afterEach(async () => {
  service?.closeAllConnections()
  service?.close()
  service = undefined
  await site?.close()
  site = undefined
})
afterAll(() => rmSync(folder, { recursive: true }))

test('without any sound there is none, and none is made up', async () => {
  expect(await soundsOf(await open())).toEqual([null, null, null, null, null, null])
})

test('a lesson’s sound of the same reading comes first, a person’s before a machine’s', async () => {
  const own = await open({ DICTIONARY_SOUNDS: folder })
  await lessonWith(own, { dialectId: 2 }, [
    { text: '狗仔', pinyin: 'gieu24 er55', sound: '/files/machine.mp3', synthetic: true },
    { text: '狗仔', pinyin: 'gieu24 er55', sound: '/files/person.mp3' },
  ])
  await lessonWith(own, { dialectId: 3 }, [
    { text: '細狗', pinyin: 'se53 gieu31', sound: '/files/small.mp3' },
  ])
  await lessonWith(own, { dialectId: 1 }, [{ text: '狗仔', pinyin: 'gieu31 e24', sound: '/files/other.mp3' }])
  expect(await soundsOf(own)).toEqual([
    null,
    { url: '/files/person.mp3', synthetic: false },
    { url: '/files/small.mp3', synthetic: false },
    null,
    null,
    null,
  ])
})

describe('the operator’s folder', () => {
  let own: TestServer
  beforeAll(async () => {
    own = await filled({ DICTIONARY_SOUNDS: folder })
  })
  afterAll(() => own.close())

  test('gives its recordings, whole and in part, to be kept for a while', async () => {
    const [first, second] = (await soundsOf(own)) ?? []
    expect([first, second]).toEqual([
      null,
      { url: '/api/dictionary/sound?id=T1&dialect_id=2', synthetic: false },
    ])
    const whole = await own.app.inject(second?.url ?? '')
    expect(whole.headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'cache-control': 'public, max-age=300',
      'x-content-type-options': 'nosniff',
    })
    expect(whole.rawPayload).toEqual(MP3)
    const again = await own.app.inject({
      url: second?.url ?? '',
      headers: { 'if-none-match': String(whole.headers.etag) },
    })
    expect(again.statusCode).toBe(304)
    const part = await own.app.inject({ url: second?.url ?? '', headers: { range: 'bytes=0-9' } })
    expect([part.statusCode, part.rawPayload.length]).toEqual([206, 10])
  })

  test.each(['../secret.txt', 'T1', 'T1-2.mp3', '..%2Fsecret', 'secret.txt', 'T1-2'])(
    'has no way out and nothing but sounds of entries: %s',
    async (id) => {
      for (const dialect of [1, 6]) {
        const { statusCode } = await own.app.inject(
          `/api/dictionary/sound?id=${encodeURIComponent(id)}&dialect_id=${dialect}`,
        )
        expect(statusCode).toBe(404)
      }
    },
  )

  test('that is not there is no fault', async () => {
    expect(await soundsOf(await open({ DICTIONARY_SOUNDS: join(folder, 'gone') }))).toContain(null)
  })
})

describe('the speech service', () => {
  test('is asked once for a word, with its reading; its voice is marked', async () => {
    const own = await open({ TTS_URL: await openService() })
    const [sixian, hailu, dapu, raoping] = (await soundsOf(own)) ?? []
    expect(hailu).toEqual({ url: '/api/dictionary/sound?id=T1&dialect_id=2', synthetic: true })
    expect(raoping).toBeNull()
    expect(asked).toEqual([])
    for (const url of [sixian?.url ?? '', sixian?.url ?? '', dapu?.url ?? '']) {
      const sound = await own.app.inject(url)
      expect(sound.headers['content-type']).toBe('audio/mpeg')
      expect(sound.rawPayload).toEqual(MP3)
    }
    expect(asked.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([
      { voice: 'a', text: '狗仔', pinyin: 'gieu31 e31', dialect_id: '1' },
      { voice: 'a', text: '狗', pinyin: 'gieu35', dialect_id: '3' },
    ])
  })

  test('is not asked for what is no entry or has no reading in the dialect', async () => {
    const own = await open({ TTS_URL: await openService() })
    for (const query of ['id=T9&dialect_id=1', 'id=T1&dialect_id=4']) {
      expect((await own.app.inject(`/api/dictionary/sound?${query}`)).statusCode).toBe(404)
    }
    expect(asked).toEqual([])
  })

  test.each<[string, typeof answer]>([
    ['an error', (response) => response.writeHead(500).end('no')],
    ['no sound', (response) => response.writeHead(200).end('<html>hello</html>')],
    ['a redirect', (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
    ['three megabytes', (response) => response.writeHead(200).end(mp3Of(8000))],
    ['nothing', (response) => response.destroy()],
  ])('that answers %s is a 503 with a sentence, and nothing of it is kept', async (_name, wrong) => {
    const own = await open({ TTS_URL: await openService() })
    const url = '/api/dictionary/sound?id=T1&dialect_id=1'
    const right = answer
    answer = wrong
    const failed = await own.app.inject(url)
    expect([failed.statusCode, failed.json().message]).toEqual([503, '伺服器錯誤，請稍後再試'])
    answer = right
    expect((await own.app.inject(url)).rawPayload).toEqual(MP3)
  })
})
