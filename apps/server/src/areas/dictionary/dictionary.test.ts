import { DICTIONARY } from '@hakka/contract/constants'
import type { DictionaryWord, WordDetail, WordQuote } from '@hakka/contract/dictionary'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { importPack } from '../../content/import.ts'
import { readPack } from '../../content/read.ts'
import { tinyPack } from '../../content/testing/tiny-pack.ts'
import { studyPack } from '../../content/testing/tiny-study.ts'
import { entriesOf } from '../../domain/dictionary/entries.ts'
import { replaceEntries } from '../../domain/dictionary/save.ts'
import { DICTIONARY_HEADINGS, dictionaryRow } from '../../domain/dictionary/testing/table.ts'
import { visitor } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()

const row = (
  id: string,
  word: string,
  first: string,
  more: Partial<Parameters<typeof dictionaryRow>[0]> = {},
) => dictionaryRow({ id, word, readings: [first, '', '', '', '', ''], ...more })

const ROWS = [
  row('T1', '𠊎', 'ngai11', {
    meanings: '自家。例：𠊎愛食飯。（我要吃飯。）',
    category: '稱謂身分',
    chinese: '我',
    synonyms: '【自家】、【阿儂】',
    antonyms: '1.【你】',
  }),
  row('T2', '你', 'ng11', { category: '稱謂身分' }),
  row('T3', '食', 'siid5'),
  row('T4', '食飯', 'siid5 fan55', { category: '飲食' }),
  row('T5', '食飯桌', 'siid5 fan55 zog2'),
  row('T6', '大食飯', 'tai55 siid5 fan55'),
  row('T7', '飯食', 'fan55 siid5'),
  row('T8', '擔', 'dam24'),
  row('T9', '擔', 'dam55'),
  row('T10', '老弟', 'lo31 tai24', { own: { 5: ['老胎', 'loo31 tai11'] } }),
  row('T11', '老胎', 'lo31 toi24'),
  row('T12', '細妹', 'se55 moi55', { own: { 3: ['細阿妹', 'se53 a33 moi53'] } }),
  row('T13', '愛', 'oi55'),
  row('T14', '飯', 'fan55'),
  row('T16', '細妹仔', 'se55 moi55 e31'),
  row('T17', '妹仔細妹', 'moi55 e31 se55 moi55'),
  row('T15', '100%_[a-z]', 'bag2 fun24'),
]

beforeAll(async () => {
  const table = [DICTIONARY_HEADINGS, ...ROWS].map((cells, at) => ({ no: at + 1, cells }))
  await server().services.db.transaction((own) => replaceEntries(own, 'moe', entriesOf(table)))
})

