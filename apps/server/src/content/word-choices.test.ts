import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readDictionary } from './dictionary.ts'
import { readPack } from './read.ts'
import { tinyLesson, tinyPack } from './testing/tiny-pack.ts'
import { readWordChoices, type WordChoices, wordChoiceProblems } from './word-choices.ts'

const choices: WordChoices = {
  1: [
    { meaning: '感冒', word: '寒著', entry: 'HK0000005595', also: [], not: [{ word: '冷著', except: [] }] },
    {
      meaning: '就',
      word: '斯',
      entry: 'HK0000011545',
      also: [{ word: '正就', entry: 'HK0000014312' }],
      not: [{ word: '就', pinyin: 'qiu55', except: ['就像'] }],
    },
  ],
}

/** What is found in the tiny lesson whose first word is this. */
async function reasonsOf(hakka: string, pinyin: string, dialectId = 1): Promise<string[]> {
  const lesson = { ...structuredClone(tinyLesson), dialect_id: dialectId }
  Object.assign(lesson.activities[1].modules[0]?.content.words?.[0]?.text ?? {}, { hakka, pinyin })
  const pack = await readPack(await tinyPack({ 'lessons/a.json': lesson }))
  const problems = wordChoiceProblems(pack, choices)
  expect(problems.map(({ file, path }) => [file, path])).toEqual(
    problems.map(() => ['lessons/a.json', '$.activities.1.modules[0].content.words[0].text.hakka']),
  )
  return problems.map(({ reason }) => reason)
}

it('finds another word than the dialect’s and says which it wants, by which entry', async () => {
  expect(await reasonsOf('佢冷著，佢就知。', 'gi11 lang24 do31 gi11 qiu55 di24')).toEqual([
    '「佢冷著，佢就知。」：四縣腔的「感冒」不說「冷著」，說「寒著」（HK0000005595）',
    '「佢冷著，佢就知。」：四縣腔的「就」不說「就 qiu55」，說「斯」（HK0000011545）或「正就」（HK0000014312）',
  ])
})

it.each([
  ['the dialect’s own word', '寒著', 'hon11 do31', 1],
  ['another reading', '就', 'qiu11', 1],
  ['a word that holds it and is kept', '就像', 'qiu55 qiong55', 1],
  ['a word of the dialect that holds it', '正就', 'zang55 qiu55', 1],
  ['characters of two words, a sign between them', '冷，著', 'lang24 do31', 1],
  ['a dialect without a list', '冷著', 'lang53 do24', 2],
])('leaves alone %s', async (_, hakka, pinyin, dialectId) => {
  expect(await reasonsOf(hakka, pinyin, dialectId)).toEqual([])
})

it.each(['demo', 'self-study', 'games'])(
  'content/%s says each thing by its dialect’s one word',
  async (name) => {
    const pack = await readPack(join(import.meta.dirname, '../../../../content', name))
    expect(wordChoiceProblems(pack, await readWordChoices())).toEqual([])
  },
)

const file = process.env.DICTIONARY_FILE

it.runIf(file)(
  'the dictionary’s entries give the words of the list, alone or in a phrase',
  {
    timeout: 60_000,
  },
  async () => {
    const { entries } = await readDictionary(file ?? '')
    const given = new Map(
      entries.map(({ id, word, readings }) => [
        id,
        readings.map(({ dialect_id, word: own }) => `${dialect_id} ${own ?? word}`),
      ]),
    )
    const lists = Object.entries(await readWordChoices())
    const listed = lists.flatMap(([dialectId, own]) =>
      own.flatMap((one) => [one, ...one.also].map(({ word, entry }) => ({ dialectId, word, entry }))),
    )
    const doubtful = listed.filter(
      ({ dialectId, word, entry }) =>
        !given.get(entry)?.some((line) => line.startsWith(`${dialectId} `) && line.includes(word)),
    )
    expect(doubtful).toEqual([])
  },
)
