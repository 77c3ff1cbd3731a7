import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { importPack } from '../../content/import.ts'
import { readPack } from '../../content/read.ts'
import { tinyPack } from '../../content/testing/tiny-pack.ts'
import { studyPack } from '../../content/testing/tiny-study.ts'
import { auditRows } from '../../db/tables/audit.ts'
import { files } from '../../db/tables/content.ts'
import { revisions } from '../../db/tables/edit.ts'
import { studyItems, studySearch } from '../../db/tables/self-study.ts'
import type { Role } from '../../domain/account/permissions.ts'
import { session, user } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()

let id = 0
/** Never twice the same: what was read under a version is kept. */
let now = 1
let asImported: Partial<typeof studyItems.$inferInsert> = {}

beforeAll(async () => {
  const { db } = server().services
  await importPack(server().services, await readPack(await tinyPack(studyPack())))
  const [own] = await db.select().from(studyItems).where(eq(studyItems.kind, 'writing'))
  id = own?.id ?? 0
  asImported = { content: own?.content }
})

beforeEach(async () => {
  const { db } = server().services
  now += 10
  await db
    .update(studyItems)
    .set({ ...asImported, version: now })
    .where(eq(studyItems.id, id))
  await db.delete(revisions)
})

async function save(payload: object, role: Role = 'selfstudy_editor') {
  const headers = await session(server(), await user(server(), { roles: [role] }))
  const url = '/api/self_study/writing/set'
  return server().app.inject({ method: 'POST', url, headers, payload: { id, ...payload } })
}

const set = async () => {
  const { data } = (await server().app.inject('/api/self_study/writing/category?d=1')).json()
  return data.sets[0]
}

const rice = { text: '食飯', pinyin: 'siid5 fan55', chinese: '吃飯' }
const tea = { text: '啉茶', pinyin: 'lim24 ca11', chinese: '' }
const cloze = {
  kind: 'cloze',
  hakka: { text: '𠊎愛①。', pinyin: 'ngai11 oi55 siid5 fan55' },
  chinese: { text: '我要吃飯。' },
  answers: [['食飯', '啉茶']],
}
const said = { hakka: '食飯', pinyin: 'siid5 fan55', chinese: '吃飯' }
const article = { kind: 'article', prompt: said, hints: ['吃什麼？'], example: said }
const GOOD = { title: said, words: [rice, tea], questions: [cloze, article] }

test('a set is written with its words and questions, found by search, kept as a version and told to the audit list', async () => {
  const answer = await save({ version: now, ...GOOD })
  const alerts = [{ type: 'success', message: '第 1 題組更新成功' }]
  expect(answer.json()).toEqual({ success: true, id, alerts, errors: {}, version: now + 1 })
  expect(await set()).toMatchObject({
    id,
    version: now + 1,
    no: 1,
    level_no: 1,
    title: said,
    words: [rice, tea],
    questions: [
      { text: '𠊎愛①。', answers: [['食飯', '啉茶']] },
      { hints: ['吃什麼？'], picture_urls: [] },
    ],
  })
  const { db } = server().services
  expect((await save({ ...GOOD, version: now + 1 })).json()).toMatchObject({ alerts: [], version: now + 1 })
  const kept = await db
    .select()
    .from(revisions)
    .where(eq(revisions.subjectId, String(id)))
  expect(kept.map(({ version }) => version).sort()).toEqual([now, now + 1])
  expect(await db.select().from(auditRows).where(eq(auditRows.action, 'writing.update'))).toHaveLength(1)
  const found = await db.select().from(studySearch).where(eq(studySearch.itemId, id))
  expect(found).toMatchObject([{ title: '食飯' }])
})

test('who edits an older version gets 409 with the present one', async () => {
  await save({ version: now, ...GOOD })
  const answer = await save({ version: now, ...GOOD, words: [rice] })
  expect(answer.statusCode).toBe(409)
  expect(answer.json().current).toMatchObject({ id, version: now + 1 })
})

