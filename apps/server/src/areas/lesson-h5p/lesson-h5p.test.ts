import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readContent } from '@hakka/modules/server'
import { strToU8, unzipSync, type Zippable, zipSync } from 'fflate'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { importPack } from '../../content/import.ts'
import { readPack } from '../../content/read.ts'
import { tinyPack } from '../../content/testing/tiny-pack.ts'
import { files, lessons, modules, moduleVersions } from '../../db/tables/content.ts'
import { draftOf } from '../../domain/lesson/draft.ts'
import { draftedLesson, modulesOf } from '../../domain/lesson/lesson-draft.ts'
import { session, user } from '../../testing/builders.ts'
import { formOf } from '../../testing/form.ts'
import { tenThousandFiles } from '../../testing/hostile-files.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()
const FOLDER = join(import.meta.dirname, '../../content/h5p/testing/files')
const fixture = (name: string) => readFileSync(join(FOLDER, `${name}.h5p`))

let editor: Record<string, string> = {}
let lessonId = 0

beforeAll(async () => {
  const { services } = server()
  await importPack(services, await readPack(await tinyPack()))
  const [row] = await services.db.select().from(lessons)
  lessonId = row?.id ?? 0
})

beforeEach(async () => {
  editor = await session(server(), await user(server(), { roles: ['lesson_editor'] }))
})

async function send(bytes: Buffer | Uint8Array, fields: Record<string, string> = {}, headers = editor) {
  const form = await formOf({
    h5p_file: new File([new Uint8Array(bytes)], 'exercise.h5p'),
    lesson_id: String(lessonId),
    ...fields,
  })
  const url = '/api/admin/lesson/h5p'
  return server().app.inject({ method: 'POST', url, ...form, headers: { ...headers, ...form.headers } })
}

const found = async (name: string, fields: Record<string, string> = {}) =>
  (await send(fixture(name), fields)).json().data

/** Takes it in; what its first module says. */
async function taken(name: string, fields: Record<string, string> = {}) {
  const data = await found(name, { take: '1', ...fields })
  const own = await draftOf(server().services.db, data.modules[0]?.id ?? 0)
  if (!own) throw new Error('no module was made')
  return { data, own, content: JSON.parse(JSON.stringify(own.content)) }
}

const FILE = /^\/files\/[0-9a-f]{64}\.(webp|png|mp3)$/

