import { beforeAll, expect, test } from 'vitest'
import { COLUMNS } from '../../content/study-table/columns.ts'
import { RANDOM_FILES } from '../../content/study-table/testing/random-tables.ts'
import { files } from '../../db/tables/content.ts'
import { soundTexts, studyBooks, studyItems, studySearch } from '../../db/tables/self-study.ts'
import { testServer } from '../../testing/server.ts'
import { tableDesk, tsv } from '../../testing/table-desk.ts'

const server = testServer()
const { bring, changes, check } = tableDesk(server)
const [COVER, PICTURE] = RANDOM_FILES.pictures
const SOUND = RANDOM_FILES.sound

beforeAll(async () => {
  const stored = [SOUND, COVER, PICTURE].map((url) => ({
    key: url.replace('/files/', ''),
    mediaType: url === SOUND ? 'audio/mpeg' : 'image/webp',
    size: 1,
  }))
  await server().services.db.insert(files).values(stored)
})

type Row = Record<string, string | number>
const SAID = { hakka: '這係書。', pinyin: 'lia31 he55 su24', chinese: '這是書。' }
const BOOK = {
  ...{ level_no: 2, type: '自編', chinese_title: '這是什麼', author: '編輯室' },
  ...{ origin: '自己寫的', keyword: '食物', published_year: 2026, cover: COVER, music: SOUND },
}
const TITLE = { title: '這係麼个', title_pinyin: 'lia31 he55 ma31 ge55' }

/** Rows of a book of eight pages in one dialect. */
const rowsOf = (dialect: string, first: Row, more: Row = {}): Row[] =>
  Array.from({ length: 8 }, (_, at) => ({
    ...{ no: 7, dialect_id: dialect, page_no: at + 1, sentence_no: 1, ...SAID, ...more },
    ...(at === 0 && first),
  }))

const table = (rows: readonly Row[], without: readonly string[] = []) => {
  const columns = COLUMNS.reading.items_file.filter(({ id }) => !without.includes(id))
  return {
    items_file: tsv([
      columns.map(({ title }) => title),
      ...rows.map((row) => columns.map(({ id }) => row[id] ?? '')),
    ]),
  }
}

const stored = async () => {
  const [item] = await server().services.db.select().from(studyItems)
  return item
}

test('a table makes a book of stored pictures: it is on the shelf and search finds each of its dialects', async () => {
  const sixian = rowsOf('四縣', { ...BOOK, ...TITLE }, { picture: PICTURE, audio: SOUND, synthetic: 1 })
  const hailu = rowsOf('海陸', { title: '這係麼个', title_pinyin: 'lia24 he11 ma24 gai11' })
  expect(await bring('reading', table([...sixian, ...hailu]))).toMatchObject({ made: 1, changed: 0 })
  const { db } = server().services
  const item = await stored()
  expect(item).toMatchObject({
    no: 7,
    levelNo: 2,
    dialectId: null,
    categoryId: null,
    titleChinese: '這是什麼',
  })
  expect(await db.select().from(studyBooks)).toMatchObject([{ levelNo: 2, typeNo: 3, pageNum: 8 }])
  const found = await db.select({ dialectId: studySearch.dialectId }).from(studySearch)
  expect(found.map(({ dialectId }) => dialectId).toSorted()).toEqual([1, 2])
  const shelf = await server().app.inject('/api/self_study/reading/search?dialect_id=2')
  expect(shelf.json().data.books).toHaveLength(1)
})

test('texts of a book change by a table without pictures and sounds, and what it does not name stays', async () => {
  const sixian = rowsOf('四縣', { ...BOOK, ...TITLE }, { picture: PICTURE, audio: SOUND })
  const hailu = rowsOf('海陸', { title: '這係麼个', title_pinyin: 'lia24 he11 ma24 gai11' })
  await bring('reading', table([...sixian, ...hailu]))
  const now = { ...SAID, chinese: '這是一本書。' }
  const texts = [
    { no: 7, dialect_id: '四縣', page_no: 3, sentence_no: 1, ...now, ...BOOK, ...TITLE },
    {
      no: 7,
      dialect_id: '四縣',
      page_no: 3,
      sentence_no: 2,
      hakka: '食飽吂？',
      pinyin: 'siid5 bau31 mang11',
    },
  ]
  const without = ['cover', 'music', 'picture', 'audio', 'synthetic']
  expect(await bring('reading', table(texts, without))).toMatchObject({ made: 0, changed: 1 })
  const item = await stored()
  expect(item).toMatchObject({ version: 2 })
  expect(item?.content).toMatchObject({
    book: { cover: { url: COVER }, music: { url: SOUND }, titles: { 2: { text: '這係麼个' } } },
    pages: [{}, {}, { picture: { url: PICTURE } }, {}, {}, {}, {}, {}],
  })
  const { pages } = JSON.parse(JSON.stringify(item?.content))
  expect(pages[2].sentences[1]).toMatchObject([
    { hakka: { audio: { url: SOUND } }, chinese: { text: '這是一本書。' } },
    { hakka: { text: '食飽吂？' } },
  ])
  expect(pages[2].sentences[2]).toHaveLength(1)
  expect(pages[3].sentences[1]).toHaveLength(1)
})

