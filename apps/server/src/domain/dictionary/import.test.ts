import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { connect } from '../../db/connect.ts'
import { dictionaryEntries, dictionarySources } from '../../db/tables/dictionary.ts'
import { testServer } from '../../testing/server.ts'
import { importDictionary } from './import.ts'
import { DICTIONARY_HEADINGS, dictionaryRow } from './testing/table.ts'

const server = testServer()

/** A table of the Ministry's columns with rows of our own. */
async function tableFile(
  rows: string[][],
  name = 'table.tsv',
  headings = DICTIONARY_HEADINGS,
): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'hakka-dictionary-')), name)
  const separator = name.endsWith('.csv') ? ',' : '\t'
  const quoted = (text: string) => (/[\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  await writeFile(file, [headings, ...rows].map((row) => row.map(quoted).join(separator)).join('\n'))
  return file
}

const DOG = dictionaryRow({
  id: 'T1',
  word: '狗仔',
  pos: '名\n動',
  category: '動物\n器物用品',
  readings: ['gieu31 e31', 'gieu24 er55', 'gieu31 e31', '', '', 'gieu31 e31'],
  meanings: '稱謂。\n1.會看屋个畜牲。例：狗仔當乖。（小狗很乖。）\n2.細狗。',
  synonyms: '1.【細狗】、2.【狗牯】',
  chinese: '小狗',
  own: { 3: ['狗\n細狗', 'gieu35\nse53 gieu31'], 5: ['狗子', 'geu31 zu31'] },
})
const CAT = dictionaryRow({ id: 'T2', word: '貓公', readings: ['meu55 gung24', '', '', '', '', ''] })

/** Without the limit of the site's statements: no page reads the published dictionary whole. */
async function stored() {
  const { db, pool } = connect(server().databaseUrl, { max: 1, statementMs: 0 })
  try {
    return await db.select().from(dictionaryEntries).orderBy(dictionaryEntries.position)
  } finally {
    await pool.end()
  }
}
const version = async () =>
  (await server().services.db.select().from(dictionarySources).where(eq(dictionarySources.source, 'moe')))[0]

test('a table becomes entries: readings by dialect, own words, senses with their sentences', async () => {
  const counts = await importDictionary(server().services.db, await tableFile([DOG, CAT]))
  expect(counts).toEqual({ entries: 2, saved: 2, removed: 0 })
  const [dog] = await stored()
  expect(dog).toEqual({
    id: 'T1',
    source: 'moe',
    position: 1,
    word: '狗仔',
    folded: '狗仔',
    forms: ['狗仔', '狗', '細狗', '狗子'],
    grams: ['狗', '仔', '狗仔'],
    partOfSpeech: '名、動',
    categories: ['動物', '器物用品'],
    chinese: '小狗',
    readings: [
      { dialect_id: 1, word: null, pinyin: 'gieu31 e31' },
      { dialect_id: 2, word: null, pinyin: 'gieu24 er55' },
      { dialect_id: 3, word: '狗仔、狗、細狗', pinyin: 'gieu31 e31、gieu35、se53 gieu31' },
      { dialect_id: 5, word: '狗子', pinyin: 'geu31 zu31' },
      { dialect_id: 6, word: null, pinyin: 'gieu31 e31' },
    ],
    meanings: [
      { description: '稱謂。會看屋个畜牲。', sentences: [{ text: '狗仔當乖。', chinese: '小狗很乖。' }] },
      { description: '細狗。', sentences: [] },
    ],
    synonyms: ['細狗', '狗牯'],
    antonyms: [],
  })
})

test('the same again changes nothing; a newer table changes, adds and removes, and raises the version', async () => {
  const { db } = server().services
  const before = await version()
  expect(await importDictionary(db, await tableFile([DOG, CAT]))).toMatchObject({ saved: 0, removed: 0 })
  expect(await version()).toEqual(before)

  const chinese = async () =>
    (await server().app.inject(`/api/dictionary/word?word=${encodeURIComponent('狗仔')}`)).json().word
      ?.chinese
  expect(await chinese()).toBe('小狗')
  const bird = dictionaryRow({ id: 'T3', word: '鳥仔', readings: ['diau24 e11', '', '', '', '', ''] })
  const dog = DOG.with(13, '狗兒')
  expect(await importDictionary(db, await tableFile([dog, bird]))).toEqual({
    entries: 2,
    saved: 2,
    removed: 1,
  })
  expect((await stored()).map(({ id, chinese }) => [id, chinese])).toEqual([
    ['T1', '狗兒'],
    ['T3', ''],
  ])
  expect(await chinese()).toBe('狗兒')
  expect((await version())?.version).toBe((before?.version ?? 0) + 1)
})

test('tables apart by commas are read too', async () => {
  expect(await importDictionary(server().services.db, await tableFile([CAT], 'table.csv'))).toMatchObject({
    entries: 1,
  })
})

test('every broken row is named with its number, and nothing is taken over', async () => {
  const { db } = server().services
  const before = await stored()
  const file = await tableFile([
    CAT,
    dictionaryRow({ id: '', word: '無號', readings: ['mo11 ho55', '', '', '', '', ''] }),
    dictionaryRow({ id: 'T4', word: '', readings: ['a24', '', '', '', '', ''] }),
    dictionaryRow({ id: 'T2', word: '貓嫲', readings: ['meu55 ma11', '', '', '', '', ''] }),
    dictionaryRow({ id: '../T5', word: '狗', readings: ['狗', '', '', '', '', ''] }),
    dictionaryRow({
      id: 'T6',
      word: '豬',
      readings: ['zu24', '', '', '', '', ''],
      own: { 6: ['豬\n豬仔', 'zu24'] },
    }),
  ])
  await expect(importDictionary(db, file)).rejects.toMatchObject({
    problems: [
      '第 3 列：沒有系統編號',
      '第 4 列：沒有詞目',
      '第 5 列：系統編號「T2」和第 2 列重複',
      '第 6 列：系統編號只能有英文字母、數字和底線，最多 40 個字',
      '第 6 列：四縣腔的音讀「狗」不是拼音',
      '第 7 列：南四縣腔的相關字詞有 2 個，音讀卻有 1 個',
    ],
  })
  expect(await stored()).toEqual(before)
})

test('a table of other columns, and a file that is none, are refused with a sentence', async () => {
  const { db } = server().services
  const headings = DICTIONARY_HEADINGS.map((heading) => (heading === '詞目' ? 'word' : heading))
  await expect(importDictionary(db, await tableFile([CAT], 'table.tsv', headings))).rejects.toMatchObject({
    problems: ['第 1 列：缺少「詞目」欄'],
  })
  await expect(importDictionary(db, await tableFile([CAT], 'table.ods'))).rejects.toThrow('不是 OpenDocument')
  await expect(importDictionary(db, await tableFile([CAT], 'table.xlsx'))).rejects.toThrow('只讀得懂')
  await expect(importDictionary(db, await tableFile([]))).rejects.toThrow('只有標題')
})

const published = process.env.DICTIONARY_FILE
if (!published) process.stdout.write('DICTIONARY_FILE 未設定：沒有測試匯入教育部的辭典。\n')

test.runIf(published?.endsWith('.ods'))(
  'the Ministry’s dictionary as published is taken over whole, in less than a minute',
  { timeout: 120_000 },
  async () => {
    const { db } = server().services
    const start = performance.now()
    expect(await importDictionary(db, published ?? '')).toMatchObject({ entries: 15_449, saved: 15_449 })
    const seconds = (performance.now() - start) / 1000
    process.stdout.write(`辭典匯入：15,449 個詞條，${seconds.toFixed(1)} 秒。\n`)
    expect(seconds).toBeLessThan(60)
    const rows = await stored()
    expect(rows).toHaveLength(15_449)
    const text = rows.map((row) => JSON.stringify(row)).join('\n')
    expect(text).not.toMatch(/[\uE000-\uF8FF\u{F0000}-\u{10FFFF}]/u)
    expect(rows.filter(({ readings }) => readings.length === 0)).toEqual([])
    expect(await importDictionary(db, published ?? '')).toMatchObject({ saved: 0, removed: 0 })
  },
)
