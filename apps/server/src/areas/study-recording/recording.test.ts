import { encodeWav } from '@hakka/judge/encode-wav'
import { and, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditRows } from '../../db/tables/audit.ts'
import { revisions } from '../../db/tables/edit.ts'
import { recordingTakes, studyCategories, studyItems } from '../../db/tables/self-study.ts'
import { session, user } from '../../testing/builders.ts'
import { formOf } from '../../testing/form.ts'
import { runJob } from '../../testing/jobs.ts'
import { testServer } from '../../testing/server.ts'
import { tableDesk, tsv } from '../../testing/table-desk.ts'

const server = testServer()
const { bring } = tableDesk(server)

type Headers = Record<string, string>
let editor: Headers
let other: Headers
beforeAll(async () => {
  editor = await session(server(), await user(server(), { roles: ['audio_editor'] }))
  other = await session(server(), await user(server(), { roles: ['selfstudy_editor'] }))
})

const ITEMS = ['級別', '主題', '子主題', '腔調', '編號', '客語', '拼音', '華語']
const WORDS = ['級別', '主題', '腔調', '編號', '詞語', '拼音', '華語']
const sentence = (no: number, hakka = '食飽吂？', pinyin = 'siid5 bau31 mang11') =>
  [1, '打招呼', '見面', '四縣', no, hakka, pinyin, '吃飽了嗎？'] as const
const table = (...rows: (readonly (string | number)[])[]) => ({
  items_file: tsv([ITEMS, ...rows]),
  words_file: tsv([WORDS, [1, '打招呼', '四縣', 1, '食飽', 'siid5 bau31', '吃飽']]),
})

const DIALOGUE = [
  '級別',
  '主題',
  '腔調',
  '對話編號',
  '標題',
  '標題拼音',
  '句次',
  '角色',
  '角色拼音',
  '客語',
  '拼音',
  '華語',
]
const LINES = ['你好！', '食飽吂？', '食飽了。', '恁仔細！']
const READINGS = ['ngi11 ho31', 'siid5 bau31 mang11', 'siid5 bau31 le24', 'an31 zii31 se55']
const dialogue = {
  items_file: tsv([
    DIALOGUE,
    ...LINES.map((text, at) =>
      [
        1,
        '打招呼',
        '四縣',
        1,
        '食飽吂',
        'siid5 bau31 mang11',
        at + 1,
        at % 2 ? '阿公' : '阿姆',
        at % 2 ? 'a24 gung24' : 'a24 me24',
        text,
        READINGS[at] ?? '',
        '',
      ].with(11, '你好。'),
    ),
  ]),
}

let theme = 0
beforeEach(async () => {
  theme = 0
})

async function themeOf(kind: 'speaking' | 'listening') {
  const [row] = await server()
    .services.db.select()
    .from(studyCategories)
    .where(and(eq(studyCategories.kind, kind), eq(studyCategories.name, '打招呼')))
  theme = row?.id ?? 0
}

const lines = async (kind: string, headers = editor) => {
  const url = `/api/admin/self_study/${kind}/recording?category_id=${theme}&dialect_id=1`
  return (await server().app.inject({ url, headers })).json().data.lines
}

/** A sound of its own: another one has other bytes. */
const voice = (pitch: number) =>
  encodeWav(
    Float32Array.from({ length: 8000 }, (_, at) => 0.2 * Math.sin((2 * Math.PI * pitch * at) / 16_000)),
    16_000,
  )

async function take(kind: string, line: { item_id: number; path: string }, pitch = 200, headers = editor) {
  const form = await formOf({
    item_id: String(line.item_id),
    path: line.path,
    audio: new File([voice(pitch)], 'recording.wav', { type: 'audio/wav' }),
  })
  return server().app.inject({
    method: 'POST',
    url: `/api/admin/self_study/${kind}/recording/take`,
    ...form,
    headers: { ...headers, ...form.headers },
  })
}

