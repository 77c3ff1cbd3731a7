import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { DICTIONARY_HEADINGS, dictionaryRow } from '../domain/dictionary/testing/table.ts'
import { doubtfulPairs } from './checked-pairs.ts'
import { type Dictionary, doubt, readDictionary } from './dictionary.ts'
import { examplesOf } from './examples.ts'
import { readPack } from './read.ts'
import { type Lexicon, lexiconOf } from './unsaid.ts'

const none = ['', '', '', '', '', '']
const ROWS = [
  { id: 'HK1', word: '阿公', readings: ['a24 gung24', 'a33 gung53', '', '', '', ''] },
  { id: 'HK2', word: '擔', readings: ['dam24、dam55', '', '', '', '', ''] },
  {
    id: 'HK3',
    word: '當大',
    readings: ['dong24 tai55', '', '', '', '', ''],
    own: { 5: ['真大', 'zhin11 tai55'], 6: ['蓋大', 'goi55 tai55'] } satisfies Record<
      number,
      [string, string]
    >,
  },
  {
    id: 'HK4',
    word: '恁仔細',
    readings: ['an31 zii31 se55', 'an24 zii24 se11', '', '', '', ''],
    meanings: '僅四縣用，海陸為「承蒙」。謝謝。例：感謝大家摎𠊎𢯭手伐草，恁仔細。（感謝大家。）',
  },
  { id: 'HK5', word: '承蒙', readings: ['siin11 mung11', 'shin55 mung55', '', '', '', ''] },
  {
    id: 'HK6',
    word: '暗摸摸',
    readings: ['', 'am11 mo53 mo53', '', '', '', ''],
    meanings: '四縣不說「暗摸摸」，說成「暗摸摸仔（音am55 mo24 mo24 e31四）」。很暗。',
  },
  { id: 'HK7', word: '嬰兒仔', readings: [...none], meanings: '海陸無仔尾。指小嬰兒。' },
  { id: 'HK8', word: '當', pos: '副', readings: ['dong24', 'dong53', '', '', 'dong11', 'dong24'] },
  { id: 'HK9', word: '書', pos: '名', readings: ['su24', 'shu53', '', '', 'shi11', 'su24'] },
  {
    id: 'HK10',
    word: '叉仔',
    readings: ['', 'ca53 er55', '', '', '', ''],
    meanings: '僅海陸用，四縣為「插仔」。',
  },
]

let dictionary: Dictionary
let lexicon: Lexicon
beforeAll(async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'hakka-dictionary-')), 'table.tsv')
  const rows = [DICTIONARY_HEADINGS, ...ROWS.map(dictionaryRow)]
  const quoted = (cell: string) => (cell.includes('\n') ? `"${cell}"` : cell)
  await writeFile(file, rows.map((row) => row.map(quoted).join('\t')).join('\n'))
  dictionary = await readDictionary(file)
  lexicon = lexiconOf(dictionary)
})

it('knows readings of words and of characters, dialect by dialect', () => {
  const pair = (dialectId: number, text: string, pinyin: string) =>
    doubt(dictionary, { path: '$', dialectId, text, pinyin })
  expect(pair(1, '阿公', 'a24 gung24')).toBeUndefined()
  expect(pair(1, '擔', 'dam55')).toBeUndefined()
  expect(pair(1, '公擔', 'gung24 dam24')).toBeUndefined()
  expect(pair(2, '阿公', 'a24 gung24')).toBe('「阿」是 a33，不是 a24；「公」是 gung53，不是 gung24')
  expect(pair(1, '貓', 'meu55')).toBe('「貓」不在辭典裡')
})

describe('words that a dialect does not say', () => {
  it.each([
    [5, '這條魚當大。', '詔安腔不說「當大」，辭典給的是「真大 zhin11 tai55」'],
    [6, '當大！', '南四縣腔不說「當大」，辭典給的是「蓋大 goi55 tai55」'],
    [5, '當香！', '詔安腔這裡不說「當」，辭典給的是「真 zhin11」'],
    [6, '書當新。', '南四縣腔這裡不說「當」，辭典給的是「蓋 goi55」'],
    [5, '食飽了。', '詔安腔這裡不說「了」，辭典給的是「矣 a31」'],
    [1, '叉仔', '四縣腔不說「叉仔」，辭典給的是「插仔」'],
    [1, '暗摸摸', '四縣腔不說「暗摸摸」，辭典給的是「暗摸摸仔 am55 mo24 mo24 e31」'],
    [1, '承蒙！', '「承蒙」是海陸腔的詞，四縣腔說「恁仔細」'],
  ])('in dialect %i: %s', (dialectId, text, reason) => {
    expect(lexicon.unsaid(text, dialectId)).toEqual([reason])
  })

  it.each([
    [1, '這條魚當大。'],
    [5, '這條魚真大，真大！'],
    [5, '當書'],
    [6, '當毋起'],
    [1, '恁仔細，阿公！'],
    [2, '承蒙，阿公！'],
    [1, '暗摸摸仔'],
    [5, '食飽了無'],
    [3, '大家共下食飯'],
  ])('and says in dialect %i: %s', (dialectId, text) => {
    expect(lexicon.unsaid(text, dialectId)).toEqual([])
  })
})

it('finds six characters of an example, its asides left out, and not five', () => {
  const examples = examplesOf(dictionary)
  expect(examples.sharedWith('多謝，大家摎𠊎𢯭手洗碗')).toEqual({ run: '大家摎𠊎𢯭手', headword: '恁仔細' })
  expect(examples.sharedWith('感謝大家摎𠊎𢯭手伐草')?.run).toBe('感謝大家摎𠊎𢯭手伐草')
  expect(examples.sharedWith('大家[摎𠊎]𢯭手')).not.toBeUndefined()
  expect(examples.sharedWith('家摎𠊎𢯭手食飯')).toBeUndefined()
})

const file = process.env.DICTIONARY_FILE
if (!file) process.stdout.write('DICTIONARY_FILE 未設定：示範教材的讀音和用詞只核對檢查紀錄。\n')

it.runIf(file)('the dictionary bears out the whole demo pack', { timeout: 60_000 }, async () => {
  const pack = await readPack(join(import.meta.dirname, '../../../../content/demo'))
  expect(doubtfulPairs(pack, await readDictionary(file ?? ''))).toEqual([])
})
