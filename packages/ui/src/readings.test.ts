import { describe, expect, it } from 'vitest'
import { cellsOf, compareCells, type Form, formsOf } from './readings.ts'

const cells = (word: string, pinyin: string) => cellsOf({ word, pinyin }) ?? []
const beside = (own: Form, other: Form) =>
  compareCells(cells(own.word, own.pinyin), cells(other.word, other.pinyin)).map(({ text, differs }) =>
    differs ? `${text}:${differs}` : text,
  )

const SIXIAN = { word: '火焰蟲', pinyin: 'fo31 iam55 cung11' }

describe('the forms of a dialect', () => {
  it('are the headword with each of its readings', () => {
    expect(formsOf('扳等', { word: null, text: 'ban53 den24、ban53 nen24' })).toEqual([
      { word: '扳等', pinyin: 'ban53 den24' },
      { word: '扳等', pinyin: 'ban53 nen24' },
    ])
  })

  it('pair several own words with their readings', () => {
    const forms = formsOf('叔姆', { word: '阿叔姆、叔姆', text: 'a33 shug21 me33、shug21 me33' })
    expect(forms).toEqual([
      { word: '阿叔姆', pinyin: 'a33 shug21 me33' },
      { word: '叔姆', pinyin: 'shug21 me33' },
    ])
  })

  it('are none where no reading is known', () => {
    expect(formsOf('阿爸', { word: null, text: '' })).toEqual([])
  })
})

it('a word whose characters and syllables don’t fit has no cells', () => {
  expect(cellsOf({ word: '學堂', pinyin: 'hog5' })).toBeUndefined()
  expect(cellsOf({ word: '𠊎', pinyin: 'ngai11' })).toHaveLength(1)
})

describe('beside another dialect', () => {
  it('other letters are lit, another tone alone is not', () => {
    const hailu = { word: '火焰蟲', pinyin: 'fo24 rham33 chung55' }
    expect(beside(hailu, SIXIAN)).toEqual(['火', '焰:sound', '蟲:sound'])
    expect(beside({ word: '火焰蟲', pinyin: 'fo53 iam55 cung53' }, SIXIAN)).toEqual(['火', '焰', '蟲'])
  })

  it('only the letters that differ are its own', () => {
    const [, second, third] = compareCells(
      cells('火焰蟲', 'fo53 rhiam24 chung55'),
      cells('火焰蟲', SIXIAN.pinyin),
    )
    expect(second?.letters).toEqual(['', 'rh', 'iam'])
    expect(third?.letters).toEqual(['', 'ch', 'ung'])
  })

  it('another character is told from another sound', () => {
    const dabu = { word: '火黏蟲', pinyin: 'fo31 ngiam113 chung113' }
    expect(beside(dabu, SIXIAN)).toEqual(['火', '黏:character', '蟲:sound'])
  })

  it('a word that is longer or shorter is matched where both agree', () => {
    const sheep = { word: '鴨仔', pinyin: 'ab2 e31' }
    expect(beside({ word: '鴨', pinyin: 'ab21' }, sheep)).toEqual(['鴨'])
    expect(beside({ word: '鴨子', pinyin: 'ab24 zu31' }, sheep)).toEqual(['鴨', '子:character'])
    expect(beside({ word: '老鴨仔', pinyin: 'lo24 ab2 e31' }, sheep)).toEqual(['老:character', '鴨', '仔'])
  })

  it('a word without anything in common is lit as a whole', () => {
    expect(beside({ word: '爺哀', pinyin: 'ia11 oi24' }, SIXIAN)).toEqual(['爺:character', '哀:character'])
  })

  it('a character that comes twice is matched in its order', () => {
    const twice = { word: '滿滿', pinyin: 'man24 man24' }
    expect(beside(twice, { word: '滿', pinyin: 'man24' })).toEqual(['滿', '滿:character'])
  })
})