const put = async (kind: string, headers = editor) => {
  const answer = await server().app.inject({
    method: 'POST',
    url: `/api/admin/self_study/${kind}/recording`,
    headers,
    payload: { category_id: theme, dialect_id: 1 },
  })
  return answer.json().data
}

test('sentences of a theme are recorded, kept for who recorded them alone, and heard by pupils when they are put in', async () => {
  await bring('speaking', table(sentence(1), sentence(2, '恁仔細！', 'an31 zii31 se55'), sentence(3)))
  await themeOf('speaking')
  const [first, second, third] = await lines('speaking')
  expect([first, second, third]).toMatchObject([
    {
      text: '食飽吂？',
      pinyin: 'siid5 bau31 mang11',
      chinese: '吃飽了嗎？',
      voice: 'none',
      url: '',
      take_url: '',
    },
    { text: '恁仔細！' },
    { text: '食飽吂？' },
  ])
  const { take_url } = (await take('speaking', first)).json().data
  expect(take_url).toMatch(/^\/files\/.+\.mp3$/)
  const again = (await take('speaking', first, 300)).json().data.take_url
  expect(again).not.toBe(take_url)
  await take('speaking', second)
  expect((await lines('speaking')).map((own: { take_url: string }) => own.take_url !== '')).toEqual([
    true,
    true,
    false,
  ])
  expect((await lines('speaking', other)).map((own: { take_url: string }) => own.take_url)).toEqual([
    '',
    '',
    '',
  ])
  // Nobody hears them yet.
  expect((await lines('speaking')).map((own: { voice: string }) => own.voice)).toEqual([
    'none',
    'none',
    'none',
  ])
  expect(await put('speaking', other)).toEqual({ written: 0, left: [] })

  expect(await put('speaking')).toEqual({ written: 2, left: [] })
  const now = await lines('speaking')
  expect(now).toMatchObject([
    { voice: 'human', url: again, take_url: '' },
    { voice: 'human', take_url: '' },
    { voice: 'none', take_url: '' },
  ])
  const heard = await server().app.inject({ url: `/api/self_study/speaking/category?c=${theme}` })
  expect(heard.json().category.subcategories[0].sentences[0].hakka_sentence.audio.url).toBe(again)
  const { db } = server().services
  expect(await db.$count(recordingTakes)).toBe(0)
  // One deed, and of each sentence the version before and after.
  const acts = await db.select().from(auditRows).where(eq(auditRows.action, 'speaking.record'))
  expect(acts).toMatchObject([{ subject: '打招呼', after: { count: 2, titles: ['食飽吂？', '恁仔細！'] } }])
  const kept = await db
    .select()
    .from(revisions)
    .where(eq(revisions.subjectId, String(first.item_id)))
  expect(kept.map(({ version }) => version).toSorted()).toEqual([1, 2])
  expect(await put('speaking')).toEqual({ written: 0, left: [] })
})

test('the sentences of a dialogue are told with who says them, and go in as one version', async () => {
  await bring('listening', dialogue)
  await themeOf('listening')
  const all = await lines('listening')
  expect(all.map((own: { role: string; text: string }) => [own.role, own.text])).toEqual([
    ['阿姆', '你好！'],
    ['阿公', '食飽吂？'],
    ['阿姆', '食飽了。'],
    ['阿公', '恁仔細！'],
  ])
  for (const [at, line] of all.entries())
    expect((await take('listening', line, 200 + at)).statusCode).toBe(200)
  expect(await put('listening')).toEqual({ written: 4, left: [] })
  const [item] = await server().services.db.select().from(studyItems).where(eq(studyItems.id, all[0].item_id))
  expect(item?.version).toBe(2)
  expect((await lines('listening')).map((own: { voice: string }) => own.voice)).toEqual(
    Array(4).fill('human'),
  )
})

