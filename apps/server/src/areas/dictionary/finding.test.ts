import { foldHakka, gramsOf } from '@hakka/hakka/fold'
import { beforeAll, describe, expect, test } from 'vitest'
import { dictionaryEntries, dictionarySources, type StoredReading } from '../../db/tables/dictionary.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()

const reading = (dialect_id: number, pinyin: string, word: string | null = null): StoredReading => ({
  dialect_id,
  word,
  pinyin,
})

const WORDS: { word: string; chinese: string; readings: StoredReading[]; categories?: string[] }[] = [
  { word: '𠊎', chinese: '我', readings: [reading(1, 'ngai11'), reading(2, 'ngai55')] },
  { word: '崖', chinese: '懸崖', readings: [reading(1, 'ngai11')] },
  { word: '耐', chinese: '忍受', readings: [reading(1, 'ngai55')] },
  {
    word: '食飯',
    chinese: '吃飯',
    readings: [reading(1, 'siid5 fan55'), reading(2, 'shid2 pon33')],
    categories: ['飲食'],
  },
  { word: '食茶', chinese: '喝茶', readings: [reading(1, 'siid5 ca11')], categories: ['飲食'] },
  { word: '番豆', chinese: '花生', readings: [reading(1, 'fan24 teu55'), reading(5, 'ti53 teu55', '地豆')] },
]

beforeAll(async () => {
  const { db } = server().services
  await db.insert(dictionaryEntries).values(
    WORDS.map(({ word, chinese, readings, categories = [] }, position) => ({
      id: `T${position}`,
      source: 'moe' as const,
      position,
      word,
      folded: foldHakka(word),
      forms: [foldHakka(word)],
      grams: gramsOf(foldHakka(word)),
      chinese,
      readings,
      categories,
    })),
  )
  await db.insert(dictionarySources).values({ source: 'moe', entries: WORDS.length })
})

async function get(path: string, query: Record<string, string>) {
  const answer = await server().app.inject({ url: path, query })
  return { status: answer.statusCode, body: answer.json() }
}
const suggest = async (pinyin: string, dialect_id = '1') => {
  const { body } = await get('/api/pinyin/suggest', { pinyin, dialect: 'hakka', dialect_id })
  const texts = (list: { text: string }[]) => list.map(({ text }) => text)
  return { exact: texts(body.results.exact), fuzzy: texts(body.results.fuzzy) }
}

describe('suggestions for pinyin', () => {
  test.each(['ngai11', 'ngaiˇ', 'NGAI11'])(
    '%s finds what sounds exactly so, other tones behind',
    async (typed) => {
      const { exact, fuzzy } = await suggest(typed)
      expect(exact).toEqual(['𠊎', '崖'])
      expect(fuzzy).toContain('耐')
    },
  )
  test('without a tone every tone is exact, the unmarked one first', async () => {
    expect((await suggest('ngai')).exact).toEqual(['耐', '𠊎', '崖'])
  })
  test.each(['siid fan', 'siidfan', 'siid5fan55'])('%s needs no spaces', async (typed) => {
    expect((await suggest(typed)).exact[0]).toBe('食飯')
  })
  test('near sounds, unfinished words and another dialect’s reading are offered as near', async () => {
    expect((await suggest('siid pan')).exact).toEqual([])
    expect((await suggest('sid fan')).fuzzy[0]).toBe('食飯')
    expect((await suggest('siid c')).fuzzy[0]).toBe('食茶')
    expect((await suggest('shid pon')).fuzzy[0]).toBe('食飯')
    expect((await suggest('shid pon', '2')).exact[0]).toBe('食飯')
  })
  test('an entry carries its reading in each dialect that has one', async () => {
    const { body } = await get('/api/pinyin/suggest', { pinyin: 'fan teu', dialect: 'hakka' })
    expect(body.pinyin).toBe('fan teu')
    expect(body.results.exact[0].pinyins).toEqual({
      1: { short_name: '四', text: 'fan24 teu55' },
      5: { short_name: '安', text: 'ti53 teu55' },
    })
  })
  test('nothing typed, ten thousand characters and signs give empty lists or a sentence', async () => {
    const empty = await get('/api/pinyin/suggest', { pinyin: '' })
    expect(empty.status).toBe(422)
    expect(empty.body.errors.pinyin).toEqual(['請輸入要查的字詞'])
    for (const signs of ['%_\\', "';--", '.*+?^()|[]$', '1 2', '^^++']) {
      expect(await suggest(signs)).toEqual({ exact: [], fuzzy: [] })
    }
    const long = await get('/api/pinyin/suggest', { pinyin: 'a'.repeat(10_000) })
    expect(long.status).toBe(422)
    expect(long.body.errors.pinyin).toEqual(['關鍵字最多 50 個字'])
  })
})

describe('the list of words', () => {
  const list = async (query: Record<string, string>) => {
    const { body } = await get('/api/dictionary/list', query)
    return body.words.map(({ text }: { text: string }) => text)
  }
  test('a variant finds the word it is written for', async () => {
    expect(await list({ keyword: '厓' })).toEqual(['𠊎'])
  })
  test('Mandarin, an own word of a dialect and a contained word find the entry', async () => {
    expect((await list({ keyword: '吃飯' }))[0]).toBe('食飯')
    expect(await list({ keyword: '地豆', dialect_id: '5' })).toEqual(['番豆'])
    expect(await list({ keyword: '食' })).toEqual(['食飯', '食茶'])
  })
  test('a category lists its words, with the reading of the dialect asked for', async () => {
    const { body } = await get('/api/dictionary/list', { category: '飲食', dialect_id: '2', page: '9' })
    expect(body).toMatchObject({ total: 2, page: 1, pages: 1 })
    expect(body.words.map(({ text, pinyin }: { text: string; pinyin: string }) => [text, pinyin])).toEqual([
      ['食飯', 'shid2 pon33'],
      ['食茶', ''],
    ])
  })
  test('what another process imports is found a second later', async () => {
    const { db } = server().services
    const row = {
      id: 'T9',
      source: 'moe' as const,
      position: 9,
      word: '新詞',
      folded: '新詞',
      chinese: '新的詞',
    }
    await db
      .insert(dictionaryEntries)
      .values({ ...row, forms: ['新詞'], grams: gramsOf('新詞'), readings: [] })
    await db.update(dictionarySources).set({ version: 2 })
    await expect.poll(() => list({ keyword: '新詞' }), { timeout: 5_000 }).toEqual(['新詞'])
  })
})