test('a table without sounds that says other words leaves the sound, which its editor is told may not fit', async () => {
  const { db } = server().services
  const sixian = rowsOf('四縣', { ...BOOK, ...TITLE }, { picture: PICTURE, audio: SOUND })
  // A sound that is heard elsewhere too is right there.
  await bring('reading', table(sixian.map((row) => (row.page_no === 3 ? row : { ...row, audio: '' }))))
  const other = { hakka: '食飽吂？', pinyin: 'siid5 bau31 mang11', chinese: '吃飽了嗎？' }
  const rows = [{ no: 7, dialect_id: '四縣', page_no: 3, sentence_no: 1, ...other, ...BOOK, ...TITLE }]
  const without = ['cover', 'music', 'picture', 'audio', 'synthetic']
  const checked = (await check('reading', table(rows, without))).json().data
  const { data } = await changes(checked.id)
  // Its rows are of several dialects: each says of which.
  expect(data[0].parts).toMatchObject([{ is: 'changed', said: { text: other.hakka, dialect_id: 1 } }])
  await bring('reading', table(rows, without))
  const { pages } = JSON.parse(JSON.stringify((await stored())?.content))
  expect(pages[2].sentences[1]).toMatchObject([{ hakka: { text: other.hakka, audio: { url: SOUND } } }])
  expect(await db.select().from(soundTexts)).toMatchObject([{ url: SOUND, text: SAID.hakka }])
})

test('a new book without its cover, a page without its picture and a file that is none are named', async () => {
  const faultsOf = async (rows: readonly Row[]) =>
    (await check('reading', table(rows)))
      .json()
      .data.faults.map(({ line, column, message }: Record<string, unknown>) => [line, column, message])
  const rows = rowsOf('四縣', { ...BOOK, ...TITLE, cover: '' }, { picture: PICTURE })
  const bare = rows.map((row, at) => (at === 4 ? { ...row, picture: '' } : row))
  expect(await faultsOf(bare)).toEqual([
    [2, '封面', '新的書要有封面，請填本站的檔案位址（/files/…）'],
    [6, '圖片', '新的一頁要有圖片，請填本站的檔案位址（/files/…）'],
  ])
  const whole = rowsOf('四縣', { ...BOOK, ...TITLE }, { picture: PICTURE })
  const strange = whole.map((row, at) => {
    if (at === 1) return { ...row, picture: SOUND }
    return at === 2 ? { ...row, audio: '/files/0000000000000000.mp3' } : row
  })
  expect(await faultsOf(strange)).toEqual([
    [3, '圖片', '網站上沒有這張圖片'],
    [4, '聲音', '網站上沒有這個聲音檔'],
  ])
  expect(await faultsOf(whole.slice(0, 7))).toMatchObject([[2, '頁次', expect.stringContaining('8')]])
  expect(await stored()).toBeUndefined()
})

test('a set of writing without its words is told so, and keeps those that it has', async () => {
  const columns = COLUMNS.writing
  const lines = (file: 'items_file' | 'words_file') => {
    const count = Math.max(...columns[file].map(({ examples }) => examples.length))
    return Array.from({ length: count }, (_, at) =>
      columns[file].map(({ examples }) =>
        (examples[at] ?? examples.at(-1) ?? '').replace('\n', '').replace('範例主題', '打招呼'),
      ),
    )
  }
  const heading = (file: 'items_file' | 'words_file') => columns[file].map(({ title }) => title)
  const items = tsv([heading('items_file'), ...lines('items_file')])
  const words = tsv([heading('words_file'), ...lines('words_file')])
  expect((await check('writing', { items_file: items })).json().data.faults).toEqual([
    { file: 'items_file', line: 2, column: '', message: '這一組還沒有詞庫，請在詞語檔裡寫它的詞語' },
  ])
  await bring('writing', { items_file: items, words_file: words })
  const item = await stored()
  expect(item).toMatchObject({ levelNo: 1, dialectId: 1, no: 1, title: '𠊎愛食' })
  expect(await bring('writing', { items_file: items.replace('我要吃飯', '我想吃飯') })).toMatchObject({
    made: 0,
    changed: 1,
  })
  const lacking = (await check('writing', { items_file: items.replace('食麵', '食粥') })).json().data
  expect(lacking.faults).toMatchObject([{ line: 2, column: '答案', message: '詞庫裡沒有：食粥' }])
})