test('a sentence that was written anew since is not given the old voice; one that moved takes its own along', async () => {
  await bring('listening', dialogue)
  await themeOf('listening')
  const all = await lines('listening')
  const [hello, eaten] = all
  const { take_url } = (await take('listening', hello)).json().data
  await take('listening', eaten, 300)
  const { db } = server().services
  const [item] = await db.select().from(studyItems).where(eq(studyItems.id, hello.item_id))
  // Somebody turns the first two lines round, and gives one other words.
  const content = structuredClone(item?.content) as {
    sentences: { no: number; hakka: { text: string; pinyin: string } }[]
  }
  const [one, two, ...rest] = content.sentences
  if (!one || !two) throw new Error('two sentences')
  two.hakka.text = '食飽了吂？'
  two.hakka.pinyin = 'siid5 bau31 le24 mang11'
  content.sentences = [{ ...two, no: 1 }, { ...one, no: 2 }, ...rest]
  await db.update(studyItems).set({ content, version: 2 }).where(eq(studyItems.id, hello.item_id))
  expect(await put('listening')).toEqual({ written: 1, left: ['食飽吂？'] })
  expect(await lines('listening')).toMatchObject([
    { text: '食飽了吂？', voice: 'none' },
    { text: '你好！', voice: 'human', url: take_url },
    { voice: 'none' },
    { voice: 'none' },
  ])
})

test('fifty times at once they are put in once', async () => {
  await bring('speaking', table(sentence(1), sentence(2)))
  await themeOf('speaking')
  for (const line of await lines('speaking')) await take('speaking', line)
  const answers = await Promise.all(Array.from({ length: 50 }, () => put('speaking')))
  expect(answers.reduce((sum, { written }) => sum + written, 0)).toBe(2)
  expect(await server().services.db.$count(studyItems, eq(studyItems.version, 2))).toBe(2)
})

test('what is no sentence, no sound or no theme is refused, and who may not change sounds of a kind records none', async () => {
  await bring('speaking', table(sentence(1)))
  await themeOf('speaking')
  const [line] = await lines('speaking')
  expect((await take('speaking', { ...line, path: '.chinese.text' })).statusCode).toBe(404)
  expect((await take('speaking', { ...line, item_id: 999_999 })).statusCode).toBe(404)
  expect((await take('listening', line)).statusCode).toBe(404)
  const form = await formOf({
    item_id: String(line.item_id),
    path: line.path,
    audio: new File(['no sound'], 'recording.wav'),
  })
  const url = '/api/admin/self_study/speaking/recording/take'
  const refused = await server().app.inject({
    method: 'POST',
    url,
    ...form,
    headers: { ...editor, ...form.headers },
  })
  expect(refused.json().errors).toEqual({ audio: ['聲音請用 MP3、WAV、M4A 或 OGG 檔'] })
  const of = (query: string, kind = 'speaking') =>
    server().app.inject({
      url: `/api/admin/self_study/${kind}/recording?dialect_id=1${query}`,
      headers: editor,
    })
  expect((await of('')).json().errors).toEqual({ category_id: ['請選擇主題'] })
  expect((await of('&category_id=999999')).statusCode).toBe(404)
  // An editor of sounds may not change terms of the classroom.
  expect((await of(`&category_id=${theme}`, 'classroom_term')).statusCode).toBe(403)
})

