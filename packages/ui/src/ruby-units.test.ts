import { rubyCells } from '@hakka/hakka/ruby'
import { describe, expect, it } from 'vitest'
import { bracketRanges, findRanges, rubyUnits, type WordRange } from './ruby-units.ts'

const lines = (text: string, pinyin: string, ranges: WordRange[] = []) =>
  rubyUnits(rubyCells(text, pinyin), ranges).map((unit) =>
    unit.map((part) => part.cells.map((cell) => cell.text).join('')).join('|'),
  )

describe('units that never break', () => {
  it('bind punctuation to its neighbour, opening to what follows, closing to what precedes', () => {
    expect(lines('阿婆問：「你會無？」', 'a24 po11 mun55 ngi11 voi55 mo11')).toEqual([
      '阿',
      '婆',
      '問|：',
      '「|你',
      '會',
      '無|？|」',
    ])
  })
  it('keep a word whole, with the sign that follows it', () => {
    expect(lines('去看桐花。', 'hi55 kon55 tung11 fa24', findRanges('去看桐花。', ['桐花']))).toEqual([
      '去',
      '看',
      '桐花|。',
    ])
  })
})

describe('a blank', () => {
  it('stands by itself, whole, with the sign that follows it', () => {
    expect(lines('這係＿＿。', 'lia31 he55')).toEqual(['這', '係', '＿＿|。'])
  })
})

describe('places of words', () => {
  it('are told by brackets, counted without them and by grapheme', () => {
    expect(bracketRanges('𠊎唱[山歌]，行過【茶園】。')).toEqual([
      { from: 2, to: 4, word: '山歌' },
      { from: 7, to: 9, word: '茶園' },
    ])
  })
  it('ignore a bracket that is not closed', () => {
    expect(bracketRanges('唱[山歌。')).toEqual([])
  })
  it('are found longest first, without overlap, wherever they stand', () => {
    expect(findRanges('桐花樹下桐花', ['桐花', '桐花樹', ''])).toEqual([
      { from: 0, to: 3, word: '桐花樹' },
      { from: 4, to: 6, word: '桐花' },
    ])
  })
})
