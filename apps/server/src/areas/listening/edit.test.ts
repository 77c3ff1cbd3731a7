import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { importPack } from '../../content/import.ts'
import { readPack } from '../../content/read.ts'
import { tinyPack } from '../../content/testing/tiny-pack.ts'
import { studyPack, tinyDialogue, tinyStudy } from '../../content/testing/tiny-study.ts'
import { auditRows } from '../../db/tables/audit.ts'
import { faces } from '../../db/tables/content.ts'
import { studyCategories, studyItems, studySearch } from '../../db/tables/self-study.ts'
import type { Role } from '../../domain/account/permissions.ts'
import { session, user } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()
const headers = new Map<string, Record<string, string>>()
let id = 0
let themeId = 0
let asImported: Partial<typeof studyItems.$inferInsert> = {}
/** Never twice the same: what was read under a version is kept. */
let now = 1

const SIX = [
  ['mother', '大家來食飯！', 'tai55 ga24 loi11 siid5 fan55'],
  ['boy', '這係麼个？', 'lia31 he55 ma31 ge55'],
  ['mother', '這係雞卵湯。', 'lia31 he55 gie24 lon31 tong24'],
  ['boy', '食飽了！', 'siid5 bau31 le24'],
  ['mother', '你愛食麼个？', 'ngi11 oi55 siid5 ma31 ge55'],
  ['boy', '𠊎愛啉茶。', 'ngai11 oi55 lim24 ca11'],
] as const

beforeAll(async () => {
  const file = tinyStudy['listening/l1-c1-d1.json']
  const [first, ...lines] = tinyDialogue(1, SIX).sentences
  const own = {
    ...tinyDialogue(1, SIX),
    sentences: [{ ...first, words: [{ text: '食飯', pinyin: 'siid5 fan55' }] }, ...lines],
  }
  const files = { ...tinyStudy, 'listening/l1-c1-d1.json': { ...file, dialogues: [own] } }
  await importPack(server().services, await readPack(await tinyPack(studyPack(files))))
  for (const role of ['selfstudy_editor', 'audio_editor', 'news_editor'] as const)
    headers.set(role, await session(server(), await user(server(), { roles: [role] })))
  const [row] = await server().services.db.select().from(studyItems).where(eq(studyItems.kind, 'listening'))
  id = row?.id ?? 0
  themeId = row?.categoryId ?? 0
  asImported = { content: row?.content, withdrawnAt: null, deletedAt: null }
})

beforeEach(async () => {
  now += 10
  await server()
    .services.db.update(studyItems)
    .set({ ...asImported, version: now })
    .where(eq(studyItems.id, id))
})