describe('a sound whose sentence was written anew', () => {
  /** A sentence with a voice. */
  async function voiced() {
    await bring('speaking', table(sentence(1), sentence(2)))
    await themeOf('speaking')
    const [line] = await lines('speaking')
    await take('speaking', line)
    await put('speaking')
    const [now] = await lines('speaking')
    return now
  }
  /** Somebody writes it anew at the desk; its sound is sent along as it is. */
  const write = async (line: { item_id: number; url: string }, text: string, pinyin: string) => {
    const answer = await server().app.inject({
      method: 'POST',
      url: '/api/self_study/speaking/sentence',
      headers: other,
      payload: {
        id: line.item_id,
        hakka_sentence: { text, pinyin, audio: { url: line.url } },
        chinese_sentence: { text: '吃飽了嗎？' },
      },
    })
    expect(answer.json()).toMatchObject({ success: true })
  }
  const heard = (line: { item_id: number; url: string }, headers = editor) =>
    server().app.inject({
      method: 'POST',
      url: '/api/admin/self_study/speaking/recording/heard',
      headers,
      payload: { item_id: line.item_id, url: line.url },
    })
  const counted = async () =>
    (await server().app.inject({ url: '/api/admin/self_study/speaking', headers: editor }))
      .json()
      .data.themes.find((own: { id: number }) => own.id === theme).counts
  const first = async () => (await lines('speaking'))[0]

  test('is doubted, says what it is of, and goes on being heard, until somebody has heard it', async () => {
    const line = await voiced()
    expect(line.was).toBeNull()
    expect(await counted()).toEqual([{ dialect_id: 1, count: 2, doubted: 0 }])
    await write(line, '食飽了吂？', 'siid5 bau31 le24 mang11')
    expect(await first()).toMatchObject({
      text: '食飽了吂？',
      url: line.url,
      was: { text: '食飽吂？', pinyin: 'siid5 bau31 mang11' },
    })
    expect(await counted()).toEqual([{ dialect_id: 1, count: 2, doubted: 1 }])
    // Written once more, it is still of what it was of first.
    await write(line, '食飽了無？', 'siid5 bau31 le24 mo11')
    expect(await first()).toMatchObject({ was: { text: '食飽吂？' } })
    const student = await session(server(), await user(server()))
    expect((await heard(line, student)).statusCode).toBe(403)
    expect((await heard(line)).statusCode).toBe(200)
    expect((await heard(line)).statusCode).toBe(200)
    expect((await first()).was).toBeNull()
    const acts = await server()
      .services.db.select()
      .from(auditRows)
      .where(eq(auditRows.action, 'speaking.heard'))
    expect(acts).toMatchObject([{ subject: '食飽了無？', before: { text: '食飽吂？' } }])
    // What it was found to say is what it is of from now on.
    await write(line, '食飽吂？', 'siid5 bau31 mang11')
    expect(await first()).toMatchObject({ was: { text: '食飽了無？' } })
  })

  test('is doubted no more when its sentence is again what it was, or when it is recorded anew', async () => {
    const line = await voiced()
    await write(line, '食飽吂？', 'siid5 bau31 mang24')
    expect(await first()).toMatchObject({ was: { pinyin: 'siid5 bau31 mang11' } })
    await write(line, '食飽吂？', 'siid5 bau31 mang11')
    expect((await first()).was).toBeNull()
    await write(line, '食飽了吂？', 'siid5 bau31 le24 mang11')
    await take('speaking', line, 400)
    await put('speaking')
    expect(await first()).toMatchObject({ text: '食飽了吂？', voice: 'human', was: null })
    expect(await counted()).toEqual([{ dialect_id: 1, count: 2, doubted: 0 }])
  })

  test('is doubted after a table too, and not any more when the table is taken back', async () => {
    const line = await voiced()
    // A table without sounds leaves those of the same words: here the reading alone is another one.
    const { id } = await bring('speaking', table(sentence(1, '食飽吂？', 'siid5 bau31 mang24'), sentence(2)))
    expect(await first()).toMatchObject({ url: line.url, was: { pinyin: 'siid5 bau31 mang11' } })
    const asked = await server().app.inject({
      method: 'POST',
      url: `/api/admin/self_study/import/${id}/undo`,
      headers: other,
      payload: {},
    })
    expect(asked.statusCode).toBe(200)
    await runJob(server(), 'import-study', { id, undo: true })
    expect(await first()).toMatchObject({ url: line.url, was: null })
  })
})
