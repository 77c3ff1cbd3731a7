import { foldHakka } from '@hakka/hakka/fold'
import { expect, test } from 'vitest'
import { examplesIn } from './examples.ts'
import { find } from './finder/finder.ts'
import { buildIndex } from './finder/word-index.ts'

const indexOf = (...words: [word: string, chinese: string, pinyin: string][]) =>
  buildIndex(
    words.map(([word, chinese, pinyin], at) => ({
      id: `T${at}`,
      word,
      folded: foldHakka(word),
      chinese,
      partOfSpeech: '',
      categories: [],
      readings: [{ dialect_id: 1, word: null, pinyin }],
    })),
  )

test.each([
  ['the usual words', [['食飯', '吃飯', 'siid5 fan55']]],
  ['none of them', [['番豆', '花生、土豆', 'fan24 teu55']]],
] as [string, [string, string, string][]][])(
  'of a dictionary with %s each example finds something',
  async (_, words) => {
    const index = await indexOf(...words)
    const examples = examplesIn(index)
    expect(Object.values(examples).every(({ length }) => length > 0)).toBe(true)
    for (const keyword of Object.values(examples).flat())
      expect(find(index, keyword, 1), keyword).not.toEqual([])
  },
)

test('of an empty dictionary there is no example', async () => {
  expect(examplesIn(await indexOf())).toEqual({ hakka: [], chinese: [], pinyin: [], part: [] })
})