async function lookUp(word: string, dialectId = 1): Promise<WordDetail> {
  const url = `/api/dictionary/word?${new URLSearchParams({ word, dialect_id: String(dialectId) })}`
  const answer = await server().app.inject(url)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
const ids = ({ words }: WordDetail) => words.map(({ id }) => id)
const texts = (list: { text: string }[] | undefined) => list?.map(({ text }) => text)

describe('a word', () => {
  test('comes with its readings, senses, related words, source and licence', async () => {
    const { word } = await lookUp('𠊎')
    expect(word).toMatchObject({
      id: 'T1',
      text: '𠊎',
      chinese: '我',
      categories: ['稱謂身分'],
      source: { license_url: 'https://creativecommons.org/licenses/by-nd/3.0/tw/' },
      references: [
        { url: 'https://hakkadict.moe.edu.tw/', reference_info: { name: '《臺灣客家語常用詞辭典》' } },
      ],
      meanings: [{ description: '自家。', sentences: [{ text: '𠊎愛食飯。', chinese: '我要吃飯。' }] }],
      synonyms: [
        { id: null, text: '自家' },
        { id: null, text: '阿儂' },
      ],
      antonyms: [{ id: 'T2', text: '你' }],
    } satisfies Partial<DictionaryWord> | object)
    expect(word?.pinyins.map(({ short_name, text }) => [short_name, text])).toEqual([
      ['四', 'ngai11'],
      ['海', ''],
      ['大', ''],
      ['平', ''],
      ['安', ''],
      ['南', ''],
    ])
  })

  test.each(['厓', ' 𠊎！', '［涯］', 'T1'])('is found by %s', async (text) => {
    expect(ids(await lookUp(text))).toEqual(['T1'])
  })

  test('homographs are all there, in the dictionary’s order; an id puts its own first', async () => {
    expect(ids(await lookUp('擔'))).toEqual(['T8', 'T9'])
    expect(ids(await lookUp('T9'))).toEqual(['T9', 'T8'])
  })

  test('words that contain it are listed, shortest first, in this order of characters only', async () => {
    expect(texts((await lookUp('食飯')).word?.derived_words)).toEqual(['食飯桌', '大食飯'])
    expect(texts((await lookUp('食')).word?.derived_words)).toEqual(['食飯', '飯食', '食飯桌', '大食飯'])
    expect(texts((await lookUp('細妹')).word?.derived_words)).toEqual(['細妹仔', '妹仔細妹'])
    expect(texts((await lookUp('細妹仔')).word?.derived_words)).toEqual([])
  })

  test('a dialect’s own word finds the entry that names it, beside an entry of its own', async () => {
    expect(ids(await lookUp('老胎', 5))).toEqual(['T11', 'T10'])
    expect(ids(await lookUp('老胎', 1))).toEqual(['T11'])
    const { word } = await lookUp('細阿妹', 1)
    expect(word?.pinyins[2]).toMatchObject({ dialect_id: 3, word: '細阿妹', text: 'se53 a33 moi53' })
  })

  test('POST answers the same', async () => {
    const answer = await server().app.inject({
      method: 'POST',
      url: '/api/dictionary/get-word-detail-data',
      headers: await visitor(server()),
      payload: { word: '𠊎', text: '𠊎愛食飯', dialect_id: 1 },
    })
    expect(answer.json()).toEqual(await lookUp('𠊎'))
  })
})

describe('a phrase', () => {
  test('comes in pieces, by the longest words that are known', async () => {
    expect(await lookUp('厓愛食飯，𪜶蜀啊！')).toEqual({
      word: null,
      words: [],
      segments: [
        { text: '厓', known: true },
        { text: '愛', known: true },
        { text: '食飯', known: true },
        { text: '，𪜶蜀啊！', known: false },
      ],
    })
  })

  test('that has an entry of its own has no pieces, and one without any known word has none either', async () => {
    expect((await lookUp('食飯桌')).segments).toEqual([])
    expect(await lookUp('完全無')).toEqual({ word: null, words: [], segments: [] })
  })

  test('of 200 characters is answered, one of 201 refused with a sentence', async () => {
    const { segments } = await lookUp('食飯'.repeat(100))
    expect(segments).toHaveLength(100)
    const url = `/api/dictionary/word?word=${encodeURIComponent('飯'.repeat(201))}`
    const refused = await server().app.inject(url)
    expect(refused.statusCode).toBe(422)
    expect(refused.json().errors.word).toEqual(['一次最多查 200 個字'])
  })
})

test.each([['%'], ['_'], ["'; drop table dictionary_entries --"], ['(.*)+$'], ['[a-z]'], ['{}'], ['\\']])(
  '%s finds nothing and harms nothing',
  async (text) => {
    expect((await lookUp(text)).words).toEqual([])
    const { rows } = await server().services.db.execute(
      sql`select count(*)::int as n from dictionary_entries`,
    )
    expect(rows).toEqual([{ n: ROWS.length }])
  },
)

test.each(['', '   ', '\u0007\u001f'])('nothing to look up (%j) is said in a sentence', async (word) => {
  const answer = await server().app.inject(`/api/dictionary/word?word=${encodeURIComponent(word)}`)
  expect(answer.statusCode).toBe(422)
  expect(answer.json().errors.word).toEqual(['請輸入要查的字詞'])
})

test('categories are counted, the largest first, with the source', async () => {
  const answer = await server().app.inject('/api/dictionary/categories')
  expect(answer.json()).toMatchObject({
    categories: [
      { name: '稱謂身分', count: 2 },
      { name: '飲食', count: 1 },
    ],
    total: ROWS.length,
    source: { name: '《臺灣客家語常用詞辭典》' },
  })
})

test('a word is kept for five minutes and then asked for by its tag', async () => {
  const url = `/api/dictionary/word?word=${encodeURIComponent('食飯')}`
  const first = await server().app.inject(url)
  expect(first.headers['cache-control']).toBe('public, max-age=300')
  const etag = String(first.headers.etag)
  const again = await server().app.inject({ url, headers: { 'if-none-match': `"x", ${etag}` } })
  expect([again.statusCode, again.payload]).toEqual([304, ''])
  const other = await server().app.inject({
    url: '/api/dictionary/word?word=T8',
    headers: { 'if-none-match': etag },
  })
  expect(other.statusCode).toBe(200)
})

describe('sentences of self-study that have the word', () => {
  beforeAll(async () => {
    await importPack(server().services, await readPack(await tinyPack(studyPack())))
  })

  async function quotes(word: string): Promise<WordQuote[]> {
    const answer = await server().app.inject(`/api/dictionary/quotes?${new URLSearchParams({ word })}`)
    expect(answer.statusCode).toBe(200)
    return answer.json().quotes
  }

  test('say where they stand and have their sound', async () => {
    const [quote, ...others] = await quotes('食飯')
    expect(quote).toMatchObject({
      dialect_id: 1,
      text: '大家來食飯！',
      pinyin: 'tai55 ga24 loi11 siid5 fan55',
      sound: { url: expect.stringMatching(/^\/files\//), synthetic: true },
      from: { name: '聽力「食飽吂」', url: expect.stringMatching(/^\/self_study\/listening\?/) },
    })
    // What is to be filled in is no example.
    expect(others).toEqual([])
  })

  test('are at most four a dialect, each of them once', async () => {
    const texts = (await quotes('食')).map(({ text }) => text)
    expect(texts.length).toBe(DICTIONARY.quotes)
    expect(new Set(texts).size).toBe(texts.length)
  })

  test('are none of a word that is none, or stands nowhere', async () => {
    expect(await quotes('沒有這個詞')).toEqual([])
    expect(await quotes('大食飯')).toEqual([])
    expect(await quotes('100%_[a-z]')).toEqual([])
  })
})
