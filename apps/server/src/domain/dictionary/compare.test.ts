import { foldHakka, gramsOf } from '@hakka/hakka/fold'
import { beforeAll, describe, expect, test } from 'vitest'
import { auditRows } from '../../db/tables/audit.ts'
import { dictionaryEntries, dictionarySources, type StoredReading } from '../../db/tables/dictionary.ts'
import { session, user } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()
let headers: Record<string, string> = {}

const reading = (dialect_id: number, pinyin: string, word: string | null = null): StoredReading => ({
  dialect_id,
  word,
  pinyin,
})
const WORDS: [word: string, ...StoredReading[]][] = [
  ['食', reading(1, 'siid5')],
  ['飯', reading(1, 'fan55')],
  ['食飯', reading(1, 'siid5 fan55'), reading(2, 'shid2 pon33')],
  ['行', reading(1, 'hang11')],
  ['銀行', reading(1, 'ngiun11 hong11')],
  ['番豆', reading(1, 'fan24 teu55'), reading(5, 'ti53 teu55', '地豆')],
  ['好', reading(1, 'ho31、hau55')],
]

const compare = async (dialect_id: number, ...lines: [text: string, pinyin: string][]) => {
  const answer = await server().app.inject({
    method: 'POST',
    url: '/api/admin/readings/compare',
    headers,
    payload: { dialect_id, lines: lines.map(([text, pinyin]) => ({ text, pinyin })) },
  })
  return answer.json()
}
const first = async (dialect: number, text: string, pinyin: string) =>
  (await compare(dialect, [text, pinyin])).lines[0]

beforeAll(async () => {
  headers = await session(server(), await user(server(), { roles: ['selfstudy_editor'] }))
})

test('without the Ministry’s dictionary it says so and doubts nothing', async () => {
  expect(await compare(1, ['食飯', 'qqq99 sang24'])).toEqual({
    has_dictionary: false,
    lines: [{ doubts: [], unsaid: [], offer: null, kept: null }],
  })
})

describe('beside the dictionary', () => {
  beforeAll(async () => {
    const { db } = server().services
    await db.insert(dictionaryEntries).values(
      WORDS.map(([word, ...readings], position) => ({
        id: `T${position}`,
        source: 'moe' as const,
        position,
        word,
        folded: foldHakka(word),
        forms: [...new Set([word, ...readings.map((own) => own.word ?? word)].map(foldHakka))],
        grams: gramsOf(foldHakka(word)),
        chinese: '',
        readings,
      })),
    )
    await db.insert(dictionarySources).values({ source: 'moe', entries: WORDS.length })
  })

  test('a reading that it has is not doubted, whatever stands between the words', async () => {
    expect(await first(1, '食飯，食飯！', 'siid5 fan55 siid5 fan55')).toEqual({
      doubts: [],
      unsaid: [],
      offer: null,
      kept: null,
    })
  })

  test('a word that it reads otherwise is doubted, and its reading offered in its place', async () => {
    expect(await first(1, '𠊎食飯！', 'ngai11 siid5 fan24')).toEqual({
      doubts: [{ text: '食飯', said: 'siid5 fan24', given: ['siid5 fan55'] }],
      unsaid: [],
      offer: 'ngai11 siid5 fan55',
      kept: null,
    })
  })

  test('a dialect is compared with its own', async () => {
    expect((await first(2, '食飯', 'siid5 fan55')).offer).toBe('shid2 pon33')
  })

  test('a character may be read as in any of its words, and otherwise is doubted', async () => {
    expect((await first(1, '行', 'hong11')).doubts).toEqual([])
    expect((await first(1, '行', 'hong24')).doubts).toEqual([
      { text: '行', said: 'hong24', given: ['hang11'] },
    ])
  })

  test('each of several readings will do; where none is written, none of them is chosen', async () => {
    expect((await first(1, '好', 'hau55')).doubts).toEqual([])
    expect((await first(1, '好', '')).offer).toBeNull()
    expect((await first(1, '食飯', '')).offer).toBe('siid5 fan55')
  })

  test('a word that the dialect does not say is told with the one it says', async () => {
    expect(await first(5, '番豆', 'fan24 teu55')).toEqual({
      doubts: [],
      unsaid: [{ text: '番豆', instead: ['地豆'] }],
      offer: null,
      kept: null,
    })
  })

  test('what it does not know, and what does not fit its characters, is not doubted', async () => {
    expect(await first(1, '𪹚𪹚', 'lab5 lab5')).toEqual({
      doubts: [],
      unsaid: [],
      offer: null,
      kept: null,
    })
    expect((await first(1, '食飯', 'siid5')).doubts).toEqual([])
  })

  test('what somebody has found right is told with who and when, for that reading in that dialect alone', async () => {
    const keep = async (keep: boolean, pinyin = 'siid5 fan24') => {
      const answer = await server().app.inject({
        method: 'POST',
        url: '/api/admin/readings/keep',
        headers,
        payload: { dialect_id: 1, text: '食飯', pinyin, keep },
      })
      return answer.json().kept
    }
    const kept = await keep(true, ' siid5  fan24 ')
    expect(kept).toEqual({ by: expect.stringMatching(/./), at: expect.stringMatching(/^2\d{3}-.+Z$/) })
    // Who says it again finds it said.
    expect(await keep(true)).toEqual(kept)
    const told = await first(1, '食飯', 'siid5 fan24')
    expect(told).toMatchObject({ doubts: [{ said: 'siid5 fan24' }], kept })
    expect((await first(1, '食飯', 'siid5 fan33')).kept).toBeNull()
    expect((await first(2, '食飯', 'siid5 fan24')).kept).toBeNull()
    expect(await keep(false)).toBeNull()
    expect((await first(1, '食飯', 'siid5 fan24')).kept).toBeNull()
    const acts = await server().services.db.select().from(auditRows).orderBy(auditRows.id)
    expect(acts.map(({ action, subject }) => [action, subject])).toEqual([
      ['dictionary.keep', '食飯（siid5 fan24）'],
      ['dictionary.unkeep', '食飯（siid5 fan24）'],
    ])
  })

  test('three hundred lines are compared at once, in their order', async () => {
    const lines = Array.from({ length: 300 }, (_, at): [string, string] => [
      '食飯',
      at % 2 ? 'siid5 fan55' : 'siid5 fan24',
    ])
    const answer = await compare(1, ...lines)
    expect(answer.lines.map(({ doubts }: { doubts: unknown[] }) => doubts.length)).toEqual(
      lines.map((_, at) => (at % 2 ? 0 : 1)),
    )
  })
})