describe('an H5P file', () => {
  test('is looked at first: what it becomes, and what does not; nothing is written', async () => {
    const before = await server().services.db.$count(modules)
    expect(await found('question-set')).toEqual({
      title: '總複習',
      modules: [
        { id: null, type: 'practice', type_name: '練習', title: '總複習', count: 2 },
        { id: null, type: 'sentence_game', type_name: expect.any(String), title: '第三題', count: 2 },
      ],
      left: [{ title: '是非題', library: 'H5P.TrueFalse', reason: '本站沒有對應的模組' }],
      refused: '',
      lost_files: 0,
    })
    expect(await found('interactive-video')).toMatchObject({
      modules: [],
      left: [{ title: '看影片', library: 'H5P.InteractiveVideo' }],
    })
    expect(await server().services.db.$count(modules)).toBe(before)
  })

  test('of a choice becomes a question with its picture and why each answer is right or not', async () => {
    const { own, content } = await taken('multi-choice')
    expect(own).toMatchObject({ type: 'practice', title: '誰是爺爺', isDraft: true, lessonId })
    expect(content.questions).toEqual([
      {
        question: {
          text: '「爺爺」的客語怎麼說？',
          lang: 'zh',
          image: { url: expect.stringMatching(FILE) },
        },
        reactable_options: [
          { id: 1, text: '阿公', lang: 'zh', is_correct: true, analysis: { text: '對，「阿公」是爺爺。' } },
          { id: 2, text: '阿婆', lang: 'zh', is_correct: false, analysis: { text: '「阿婆」是奶奶。' } },
          { id: 3, text: '阿姆', lang: 'zh', is_correct: false },
        ],
      },
    ])
  })

  test('of dragged words becomes a game of sentences: tips and feedback are no part of the words', async () => {
    const { content } = await taken('drag-text')
    expect(content.questions.map((own: { question: unknown }) => own.question)).toEqual([
      { text: '阿公＿＿。', lang: 'zh' },
      { text: '阿婆愛＿＿，也愛＿＿。', lang: 'zh' },
    ])
    const texts = content.questions[1].reactable_options.map((own: Record<string, unknown>) => [
      own.text,
      own.is_correct,
    ])
    expect(texts).toEqual([
      ['看書', true],
      ['唱山歌', true],
      ['洗面', false],
      ['睡目', false],
    ])
  })

  test('of gaps becomes the same, its wrong words being those of the other sentences', async () => {
    const { content } = await taken('blanks')
    expect(content.questions).toMatchObject([
      {
        question: { text: '阿公的太太是＿＿。' },
        reactable_options: [
          { text: '阿婆', is_correct: true },
          { text: '阿公', is_correct: false },
        ],
      },
      { question: { text: '爸爸的爸爸是＿＿。' } },
    ])
  })

  test('of pairs becomes pairs: two pictures, or a picture and its word', async () => {
    const { content } = await taken('memory-game')
    expect(content.groups).toMatchObject([
      {
        items: {
          '1': {
            alt: '爺爺',
            image: { url: expect.stringMatching(FILE) },
            sound: { url: expect.stringMatching(FILE) },
          },
          '2': { alt: '阿公', image: { url: expect.stringMatching(FILE) } },
        },
      },
      { items: { '1': { alt: '奶奶' }, '2': { text: '阿婆', lang: 'zh' } } },
    ])
  })

  test.each(['dialog-cards', 'flashcards'])(
    '%s become words in Hakka, with the reading that the dictionary is sure of',
    async (name) => {
      // The lesson's own words are among the dictionary's.
      const { own, content } = await taken(name)
      expect(own.type).toBe('kid_vocabulary')
      expect(content.words).toMatchObject([
        {
          text: {
            hakka: '阿公',
            pinyin: 'a24 gung24',
            chinese: '爺爺',
            image: { url: expect.stringMatching(FILE) },
          },
        },
        { text: { hakka: '阿婆', pinyin: '' } },
      ])
    },
  )

  test.each(['multi-choice', 'drag-text', 'blanks', 'memory-game', 'question-set'])(
    'what %s becomes in Mandarin is a whole content of its type',
    async (name) => {
      const { data } = await taken(name)
      for (const { id } of data.modules) {
        const own = await draftOf(server().services.db, id)
        expect(own && readContent(own.type, own.content, own.schemaVersion)).toMatchObject({ ok: true })
      }
    },
  )

  test('stands at the end of the activity that was chosen, and learners see nothing of it', async () => {
    const { data } = await taken('multi-choice', { activity_no: '2', language: 'hakka' })
    const drafted = await draftedLesson(server().services.db, lessonId)
    expect(drafted?.draft.activities[1]?.modules.at(-1)).toBe(data.modules[0].id)
    const seen = await server().app.inject(`/api/lesson?id=${lessonId}`)
    expect(seen.body).not.toContain('爺爺」的客語怎麼說')
    expect(drafted && modulesOf(drafted.draft)).toContain(data.modules[0].id)
  })

  test('is for editors of lessons, and of a lesson that is there', async () => {
    const other = await session(server(), await user(server(), { roles: ['news_editor'] }))
    expect((await send(fixture('blanks'), {}, other)).statusCode).toBe(403)
    expect((await send(fixture('blanks'), { lesson_id: '999999' })).statusCode).toBe(404)
  })
})

