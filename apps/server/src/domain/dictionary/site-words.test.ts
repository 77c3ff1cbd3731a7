import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { lessons } from '../../db/tables/content.ts'
import { dictionaryEntries } from '../../db/tables/dictionary.ts'
import { testServer } from '../../testing/server.ts'
import { refreshSiteWords } from './site-words.ts'
import { importRows } from './testing/entries.ts'
import { lessonWith } from './testing/lessons.ts'
import { dictionaryRow } from './testing/table.ts'

const server = testServer()
let hailu = 0

const refresh = () => server().services.db.transaction(refreshSiteWords)
const words = () =>
  server()
    .services.db.select()
    .from(dictionaryEntries)
    .where(eq(dictionaryEntries.source, 'site'))
    .orderBy(dictionaryEntries.position)

const TREE = dictionaryRow({ id: 'T1', word: '榕樹', readings: ['iung11 su55', '', '', '', '', ''] })

beforeAll(async () => {
  await importRows(server(), [TREE])
  await lessonWith(server(), {}, [
    { text: '榕樹', pinyin: 'iung11 su55' },
    { text: '平板', pinyin: 'pin11 ban31', chinese: '平板電腦' },
    { kind: 'sentence', text: '𠊎有平板。', pinyin: 'ngai11 iu24 pin11 ban31', chinese: '我有平板電腦。' },
    { kind: 'sentence', text: '佢無。', pinyin: 'gi11 mo11', chinese: '他沒有。' },
  ])
  hailu = await lessonWith(server(), { dialectId: 2 }, [
    { text: '平板！', pinyin: 'pin55 ban24', chinese: '平板電腦' },
    { text: '唔知', pinyin: 'm55 di53', chinese: '不知道' },
  ])
  await refresh()
})

test('words of lessons that the Ministry has not are entries, with the readings of each dialect and sentences', async () => {
  const [tablet, unknown] = await words()
  expect(tablet).toMatchObject({
    word: '平板',
    folded: '平板',
    chinese: '平板電腦',
    readings: [
      { dialect_id: 1, word: null, pinyin: 'pin11 ban31' },
      { dialect_id: 2, word: null, pinyin: 'pin55 ban24' },
    ],
    meanings: [{ description: '平板電腦', sentences: [{ text: '𠊎有平板。', chinese: '我有平板電腦。' }] }],
  })
  expect(unknown).toMatchObject({ word: '唔知', folded: '毋知' })
  expect(await words()).toHaveLength(2)
})

test('they are found, and say where they come from', async () => {
  const answer = await server().app.inject(`/api/dictionary/word?word=${encodeURIComponent('毋知')}`)
  expect(answer.json().word).toMatchObject({
    text: '唔知',
    source: { name: '本站教材', license: null },
    references: [],
  })
})

test('a word keeps its id, whatever else changes', async () => {
  const [before] = await words()
  await refresh()
  await server().services.db.delete(lessons).where(eq(lessons.id, hailu))
  await refresh()
  const [after, ...others] = await words()
  expect(after?.id).toBe(before?.id)
  expect(after?.readings).toHaveLength(1)
  expect(others).toEqual([])
})

test('a word that the Ministry’s dictionary gets is no longer the site’s', async () => {
  const row = dictionaryRow({ id: 'T2', word: '平板', readings: ['pin11 ban31', '', '', '', '', ''] })
  await importRows(server(), [TREE, row])
  expect(await words()).toEqual([])
})
