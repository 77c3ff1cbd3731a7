import { expect, test } from 'vitest'
import { renumbered, withGap, wordsIn } from './gaps-of-cloze.ts'

test('words are parted by any comma and by spaces', () => {
  expect(wordsIn(' 食飯、啉茶，坐 書, ')).toEqual(['食飯', '啉茶', '坐', '書'])
  expect(wordsIn('')).toEqual([])
})

test('a gap that is taken out leaves the others their words', () => {
  expect(renumbered({ text: '①食③', answers: ['甲', '乙', '丙'] })).toEqual({
    text: '①食②',
    answers: ['甲', '丙'],
  })
})

test('a gap that is moved takes its words along, and one that was copied has none', () => {
  expect(renumbered({ text: '②①②', answers: ['甲', '乙'] })).toEqual({
    text: '①②③',
    answers: ['乙', '甲', ''],
  })
})

test('a new gap stands where the text was marked, and those behind it count on', () => {
  expect(withGap({ text: '愛①食飯。', answers: ['甲'] }, 0, 0)).toEqual({
    text: '①愛②食飯。',
    answers: ['', '甲'],
  })
  expect(withGap({ text: '愛①食飯。', answers: ['甲'] }, 2, 4)).toEqual({
    text: '愛①②。',
    answers: ['甲', ''],
  })
})

test('of ten gaps none is lost by an eleventh, which is not made', () => {
  const full = { text: '①②③④⑤⑥⑦⑧⑨⑩', answers: [...'甲乙丙丁戊己庚辛壬癸'] }
  expect(renumbered(full)).toEqual(full)
})