test.each([
  ['questions.0.answers', { questions: [{ ...cloze, answers: [['食飯', '飯']] }] }, '詞庫裡沒有：飯'],
  [
    'questions.0.hakka.text',
    { questions: [{ ...cloze, hakka: { ...cloze.hakka, text: '𠊎愛②。' } }] },
    '空格要從①起依序編號',
  ],
  [
    'questions.0.hakka.pinyin',
    { questions: [{ ...cloze, hakka: { ...cloze.hakka, pinyin: 'ngai11' } }] },
    '1 個音節',
  ],
  ['questions.0.answers.0', { questions: [{ ...cloze, answers: [[]] }] }, '至少要 1 項'],
  [
    'questions.1.example.pinyin',
    { questions: [cloze, { ...article, example: { ...said, pinyin: '' } }] },
    '沒有拼音',
  ],
  ['words.0.pinyin', { words: [{ ...rice, pinyin: 'siid5' }, tea] }, '1 個音節'],
  ['title.hakka', { title: { ...said, hakka: '', pinyin: '' } }, '此欄位必填'],
  ['questions', { questions: [] }, '至少要 1 項'],
])('%s is told where it stands wrong, and nothing is written', async (field, wrong, message) => {
  const answer = (await save({ ...GOOD, ...wrong })).json()
  expect(answer).toMatchObject({ success: false, version: now })
  expect(answer.errors[field]?.join()).toContain(message)
  expect((await set()).version).toBe(now)
})

test('markup is a text like any other', async () => {
  const chinese = '<img src=x onerror=alert(1)>'
  expect((await save({ ...GOOD, title: { ...said, chinese } })).json().success).toBe(true)
  expect((await set()).title.chinese).toBe(chinese)
})

test('a picture is a stored one: of an upload, or one that the set has', async () => {
  const { db } = server().services
  const [picture, sound] = await db
    .insert(files)
    .values([
      { key: `${'ab'.repeat(32)}.webp`, mediaType: 'image/webp', size: 1, createdAt: new Date() },
      { key: `${'cd'.repeat(32)}.mp3`, mediaType: 'audio/mpeg', size: 1, createdAt: new Date() },
    ])
    .returning()
  const withPictures = (...pictures: object[]) => ({ ...GOOD, questions: [cloze, { ...article, pictures }] })
  const url = `/files/${'ab'.repeat(32)}.webp`
  for (const own of [{ url }, { url: 'https://elsewhere.example/a.png' }, { id: sound?.id }, {}]) {
    const answer = (await save(withPictures(own))).json()
    expect(answer.errors).toEqual({ 'questions.1.pictures': ['網站上沒有這張圖，請再上傳一次'] })
  }
  await save(withPictures({ id: picture?.id }))
  expect((await set()).questions[1].picture_urls).toEqual([url])
  // Moved to another place, it is still the set's.
  await save({ ...GOOD, questions: [{ ...article, pictures: [{ url }] }, cloze] })
  expect((await set()).questions[0].picture_urls).toEqual([url])
})

test('the largest set that is taken is written, and a word more is refused', async () => {
  const long = '食'.repeat(1000)
  const pinyin = Array.from({ length: 1000 }, () => 'siid5').join(' ')
  const most = { hakka: '食'.repeat(2000), pinyin: `${pinyin} ${pinyin}`, chinese: '吃'.repeat(2000) }
  const texts = [
    ...Array.from({ length: 10 }, () => ({
      ...cloze,
      hakka: { text: `①${'食'.repeat(999)}`, pinyin: `fan55 ${pinyin}`.split(' ').slice(0, 1000).join(' ') },
      chinese: { text: long },
      answers: [['飯']],
    })),
    ...Array.from({ length: 10 }, () => ({
      ...article,
      hints: Array(10).fill('想'.repeat(200)),
      example: most,
    })),
  ]
  const words = [
    { text: '飯', pinyin: 'fan55', chinese: '飯' },
    ...Array.from({ length: 19 }, () => ({
      text: '食'.repeat(20),
      pinyin: pinyin.split(' ').slice(0, 20).join(' '),
      chinese: '吃'.repeat(200),
    })),
  ]
  const largest = { ...GOOD, words, questions: texts }
  expect((await save(largest)).json()).toMatchObject({ success: true, version: now + 1 })
  expect((await save({ ...largest, words: [...words, rice] })).statusCode).toBe(422)
})

test('only editors of texts may write; an editor of sounds and others may not', async () => {
  for (const role of ['audio_editor', 'news_editor', 'lesson_editor'] as const)
    expect((await save(GOOD, role)).statusCode).toBe(403)
  expect((await set()).version).toBe(now)
})
