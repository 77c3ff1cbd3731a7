import { describe, expect, it } from 'vitest'
import { letterOf, makeWorksheet, type PrintWord, printWords } from './worksheet.ts'

const word = (hakka: string, pinyin: string, chinese: string, sentence?: [string, string, string]) => ({
  text: { hakka, pinyin, chinese, image: { url: `/files/${pinyin}.svg` } },
  ...(sentence && { sentence: { hakka: sentence[0], pinyin: sentence[1], chinese: sentence[2] } }),
})

const FAMILY = printWords([
  word('阿公', 'a24 gung24', '爺爺', ['阿公食飯。', 'a24 gung24 siid5 fan55', '爺爺吃飯。']),
  word('阿婆', 'a24 po11', '奶奶', ['𠊎㧯阿婆。', 'ngai11 lau24 a24 po11', '我和奶奶。']),
  word('阿爸', 'a24 ba24', '爸爸'),
  word('阿姆', 'a24 me24', '媽媽'),
])

describe('the words that are printed', () => {
  it('are each there once, without brackets, and without a pinyin that does not fit', () => {
    const words = printWords([
      word('[阿公]', 'a24 gung24', '爺爺'),
      word('阿公', 'a24 gung24', '爺爺'),
      word('阿婆', 'a24', '奶奶'),
    ])
    expect(words.map(({ hakka, pinyin }) => [hakka, pinyin])).toEqual([
      ['阿公', 'a24 gung24'],
      ['阿婆', undefined],
    ])
  })
})

describe('a worksheet', () => {
  it('leaves the word out of its sentence, and its syllables out of the pinyin', () => {
    const { filled } = makeWorksheet(FAMILY, 1, 1)
    const texts = filled.sentences.map(({ text }) => [text.hakka, text.pinyin, text.chinese])
    expect(texts).toHaveLength(2)
    expect(texts).toContainEqual(['＿＿＿＿食飯。', 'siid5 fan55', '爺爺吃飯。'])
    expect(texts).toContainEqual(['𠊎㧯＿＿＿＿。', 'ngai11 lau24', '我和奶奶。'])
  })

  it('is the same for the same number, and another for the next', () => {
    const many = printWords(
      Array.from({ length: 20 }, (_, at) =>
        word(`詞${'甲乙丙丁戊己庚辛壬癸子丑寅卯辰巳午未申酉'[at]}`, '', `意思 ${at}`),
      ),
    )
    expect(makeWorksheet(many, 1, 7)).toEqual(makeWorksheet(many, 1, 7))
    expect(makeWorksheet(many, 1, 7)).not.toEqual(makeWorksheet(many, 1, 8))
  })

  it('has no part for which there are too few words', () => {
    const { written, matched, filled, heard } = makeWorksheet(FAMILY.slice(2), 1, 1)
    expect(written).toHaveLength(2)
    expect([matched.words, filled.sentences, heard]).toEqual([[], [], []])
  })

  it('has one right answer for everything, however alike the words are', () => {
    const chinese = ['爺爺', '爺爺', '', '奶奶', '香蕉', '吃飯', '房子']
    const sounds = ['a24 gung24', 'a24 gung24', undefined, 'a24 po11']
    const all: PrintWord[] = Array.from({ length: 40 }, (_, at) => ({
      hakka: `詞${at}`,
      pinyin: sounds[at % sounds.length],
      chinese: chinese[at % chinese.length] ?? '',
      picture: undefined,
      sentence: { hakka: `有詞${at}。`, pinyin: undefined, chinese: '' },
    }))
    for (let set = 1; set <= 99; set++) {
      const sheet = makeWorksheet(all, 1, set)
      const meanings = sheet.matched.words.map((own) => own.chinese)
      expect(meanings.toSorted()).toEqual(['吃飯', '奶奶', '房子', '爺爺', '香蕉'].toSorted())
      expect(new Set(sheet.matched.words.map((own) => letterOf(sheet, own))).size).toBe(5)
      expect(sheet.heard).toHaveLength(5)
      for (const { said, words: row } of sheet.heard) {
        expect(row).toContain(said)
        expect(new Set(row.map(({ hakka, pinyin }) => pinyin ?? hakka)).size).toBe(3)
      }
      expect(sheet.filled.sentences).toHaveLength(6)
      for (const { word: left, text: sentence } of sheet.filled.sentences) {
        expect(sheet.filled.bank).toContain(left)
        expect(sentence.hakka).toMatch(/^有＿＿＿＿\d*。$/)
      }
    }
  })
})
