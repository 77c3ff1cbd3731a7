import { beforeAll, describe, expect, test } from 'vitest'
import { packs } from '../../db/tables/content.ts'
import { importRows } from '../../domain/dictionary/testing/entries.ts'
import { lessonWith } from '../../domain/dictionary/testing/lessons.ts'
import { dictionaryRow } from '../../domain/dictionary/testing/table.ts'
import { session, user } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer({ env: { ORIGIN: 'https://school.example' } })
let lessonId = 0
let made = 0

/** Each test asks from a network of its own: the limit is counted by it. */
const get = (url: string, headers: Record<string, string> = {}, remoteAddress = `198.51.${++made}.1`) =>
  server().app.inject({ url: `/api/open/v1${url}`, headers, remoteAddress })

beforeAll(async () => {
  const manifest = { id: 'own', title: '自己的教材', licence: 'CC BY 4.0' }
  await server().services.db.insert(packs).values({ id: 'own', manifest, digest: 'x' })
  lessonId = await lessonWith(server(), { dialectId: 2, packId: 'own' }, [
    { text: '平板', pinyin: 'pin55 ban24', chinese: '平板電腦', sound: '/files/a.mp3' },
    { kind: 'sentence', text: '𠊎有平板。', pinyin: 'ngai55 rhiu53 pin55 ban24', chinese: '我有平板電腦。' },
  ])
  await lessonWith(server(), { dialectId: 1 }, [{ text: '阿公', pinyin: 'a24 gung24' }])
  const row = (id: string, word: string) =>
    dictionaryRow({
      id,
      word,
      readings: ['a24', 'a33', '', '', '', ''],
      category: '稱謂身分',
      chinese: '親屬',
    })
  await importRows(server(), [row('T1', '阿公'), row('T2', '阿公婆'), row('T3', '公背')])
})

describe('words', () => {
  test('are listed with licence, reading and page; whole words before those that contain it', async () => {
    const { words, license, total, pages } = (await get('/words?keyword=阿公&dialect_id=2')).json()
    expect(words).toEqual([
      expect.objectContaining({
        id: 'T1',
        text: '阿公',
        pinyin: 'a33',
        url: `https://school.example/dictionary/${encodeURIComponent('阿公')}?dialect_id=2`,
      }),
      expect.objectContaining({ id: 'T2' }),
    ])
    expect([total, pages]).toEqual([2, 1])
    expect(license).toMatchObject({
      name: '© 中華民國教育部，CC BY-ND 3.0 臺灣',
      url: 'https://creativecommons.org/licenses/by-nd/3.0/tw/',
    })
  })

  test('without a keyword all are, in their order; by category those of it', async () => {
    const idsOf = async (query: string) =>
      (await get(`/words${query}`)).json().words.map(({ id }: { id: string }) => id)
    expect(await idsOf('')).toEqual(['T1', 'T2', 'T3', expect.stringMatching(/^site-/)])
    expect(await idsOf('?page=99')).toHaveLength(4)
    expect(await idsOf(`?category=${encodeURIComponent('稱謂身分')}`)).toEqual(['T1', 'T2', 'T3'])
    expect(await idsOf('?keyword=%25')).toEqual([])
  })

  test('one comes whole by its id, its sounds under whole addresses', async () => {
    const { word } = (await get('/words/T1')).json()
    expect(word).toMatchObject({ id: 'T1', text: '阿公', chinese: '親屬' })
    const { words } = (await get('/words?keyword=平板')).json()
    const own = (await get(`/words/${words[0].id}`)).json()
    expect(own.license).toEqual({ name: '© 本站，僅供教學使用', url: null, attribution: '客語學堂' })
    expect(own.word.pinyins[1].sound).toEqual({ url: 'https://school.example/files/a.mp3', synthetic: false })
    expect((await get('/words/阿公')).statusCode).toBe(404)
  })
})

test.each(['%00', '%27%20or%201=1', '..%2f..', 'a'.repeat(41), '%F0%9F%98%80', '%'])(
  'a word of the id %s is not there, and no fault of the server',
  async (id) => {
    const { statusCode } = await get(`/words/${id}`)
    expect([400, 404, 422]).toContain(statusCode)
    const sound = await server().app.inject(`/api/dictionary/sound?id=${id}&dialect_id=1`)
    expect([400, 404, 422]).toContain(sound.statusCode)
  },
)

describe('lessons', () => {
  test('are listed by dialect and level, with the licence of their pack', async () => {
    const { lessons, license, total } = (await get('/lessons?dialect_id=2')).json()
    expect(total).toBe(1)
    expect(lessons[0]).toMatchObject({ id: lessonId, dialect_id: 2 })
    expect(lessons[0].url).toMatch(/^https:\/\/school\.example\/lesson\?step_no=/)
    expect(license).toEqual({
      name: 'CC BY 4.0',
      url: 'https://creativecommons.org/licenses/by/4.0/',
      attribution: '自己的教材',
    })
    expect((await get('/lessons')).json().license).toMatchObject({ name: 'CC BY 4.0；© 本站，僅供教學使用' })
    expect((await get('/lessons?level_no=5')).json().total).toBe(0)
  })

  test('one comes with its words and sentences, in their order', async () => {
    const { lesson } = (await get(`/lessons/${lessonId}`)).json()
    expect(lesson.texts).toEqual([
      { kind: 'word', text: '平板', pinyin: 'pin55 ban24', chinese: '平板電腦' },
      {
        kind: 'sentence',
        text: '𠊎有平板。',
        pinyin: 'ngai55 rhiu53 pin55 ban24',
        chinese: '我有平板電腦。',
      },
    ])
    expect((await get('/lessons/999999')).statusCode).toBe(404)
  })
})

test.each(['/words', '/words/T1', '/lessons', '/lessons/1'])(
  '%s may be read by any origin and kept by anybody, and knows nobody',
  async (url) => {
    const headers = { origin: 'https://elsewhere.example' }
    const answer = await get(url, headers)
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=300',
    })
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined()
    const pupil = await session(server(), await user(server()))
    expect((await get(url, pupil)).payload).toBe(answer.payload)
    const again = await get(url, { 'if-none-match': String(answer.headers.etag) })
    expect([again.statusCode, again.headers['access-control-allow-origin']]).toEqual([304, '*'])
  },
)

test('errors are readable by any origin too; no other call is', async () => {
  const wrong = await get('/lessons?dialect_id=9', { origin: 'https://elsewhere.example' })
  expect([wrong.statusCode, wrong.headers['access-control-allow-origin']]).toEqual([422, '*'])
  const other = await server().app.inject({
    url: '/api/my/id',
    headers: { origin: 'https://elsewhere.example' },
  })
  expect(other.headers['access-control-allow-origin']).toBeUndefined()
})

test('more than 120 calls a minute of one address are refused, others go on', async () => {
  const from = '203.0.113.7'
  for (let count = 0; count < 60; count++) {
    expect((await get('/lessons/1', {}, from)).statusCode).toBe(200)
    expect((await get('/words/T1', {}, from)).statusCode).toBe(200)
  }
  const refused = await get('/words', { origin: 'https://elsewhere.example' }, from)
  expect([refused.statusCode, refused.headers['access-control-allow-origin']]).toEqual([429, '*'])
  expect((await get('/words')).statusCode).toBe(200)
})
