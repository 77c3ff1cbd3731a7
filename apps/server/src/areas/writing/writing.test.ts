import { BOUNDS, COMPOSITIONS_MAX } from '@hakka/contract/constants'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { importPack } from '../../content/import.ts'
import { readPack } from '../../content/read.ts'
import { tinyPack } from '../../content/testing/tiny-pack.ts'
import { studyPack } from '../../content/testing/tiny-study.ts'
import { compositions } from '../../db/tables/self-study.ts'
import { session, user } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()

beforeAll(async () => {
  await importPack(server().services, await readPack(await tinyPack(studyPack())))
})

let headers: Record<string, string> = {}
let me = 0

beforeEach(async () => {
  me = (await user(server())).id
  headers = await session(server(), { id: me })
})

const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object, as = headers) => {
  const answer = await server().app.inject({
    method,
    url: `/api/self_study/writing/${path}`,
    headers: as,
    ...(payload ? { payload } : {}),
  })
  return { status: answer.statusCode, body: answer.body ? answer.json() : undefined }
}

const text = { dialect_id: 1, no: 1, title: '吾个早餐', composition_text: '𠊎愛食飯。' }
const save = (changes: object = {}) => call('POST', 'create_composition', { ...text, ...changes })
const mine = async () => (await call('GET', 'get_compositions')).body.data

describe('sets', () => {
  test('the built-in theme is number 1: its sets with their gaps, words and prompts', async () => {
    const { data } = (await call('GET', 'category?d=1')).body
    expect(data).toMatchObject({ category_name: '寫作', dialects: [1] })
    expect(data.sets).toMatchObject([
      {
        no: 1,
        level_no: 1,
        title: { hakka: '𠊎愛食' },
        words: [{ text: '食飯', chinese: '吃飯' }, { text: '啉茶' }],
        questions: [
          { kind: 'cloze', text: '𠊎愛①，毋愛②。', answers: [['食飯'], ['啉茶']] },
          { kind: 'article', hints: ['先寫要吃什麼。'], picture_urls: [] },
        ],
      },
    ])
    expect((await call('GET', 'category?d=5')).body.data.sets).toEqual([])
    expect((await call('GET', 'category?c=2')).status).toBe(404)
  })

  test('the first answer to a text with gaps is an attempt that the server marks', async () => {
    const { data } = (await call('GET', 'category')).body
    const place = { thing: 'cloze_set', thing_id: data.sets[0].id }
    const answer = await server().app.inject({
      method: 'POST',
      url: '/api/my/attempts',
      headers,
      payload: {
        attempts: [
          { key: 'attempt-1', ...place, item: 1, answer: ['啉茶', '啉茶'] },
          { key: 'attempt-2', ...place, item: 0, answer: [['食飯', '啉茶'], null] },
          { key: 'attempt-3', ...place, item: 2, answer: ['食飯'] },
          { key: 'attempt-4', ...place, item: 9, answer: [] },
        ],
      },
    })
    expect(answer.json().data.attempts).toMatchObject([
      { status: 'kept', earned: 1, total: 2 },
      { status: 'kept', earned: 2, total: 2 },
      { status: 'refused', reason: 'not-an-answer' },
      { status: 'refused', reason: 'unknown-version' },
    ])
  })
})

describe('compositions', () => {
  test('one that is saved knows its set, and the newest comes first', async () => {
    await save()
    await save({ title: '第二篇', dialect_id: 5 })
    expect(await mine()).toMatchObject([
      { title: '第二篇', dialect_id: 5, level_no: null, category_id: 1, no: 1, user_id: me },
      { title: '吾个早餐', composition_text: '𠊎愛食飯。', level_no: 1, category_id: 1 },
    ])
  })

  test('the longest that is allowed is kept whole; one character more says so and keeps nothing', async () => {
    const longest = '𠊎'.repeat(BOUNDS.composition)
    expect((await save({ composition_text: longest, title: '題'.repeat(BOUNDS.title) })).status).toBe(200)
    expect((await mine())[0].composition_text).toBe(longest)
    const refused = await save({ composition_text: `${longest}愛` })
    expect(refused.status).toBe(422)
    expect(refused.body.errors.composition_text).toEqual([`內容最多 ${BOUNDS.composition} 個字`])
    expect(await mine()).toHaveLength(1)
  })

  test('nothing but blanks is no text, and a title is asked for', async () => {
    const { status, body } = await save({ composition_text: ' \n　', title: ' ' })
    expect(status).toBe(422)
    expect(body.errors).toEqual({ composition_text: ['請先寫一點內容'], title: ['請輸入標題'] })
  })

  test('who is not logged in is asked to, and keeps nothing', async () => {
    const { status, body } = await call('POST', 'create_composition', text, {})
    expect([401, 403]).toContain(status)
    expect(body.code).not.toBe('server')
    expect((await call('GET', 'get_compositions', undefined, {})).body).toMatchObject({
      code: 'login_required',
    })
  })

  test('the last place is taken once, also by two that come together', async () => {
    const own = { userId: me, dialectId: 1, no: 1, title: '題', compositionText: '文' }
    await server()
      .services.db.insert(compositions)
      .values(Array.from({ length: COMPOSITIONS_MAX - 1 }, () => own))
    const both = await Promise.all([save(), save()])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(await mine()).toHaveLength(COMPOSITIONS_MAX)
  })

  test('one’s own is deleted; of somebody else’s one hears what one hears of none', async () => {
    const { id } = (await save()).body.data
    const other = await session(server(), { id: (await user(server())).id })
    const none = await call('DELETE', 'composition/2000000000', undefined, other)
    expect(none.status).toBe(404)
    expect((await call('DELETE', `composition/${id}`, undefined, other)).body).toEqual(none.body)
    expect(await mine()).toHaveLength(1)
    expect((await call('DELETE', `composition/${id}`)).status).toBe(204)
    expect(await mine()).toEqual([])
  })
})