describe('a hostile H5P file takes nothing in', () => {
  const GOOD = unzipSync(new Uint8Array(fixture('dialog-cards')))
  const withFiles = (more: Zippable) => zipSync({ ...GOOD, ...more })
  const content = (value: unknown) => withFiles({ 'content/content.json': strToU8(JSON.stringify(value)) })
  const card = (text: string, more: object = {}) => content({ dialogs: [{ text, answer: 'x', ...more }] })

  const CASES: [string, () => Uint8Array, RegExp][] = [
    ['a script beside its content', () => withFiles({ 'content/evil.js': strToU8('x') }), /有程式或網頁/],
    ['a page', () => withFiles({ 'content/images/a.html': strToU8('x') }), /有程式或網頁/],
    [
      'a drawing that may run',
      () => withFiles({ 'content/images/a.svg': strToU8('<svg/>') }),
      /有程式或網頁/,
    ],
    ['a script in a text', () => card('<p>好</p><script>alert(1)</script>'), /有程式（script）/],
    ['a handler', () => card('<img src="x" onerror="alert(1)">'), /有程式（script）/],
    ['a frame', () => card('<iframe src="a"></iframe>'), /有程式（script）/],
    ['an address that runs', () => card('<a href=" javascript:alert(1)">x</a>'), /有程式（script）/],
    ['a picture of another site', () => card('<img src="https://evil.example/a.png">'), /連到別的網站/],
    ['a picture without a scheme', () => card('<img src=//evil.example/a.png>'), /連到別的網站/],
    [
      'a file of another site',
      () => card('阿公', { image: { path: 'https://evil.example/a.png' } }),
      /連到別的網站/,
    ],
    ['a file outside', () => card('阿公', { image: { path: '../../etc/passwd' } }), /連到別的網站/],
    ['a name that leads out', () => withFiles({ '../evil.txt': strToU8('x') }), /資料夾外面/],
    [
      'a link',
      () => withFiles({ 'content/link': [strToU8('/etc/passwd'), { os: 3, attrs: 0o120777 << 16 }] }),
      /有連結/,
    ],
    ['10,000 files', () => withFiles(tenThousandFiles((no) => `content/${no}.png`)), /檔案太多/],
    [
      'a hundred boxes in one another',
      () => withFiles({ 'content/content.json': strToU8(`${'{"a":'.repeat(100)}1${'}'.repeat(100)}`) }),
      /太深了/,
    ],
    ['no content', () => zipSync({ 'h5p.json': strToU8('{"mainLibrary":"H5P.Blanks"}') }), /content.json/],
    ['no library', () => withFiles({ 'h5p.json': strToU8('{}') }), /h5p.json/],
    ['nothing of a ZIP', () => strToU8('GIF89a'), /不是 ZIP 檔/],
  ]

  test.each(CASES)('one with %s is refused', async (_, make, reason) => {
    const { db } = server().services
    const counts = async () => [
      await db.$count(modules),
      await db.$count(moduleVersions),
      await db.$count(files),
    ]
    const before = await counts()
    const answer = await send(make(), { take: '1' })
    expect(answer.statusCode).toBe(200)
    expect(answer.json().data.refused).toMatch(reason)
    expect(answer.json().data.modules).toEqual([])
    expect(await counts()).toEqual(before)
  })

  test('a sound that is none is left out, and said so', async () => {
    const own = withFiles({ 'content/audios/files-6a1b2c3d4e5f6.mp3': strToU8('<html>') })
    const { data } = (await send(own, { take: '1' })).json()
    expect(data).toMatchObject({ lost_files: 1, modules: [{ count: 2 }] })
    expect(JSON.stringify(await draftOf(server().services.db, data.modules[0].id))).not.toContain('audio')
  })

  test('the largest that a type takes is cut to what it may hold', async () => {
    const cards = Array.from({ length: 500 }, (_, no) => ({
      text: `詞${no}`.repeat(300),
      answer: 'x'.repeat(900),
    }))
    const { data } = (await send(content({ dialogs: cards }), { take: '1' })).json()
    expect(data.modules).toMatchObject([{ count: 200 }])
  })
})
