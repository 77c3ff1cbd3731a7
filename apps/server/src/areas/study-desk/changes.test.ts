import { foldHakka, gramsOf } from '@hakka/hakka/fold'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { dictionaryEntries, dictionarySources } from '../../db/tables/dictionary.ts'
import { studyImportChanges, studyImports, studyItems } from '../../db/tables/self-study.ts'
import { session, user } from '../../testing/builders.ts'
import { runJob } from '../../testing/jobs.ts'
import { testServer } from '../../testing/server.ts'
import { tableDesk, tsv } from '../../testing/table-desk.ts'

const server = testServer()
const { check, changes, begin, bring, progress } = tableDesk(server)

const SPEAKING = ['級別', '主題', '子主題', '腔調', '編號', '客語', '拼音', '華語']
const WORDS = ['級別', '主題', '腔調', '編號', '詞語', '拼音', '華語']
const sentence = (no: number, hakka = '食飽吂？', pinyin = 'siid5 bau31 mang11', part = '見面') => [
  1,
  '打招呼',
  part,
  '四縣',
  no,
  hakka,
  pinyin,
  '吃飽了嗎？',
]
const word = (no: number, text = '食飽', pinyin = 'siid5 bau31') => [
  1,
  '打招呼',
  '四縣',
  no,
  text,
  pinyin,
  '',
]
type Rows = (string | number)[][]
const speaking = (rows: Rows, words: Rows = [word(1)]) => ({
  items_file: tsv([SPEAKING, ...rows]),
  words_file: tsv([WORDS, ...words]),
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
const LINES = [
  ['阿姆', 'a24 me24', '你好！', 'ngi11 ho31', '你好！'],
  ['阿公', 'a24 gung24', '食飽吂？', 'siid5 bau31 mang11', '吃飽了嗎？'],
  ['阿姆', 'a24 me24', '食飽了。', 'siid5 bau31 le24', '吃飽了。'],
  ['阿公', 'a24 gung24', '恁仔細！', 'an31 zii31 se55', '謝謝！'],
] as const
const dialogue = (lines: readonly (readonly string[])[], title = '食飽吂') => ({
  items_file: tsv([
    DIALOGUE,
    ...lines.map((own, at) => [
      1,
      '打招呼',
      '四縣',
      1,
      title,
      title === '食飽吂' ? 'siid5 bau31 mang11' : 'siid5 bau31',
      at + 1,
      ...own,
    ]),
  ]),
})

/** What a table would do to each item. */
async function effect(kind: string, files: Record<string, string>) {
  const { data } = (await check(kind, files)).json()
  expect(data.faults).toEqual([])
  return (await changes(data.id)).data
}

test('every cell that changes stands beside what it was, words that go and come are told, and nothing is written', async () => {
  await bring('speaking', speaking([sentence(1), sentence(2)]))
  const files = speaking(
    [sentence(1, '食飽吂呢？', 'siid5 bau31 mang11 no11'), sentence(2), sentence(3)],
    [word(1, '吂', 'mang11')],
  )
  expect(await effect('speaking', files)).toEqual([
    {
      is: 'changed',
      title: '食飽吂呢？',
      dialect_id: 1,
      place: ['第 1 級', '打招呼', '見面', '四縣腔', '編號 1'],
      parts: [
        {
          is: 'changed',
          label: '句子',
          said: { text: '食飽吂呢？', pinyin: 'siid5 bau31 mang11 no11' },
          cells: [
            { column: '客語', lang: 'hakka', older: '食飽吂？', newer: '食飽吂呢？' },
            { column: '拼音', lang: 'pinyin', older: 'siid5 bau31 mang11', newer: 'siid5 bau31 mang11 no11' },
          ],
        },
        {
          is: 'changed',
          label: '詞語',
          said: { text: '吂', pinyin: 'mang11' },
          cells: [
            { column: '詞語', lang: 'hakka', older: '食飽', newer: '吂' },
            { column: '拼音', lang: 'pinyin', older: 'siid5 bau31', newer: 'mang11' },
          ],
        },
      ],
      more: 0,
    },
    {
      is: 'new',
      title: '食飽吂？',
      dialect_id: 1,
      place: ['第 1 級', '打招呼', '見面', '四縣腔', '編號 3'],
      parts: [
        {
          is: 'new',
          label: '句子',
          said: { text: '食飽吂？', pinyin: 'siid5 bau31 mang11' },
          cells: [
            { column: '子主題', lang: 'text', newer: '見面' },
            { column: '客語', lang: 'hakka', newer: '食飽吂？' },
            { column: '拼音', lang: 'pinyin', newer: 'siid5 bau31 mang11' },
            { column: '華語', lang: 'text', newer: '吃飽了嗎？' },
          ],
        },
      ],
      more: 0,
    },
  ])
  const { db } = server().services
  expect((await db.select().from(studyItems)).map(({ title }) => title)).toEqual(['食飽吂？', '食飽吂？'])
})

test('a sentence that moves to another part says from where', async () => {
  await bring('speaking', speaking([sentence(1)]))
  const files = speaking([sentence(1, '食飽吂？', 'siid5 bau31 mang11', '問候')])
  expect(await effect('speaking', files)).toMatchObject([
    {
      is: 'changed',
      parts: [{ is: 'changed', label: '句子', cells: [{ column: '子主題', older: '見面', newer: '問候' }] }],
    },
  ])
})

test('a line put into a dialogue is new there, one taken out is gone, and the others are as they were', async () => {
  await bring('listening', dialogue(LINES))
  const [first, second, third, fourth] = LINES
  const fresh = ['阿姆', 'a24 me24', '請坐！', 'qiang31 co24', '請坐！']
  const [change] = await effect('listening', dialogue([first, fresh, second, fourth], '食飽'))
  expect(change.parts).toEqual([
    {
      is: 'changed',
      label: '標題',
      said: { text: '食飽', pinyin: 'siid5 bau31' },
      cells: [
        { column: '標題', lang: 'hakka', older: '食飽吂', newer: '食飽' },
        { column: '標題拼音', lang: 'pinyin', older: 'siid5 bau31 mang11', newer: 'siid5 bau31' },
      ],
    },
    expect.objectContaining({ is: 'new', label: '第 2 句' }),
    expect.objectContaining({ is: 'gone', label: '第 3 句' }),
  ])
  const [swapped] = await effect('listening', dialogue([second, first, third, fourth]))
  expect(swapped.parts).toEqual([
    {
      is: 'moved',
      label: '第 2 句',
      from: '第 1 句',
      cells: [{ column: '客語', lang: 'hakka', newer: '你好！' }],
    },
  ])
})

test('more items than a page has come page by page, those that change before those that are new', async () => {
  const many = Array.from({ length: 45 }, (_, at) => sentence(at + 1))
  await bring('speaking', speaking(many.slice(40), [word(41)]))
  const files = speaking(many.map((own) => own.with(7, '吃飽了沒？')))
  const { data } = (await check('speaking', files)).json()
  const pages = await Promise.all([1, 2, 3, 4].map((page) => changes(data.id, { page })))
  expect(pages.map(({ data: own }) => own.length)).toEqual([20, 20, 5, 0])
  expect(pages[0]).toMatchObject({ total: 45, page: 1, page_size: 20 })
  const kinds = pages.flatMap(({ data: own }) => own.map(({ is }: { is: string }) => is))
  expect(kinds.slice(0, 6)).toEqual([...Array.from({ length: 5 }, () => 'changed'), 'new'])
})

test('what waits is read by its own editor alone, what was written by whoever may bring such tables', async () => {
  const other = await session(server(), await user(server(), { roles: ['selfstudy_editor'] }))
  const { data } = (await check('speaking', speaking([sentence(1)]))).json()
  expect(await changes(data.id, { headers: other })).toMatchObject({ code: 'not_found' })
  await begin(data.id)
  await runJob(server(), 'import-study', { id: data.id })
  expect((await changes(data.id, { headers: other })).data).toMatchObject([{ is: 'new' }])
})

test('what somebody has changed since it was looked at is not overwritten: the table is looked at once more', async () => {
  const { db } = server().services
  await bring('speaking', speaking([sentence(1)]))
  const files = speaking([sentence(1, '食飽了！', 'siid5 bau31 le24')])
  const { data } = (await check('speaking', files)).json()
  // Somebody else's table comes in between.
  await bring('speaking', speaking([sentence(1, '食飽吂呢？', 'siid5 bau31 mang11 no11')]))
  await begin(data.id)
  await runJob(server(), 'import-study', { id: data.id })
  expect(await progress(data.id)).toMatchObject({
    state: 'refused',
    faults: [{ line: 0, message: expect.stringContaining('有人改過') }],
  })
  expect(await db.select({ title: studyItems.title }).from(studyItems)).toEqual([{ title: '食飽吂呢？' }])
  // Looked at again, it shows what has become of it and is written.
  expect(await bring('speaking', files)).toMatchObject({ changed: 1 })
  expect(await db.select({ title: studyItems.title }).from(studyItems)).toEqual([{ title: '食飽了！' }])
})

test('what was shown goes with its import', async () => {
  const { db } = server().services
  const { id } = await bring('speaking', speaking([sentence(1)]))
  await db.delete(studyImports).where(eq(studyImports.id, id))
  expect(await db.$count(studyImportChanges, eq(studyImportChanges.importId, id))).toBe(0)
})

describe('with the Ministry’s dictionary', () => {
  beforeAll(async () => {
    const { db } = server().services
    const words = [
      ['食飽', 'siid5 bau31'],
      ['吂', 'mang11'],
    ] as const
    await db.insert(dictionaryEntries).values(
      words.map(([word, pinyin], position) => ({
        id: `T${position}`,
        source: 'moe' as const,
        position,
        word,
        folded: foldHakka(word),
        forms: [foldHakka(word)],
        grams: gramsOf(foldHakka(word)),
        chinese: '',
        readings: [{ dialect_id: 1, word: null, pinyin }],
      })),
    )
    await db.insert(dictionarySources).values({ source: 'moe', entries: words.length })
  })

  test('readings that it has otherwise are doubted beside what would be written, and stop nobody', async () => {
    const files = speaking([sentence(1, '食飽吂？', 'siid5 bau55 mang11'), sentence(2)])
    const { data } = (await check('speaking', files)).json()
    expect(data.fault_count).toBe(0)
    const answer = await changes(data.id)
    expect(answer.has_dictionary).toBe(true)
    const doubts = answer.data.map((own: { parts: { compared?: { doubts: unknown[] } }[] }) =>
      own.parts.map((part) => part.compared?.doubts),
    )
    expect(doubts).toEqual([[[{ text: '食飽', said: 'siid5 bau55', given: ['siid5 bau31'] }], []], [[]]])
  })
})