async function call(role: Role, method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) {
  const answer = await server().app.inject({
    method,
    url: `/api/${path}`,
    headers: headers.get(role) ?? {},
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, body: answer.json() }
}

const save = (payload: object, role: Role = 'selfstudy_editor') =>
  call(role, 'POST', 'self_study/listening/dialog', payload)
const edited = async (own = id) =>
  (await call('selfstudy_editor', 'GET', `self_study/listening/edit?id=${own}`)).body.data

type Line = Record<string, unknown>

/** The dialogue as its form sends it, with a change. */
async function sentOf(change: (own: { sentences: Line[]; roles: Line[] }) => object) {
  const own = await edited()
  return { ...own, ...change(own) }
}

const said = (role: string, no: number | null = null) => ({
  no,
  role,
  hakka_sentence: { text: '恁仔細', pinyin: 'an31 zii31 se55' },
  chinese_sentence: { text: '謝謝' },
})
const question = {
  kind: 'who',
  question: '誰要喝茶？',
  options: [
    { text: '阿姆', pinyin: 'a24 me24' },
    { text: '弟弟', is_chinese: true },
  ],
  answer: 1,
}

describe('a dialogue at the desk', () => {
  test('takes sentences in and lets them go; one that moves keeps its words and its sound', async () => {
    const moved = await sentOf(({ sentences: [first, ...rest] }) => ({
      sentences: [...rest.slice(1), said('boy'), first],
    }))
    expect((await save(moved)).body).toMatchObject({ success: true, id, version: now + 1 })
    const { sentences } = await edited()
    expect(sentences).toHaveLength(6)
    expect(sentences.map(({ no }: { no: number }) => no)).toEqual([1, 2, 3, 4, 5, 6])
    expect(sentences[4]).toMatchObject({ role: 'boy', hakka_sentence: { text: '恁仔細' }, words: [] })
    expect(sentences[5]).toMatchObject({
      hakka_sentence: { text: '大家來食飯！', audio: { synthetic: true } },
      words: [{ text: '食飯' }],
    })
  })

  test('has six to twelve sentences and two to four roles, who are all there', async () => {
    const five = await sentOf(({ sentences }) => ({ sentences: sentences.slice(1) }))
    expect((await save(five)).body.errors).toEqual({ sentences: ['一段對話要有 6 到 12 句'] })
    const many = await sentOf(() => ({ sentences: Array.from({ length: 13 }, () => said('boy')) }))
    expect((await save(many)).body.errors).toEqual({ sentences: ['一段對話要有 6 到 12 句'] })
    const one = await sentOf(({ roles }) => ({ roles: roles.slice(1) }))
    const { errors } = (await save(one)).body
    expect(errors.roles).toEqual(['至少要 2 個角色'])
    const faceless = await sentOf(({ roles }) => ({ roles: [{ ...roles[0], face: 'cat' }, roles[1]] }))
    expect(Object.keys((await save(faceless)).body.errors)).toEqual(['roles.0.face'])
    const stranger = await sentOf(({ sentences }) => ({
      sentences: [said('nobody', 1), ...sentences.slice(1)],
    }))
    expect(Object.keys((await save(stranger)).body.errors)).toEqual(['sentences.0.role'])
    expect((await edited()).version).toBe(now)
  })

  test('has its roles named and drawn anew, which is told of', async () => {
    const more = await sentOf(({ roles }) => ({
      roles: [
        { ...roles[0], face: 'grandmother' },
        roles[1],
        { id: 'father', name: '阿爸', pinyin: 'a24 ba24', chinese: '爸爸', face: 'father' },
      ],
    }))
    expect((await save(more)).body.alerts).toEqual([{ type: 'success', message: '角色更新成功' }])
    expect((await edited()).roles).toMatchObject([{ face: 'grandmother' }, {}, { name: '阿爸' }])
  })

  test('asks what its editor asks, and again what the site makes once that is taken away', async () => {
    expect((await edited()).questions).toEqual([])
    expect((await save(await sentOf(() => ({ questions: [question] })))).body.alerts).toEqual([
      { type: 'success', message: '小測驗更新成功' },
    ])
    expect((await edited()).questions).toMatchObject([
      { ...question, options: [{ text: '阿姆', is_chinese: false, image_url: null }, { text: '弟弟' }] },
    ])
    const twice = await sentOf(() => ({ questions: [question, question] }))
    expect((await save(twice)).body.errors).toEqual({ questions: ['同一種題目只能有一題'] })
    const wrong = { ...question, answer: 3, options: [{ text: '阿姆', pinyin: 'a24' }, question.options[1]] }
    expect(Object.keys((await save(await sentOf(() => ({ questions: [wrong] })))).body.errors)).toContain(
      'questions.0.options.0.pinyin',
    )
    // A client of the specification knows nothing of questions: they stay.
    const { sentences } = await edited()
    await save({ id, sentences: [said('boy', 1), ...sentences.slice(1)] })
    expect((await edited()).questions).toHaveLength(1)
    await save(await sentOf(() => ({ questions: [] })))
    expect((await edited()).questions).toEqual([])
  })

  test('keeps the sentence that has an answer where the sentences move, unless it goes', async () => {
    const atOf = async () => (await edited()).questions.map(({ at }: { at: number | null }) => at)
    await save(await sentOf(() => ({ questions: [{ ...question, at: 6 }] })))
    expect(await atOf()).toEqual([6])
    const rotated = await sentOf(({ sentences: [first, ...rest] }) => ({ sentences: [...rest, first] }))
    // A client that knows of no such sentence leaves it as it is; so does one that knows of no questions.
    await save({ ...rotated, questions: [question] })
    expect(await atOf()).toEqual([5])
    const { sentences } = await edited()
    await save({ id, sentences: [sentences[5], ...sentences.slice(0, 5)] })
    expect(await atOf()).toEqual([6])
    await save({ id, sentences: [...sentences.slice(0, 5), said('boy')] })
    expect(await atOf()).toEqual([null])
    const far = await sentOf(() => ({ questions: [{ ...question, at: 9 }] }))
    expect((await save(far)).body.errors).toEqual({ 'questions.0.at': ['沒有第 9 句'] })
    await save(await sentOf(() => ({ questions: [{ ...question, at: null }] })))
    expect(await atOf()).toEqual([null])
  })

  test('gives editors of sounds no sentence, role or question to change', async () => {
    const roles = await sentOf(() => ({ questions: [question] }))
    expect((await save(roles, 'audio_editor')).status).toBe(403)
    const fewer = await sentOf(({ sentences }) => ({ sentences: [...sentences.slice(1), sentences[0]] }))
    expect((await save(fewer, 'audio_editor')).status).toBe(403)
    expect((await save(await sentOf(() => ({})), 'audio_editor')).body).toMatchObject({ alerts: [] })
    expect((await call('news_editor', 'GET', `self_study/listening/edit?id=${id}`)).status).toBe(403)
    expect((await call('audio_editor', 'GET', 'self_study/listening/edit?id=999999')).status).toBe(404)
  })

  test('gives 409 to whoever read an older version', async () => {
    const older = await sentOf(() => ({ questions: [question] }))
    await save(older)
    expect((await save({ ...older, questions: [] })).status).toBe(409)
  })
})

describe('what is new', () => {
  const place = () => ({ category_id: themeId, dialect_id: 2 })
  const dialogue = {
    title: { hakka: '恁仔細', pinyin: 'an31 zii31 se55', chinese: '謝謝' },
    roles: [
      { id: 'a', name: '阿姆', pinyin: 'a24 me24', chinese: '媽媽', face: 'mother' },
      { id: 'b', name: '阿爸', pinyin: 'a24 ba24', chinese: '爸爸', face: 'father' },
    ],
    questions: [],
    sentences: ['a', 'b', 'a', 'b', 'a', 'b'].map((role) => said(role)),
  }

  test('is a dialogue of its theme and dialect, found by search, made once, deleted and brought back', async () => {
    const form_key = '7f1de1f0-6a3f-4d3a-9d52-4b0c1f0e6a12'
    const made = (await save({ ...place(), form_key, ...dialogue })).body
    expect(made).toMatchObject({ success: true, version: 1, alerts: [{ message: '已新增一段對話' }] })
    expect((await save({ ...place(), form_key, ...dialogue })).body.id).toBe(made.id)
    const list = async () =>
      (await call('audio_editor', 'GET', `self_study/listening/category?c=${themeId}&d=2`)).body.data
        .dialogues
    expect(await list()).toMatchObject([{ id: made.id, no: 1, roles: [{ face: 'mother' }, {}] }])
    const { db } = server().services
    const found = () => db.$count(studySearch, eq(studySearch.itemId, made.id))
    expect(await found()).toBe(1)
    const next = (await save({ ...place(), ...dialogue })).body
    expect((await edited(next.id)).no).toBe(2)
    for (const own of [made.id, next.id])
      await call('selfstudy_editor', 'DELETE', `admin/self_study/listening/${own}`)
    expect(await list()).toEqual([])
    expect(await found()).toBe(0)
    const third = (await save({ ...place(), ...dialogue })).body
    expect((await edited(third.id)).no).toBe(3)
    await call('selfstudy_editor', 'DELETE', `admin/self_study/listening/${third.id}`)
    await call('selfstudy_editor', 'POST', 'admin/self_study/listening/restore', { id: made.id })
    expect(await list()).toMatchObject([{ id: made.id, no: 1 }])
    const acts = await db
      .select()
      .from(auditRows)
      .where(eq(auditRows.subjectId, String(made.id)))
    expect(acts.map(({ action }) => action).sort()).toEqual([
      'listening.destroy',
      'listening.restore',
      'listening.store',
    ])
  })

  test('is no dialogue without a place, in another part, or of whoever may write no texts', async () => {
    expect((await save(dialogue)).body.errors).toEqual({
      category_id: ['請選擇主題'],
      dialect_id: ['請選擇腔調'],
    })
    const [other] = await server()
      .services.db.select()
      .from(studyCategories)
      .where(eq(studyCategories.kind, 'speaking'))
    const elsewhere = await save({ category_id: other?.id, dialect_id: 1, ...dialogue })
    expect(elsewhere.body.errors).toEqual({ category_id: ['找不到這個主題，請重新選擇'] })
    expect((await save({ ...place(), ...dialogue }, 'audio_editor')).status).toBe(403)
    const short = await save({ ...place(), ...dialogue, sentences: [said('a')] })
    expect(short.body).toMatchObject({ success: false, id: null })
  })

  const subcategory = async (kind: 'speaking' | 'classroom_term') => {
    const { data } = (await call('selfstudy_editor', 'GET', `admin/self_study/${kind}`)).body
    return data.themes[0].subcategories[0].id
  }

  test('is a sentence to be said, counted through its theme', async () => {
    const category_id = await subcategory('speaking')
    const add = (payload: object, role: Role = 'selfstudy_editor') =>
      call(role, 'POST', 'self_study/speaking/sentence', { dialect_id: 1, ...said('x'), ...payload })
    const made = (await add({ category_id })).body
    expect(made).toMatchObject({ success: true, version: 1, alerts: [{ message: '已新增一句' }] })
    const [row] = await server().services.db.select().from(studyItems).where(eq(studyItems.id, made.id))
    expect(row).toMatchObject({ no: 4, levelNo: 1, categoryId: category_id, title: '恁仔細' })
    expect((await add({ category_id: row?.categoryId }, 'audio_editor')).status).toBe(403)
    const [theme] = await server()
      .services.db.select()
      .from(studyCategories)
      .where(eq(studyCategories.uid, 'speaking-l1-c1'))
    expect((await add({ category_id: theme?.id })).body.errors).toEqual({
      category_id: ['找不到這個子主題，請重新選擇'],
    })
  })

  test('is a term of the classroom, counted within its part', async () => {
    const category_id = await subcategory('classroom_term')
    const add = (payload: object) =>
      call('selfstudy_editor', 'POST', 'classroom_term/term', { category_id, ...said('x'), ...payload })
    expect((await add({ dialect_id: 1 })).body).toMatchObject({ success: true })
    const { body } = await call('selfstudy_editor', 'GET', 'classroom_term/categories?dialect_id=1')
    const { terms } = body.data.categories[0].subcategories[0]
    expect(terms.map(({ no }: { no: number }) => no)).toEqual([1, 2])
    expect((await add({ dialect_id: 3 })).body).toMatchObject({ success: true })
  })

  test('is a set of writing of a level, which is the test of a book where it has one’s number', async () => {
    const [theme] = await server()
      .services.db.select()
      .from(studyCategories)
      .where(eq(studyCategories.kind, 'writing'))
    const set = {
      category_id: theme?.id,
      dialect_id: 2,
      level_no: 3,
      title: { hakka: '食飯', pinyin: 'shid2 pon11', chinese: '' },
      words: [{ text: '食飯', pinyin: 'shid2 pon11' }],
      questions: [
        {
          kind: 'cloze',
          hakka: { text: '①。', pinyin: 'shid2 pon11' },
          chinese: { text: '' },
          answers: [['食飯']],
        },
      ],
    }
    const add = (payload: object) => call('selfstudy_editor', 'POST', 'self_study/writing/set', payload)
    const made = (await add(set)).body
    expect(made).toMatchObject({ success: true, version: 1, alerts: [{ message: '已新增題組' }] })
    const { data } = (await call('news_editor', 'GET', 'self_study/writing/category?c=1&d=2')).body
    expect(data.sets).toMatchObject([{ id: made.id, no: 1, level_no: 3 }])
    const uses = (await call('selfstudy_editor', 'GET', `admin/self_study/writing/usage?id=${made.id}`)).body
    expect(uses.data).toEqual([{ of: 'book', count: 1 }])
    const { level_no: _, ...levelless } = set
    expect(Object.keys((await add(levelless)).body.errors)).toEqual(['level_no'])
    await call('selfstudy_editor', 'DELETE', `admin/self_study/writing/${made.id}`)
  })
})

test('what an editor writes has its characters in the face of other dialogues’ checks too', async () => {
  const face = async () =>
    (await server().services.db.select().from(faces).where(eq(faces.name, 'check 1 1')))[0]?.characters
  expect(await face()).not.toContain('糴')
  const sent = await sentOf(({ sentences: [first, ...lines] }) => ({
    sentences: [{ ...first, hakka_sentence: { text: '糴米！', pinyin: 'tag5 mi31' }, words: [] }, ...lines],
  }))
  expect((await save(sent)).status).toBe(200)
  expect(await face()).toContain('糴')
})
