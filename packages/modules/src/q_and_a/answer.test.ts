import { expect, it } from 'vitest'
import { counts, piecesOf, tilesOf } from './answer.ts'

it('takes a model answer or a text with a known word for an answer, however it is spelled', () => {
  const models = ['𠊎愛轉屋下做功課。']
  expect(counts('厓愛轉屋下做功課', models, [])).toBe(true)
  expect(counts('𠊎愛食朝', models, ['食朝'])).toBe(true)
  expect(counts('呵呵呵', models, ['食朝'])).toBe(false)
  expect(counts(' 。', ['。'], ['。'])).toBe(false)
})

it('cuts model answers into tiles by their known words; what both say lies there once', () => {
  const one = piecesOf('𠊎愛轉屋下做功課。', [{ from: 2, to: 5, word: '轉屋下' }])
  const two = piecesOf('𠊎愛，𠊎愛畫圖。', [])
  expect(one).toEqual(['𠊎愛', '轉屋下', '做功課'])
  expect(two).toEqual(['𠊎愛', '𠊎愛畫圖'])
  expect(tilesOf([one, two])).toEqual(['𠊎愛', '轉屋下', '做功課', '𠊎愛畫圖'])
})
