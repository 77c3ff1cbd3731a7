import { createServer, type Server, type ServerResponse } from 'node:http'
import type { WordDetail } from '@hakka/contract/dictionary'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { visitor } from '../../testing/builders.ts'
import { openTestServer, type TestServer } from '../../testing/server.ts'

const WORD: WordDetail = {
  word: null,
  segments: [],
  words: [
    {
      id: 'X1',
      text: '狗仔',
      part_of_speech: '',
      categories: [],
      chinese: '',
      references: [
        { url: 'javascript:alert(1)', reference_info: { name: 'bad' } },
        { url: 'https://dict.example/', reference_info: { name: 'good' } },
      ],
      source: { name: '別的辭典', url: 'data:text/html,x', license: null, license_url: null },
      pinyins: [
        {
          dialect_id: 1,
          name: '四縣腔',
          short_name: '四',
          word: null,
          text: 'gieu31 e31',
          sound: { url: 'https://elsewhere.example/a.mp3', synthetic: false },
        },
      ],
      meanings: [],
      synonyms: [],
      antonyms: [],
      derived_words: [],
    },
  ],
}

let asked: {
  url: string | undefined
  method: string | undefined
  body: unknown
  cookie: string | undefined
}[] = []
let answer: (response: ServerResponse) => void
let other: Server
let site: TestServer

beforeAll(async () => {
  other = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { url, method, headers } = request
      asked.push({
        url,
        method,
        body: JSON.parse(Buffer.concat(chunks).toString() || 'null'),
        cookie: headers.cookie,
      })
      answer(response)
    })
  })
  await new Promise<void>((resolve) => void other.listen(0, '127.0.0.1', resolve))
  const address = other.address()
  const port = typeof address === 'object' ? address?.port : 0
  site = await openTestServer({ env: { DICTIONARY_URL: `http://127.0.0.1:${port}/hakka/` } })
})
beforeEach(() => {
  asked = []
  answer = (response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(WORD))
})
afterAll(async () => {
  await site.close()
  other.closeAllConnections()
  other.close()
})

const ask = async () =>
  site.app.inject({
    method: 'POST',
    url: '/api/dictionary/get-word-detail-data',
    headers: await visitor(site),
    payload: { word: '狗仔', dialect_id: 2 },
  })

test('the other site is asked under the same path, without anything of the visitor', async () => {
  const { statusCode } = await ask()
  expect(statusCode).toBe(200)
  expect(asked).toEqual([
    {
      url: '/hakka/api/dictionary/get-word-detail-data',
      method: 'POST',
      body: { word: '狗仔', dialect_id: 2 },
      cookie: undefined,
    },
  ])
})

test('its links lead to web pages only, and its sounds are left out', async () => {
  const { words }: WordDetail = (await ask()).json()
  expect(words[0]?.references.map(({ url }) => url)).toEqual(['https://dict.example/'])
  expect(words[0]?.source.url).toBeNull()
  expect(words[0]?.pinyins[0]?.sound).toBeNull()
})

test.each<[string, typeof answer]>([
  ['an error', (response) => response.writeHead(500).end('{}')],
  ['something else', (response) => response.writeHead(200).end('{"word":{"text":1}}')],
  ['no JSON', (response) => response.writeHead(200).end('<html>')],
  ['a redirect', (response) => response.writeHead(307, { location: '/elsewhere' }).end()],
  ['two megabytes', (response) => response.writeHead(200).end(JSON.stringify(WORD).padEnd(2 * 1024 * 1024))],
  ['nothing', (response) => response.destroy()],
])('%s is a 503 with a sentence', async (_name, wrong) => {
  answer = wrong
  const failed = await ask()
  expect([failed.statusCode, failed.json().message]).toEqual([503, '伺服器錯誤，請稍後再試'])
  expect(asked.every(({ url }) => url?.startsWith('/hakka/api/'))).toBe(true)
})

test('who does not answer within five seconds is given up', { timeout: 15_000 }, async () => {
  answer = () => {}
  const start = performance.now()
  expect((await ask()).statusCode).toBe(503)
  expect(performance.now() - start).toBeLessThan(8000)
})
