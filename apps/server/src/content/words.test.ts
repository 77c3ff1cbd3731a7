import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readPack } from './read.ts'
import { tinyLesson, tinyManifest, tinyPack } from './testing/tiny-pack.ts'
import { saysVery, wordProblems, wordsOf, wordTable } from './words.ts'

const digits = [...'零一二三四五六七八九十百千萬']
const card = (hakka: string, sentence?: string) => ({
  text: { hakka, pinyin: 'a24 '.repeat([...hakka].length).trim(), chinese: '字' },
  ...(sentence
    ? { sentence: { hakka: sentence, pinyin: 'a24 '.repeat([...sentence].length - 1).trim(), chinese: '句' } }
    : {}),
})

function lesson(no: number, step: number, words: object[], dialectId = 1) {
  const [module] = tinyLesson.activities[1].modules
  return {
    ...tinyLesson,
    no,
    step_no: step,
    dialect_id: dialectId,
    activities: { 1: { modules: [{ ...module, content: { words } }] } },
  }
}

async function packOf(lessons: object[]) {
  const paths = lessons.map((_, at) => `lessons/${at}.json`)
  const files = Object.fromEntries(lessons.map((own, at) => [paths[at], own]))
  const without = { 'lessons/a.json': undefined, 'audio/a.mp3': undefined }
  return readPack(await tinyPack({ ...without, 'pack.json': { ...tinyManifest, lessons: paths }, ...files }))
}

it('counts a word as new once in a dialect, in the order of teaching and not of files', async () => {
  const second = lesson(2, 1, [card('阿公'), card('飯')])
  const first = lesson(1, 1, [card('阿公')])
  const other = lesson(2, 1, [card('阿公')], 2)
  const found = wordsOf(await packOf([second, other, first]))
  expect(found.map(({ lesson: own, fresh, repeated }) => [own.dialect_id, own.no, fresh, repeated])).toEqual([
    [1, 1, ['阿公'], []],
    [1, 2, ['飯'], ['阿公']],
    [2, 2, ['阿公'], []],
  ])
})

it.each([
  [4, 10, 11],
  [5, 14, 15],
  [12, 14, 15],
])('in school year %i takes %i new words and not %i', async (step, most, tooMany) => {
  const words = [...digits, '億'].map((word) => card(word))
  expect(wordProblems(await packOf([lesson(1, step, words.slice(0, most))]))).toEqual([])
  const [problem] = wordProblems(await packOf([lesson(1, step, words.slice(0, tooMany))]))
  expect(problem?.reason).toMatch(new RegExp(`^新詞有 ${tooMany} 個，最多 ${most} 個：零、一、`))
})

it('takes one sentence in ten with a word for "very", and not two', async () => {
  const plain = digits.slice(0, 9).map((word) => card(word, `有${word}。`))
  const pack = await packOf([lesson(1, 5, [...plain, card('花', '花當靚。')])])
  expect(wordProblems(pack)).toEqual([])
  const more = await packOf([
    lesson(1, 5, [...plain.slice(1), card('花', '花當靚。'), card('雨', '雨蓋大。')]),
  ])
  expect(wordProblems(more).map(({ reason }) => reason)).toEqual([
    '用「當、盡、真、蓋」表示「很」的句子太多（2／10 句，最多一成）：花當靚。 雨蓋大。',
  ])
  expect(wordTable(more).join('\n')).toContain('句子 10，表示「很」的 2（20 %）：當 1、蓋 1')
})

it('knows "very" from noon, truth and a lid', () => {
  expect(['當靚。', '盡大！', '真好食。', '蓋歡喜。'].filter(saysVery)).toHaveLength(4)
  expect(['當晝食飯。', '真正做得？', '蓋被睡目。', '應當去。', '就當。'].filter(saysVery)).toEqual([])
})

it('the demo pack teaches no more at once than it may', async () => {
  expect(wordProblems(await readPack(join(import.meta.dirname, '../../../../content/demo')))).toEqual([])
})
