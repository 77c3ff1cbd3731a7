import { expect, test } from 'vitest'
import { headingCharacters } from './heading-characters.ts'

const han = (source: string) =>
  headingCharacters([source])
    .filter((character) => /\p{Script=Han}/u.test(character))
    .join('')

test('short texts in markup and strings are taken, sentences are not', () => {
  expect(han(`<h1>客語</h1>`)).toBe('客語')
  expect(han(`title: '𠊎'`)).toBe('𠊎')
  expect(han(`'請先登入，再開始練習'`)).toBe('')
})

test('the order of the sources does not change the set', () => {
  expect(headingCharacters(['<b>山</b>', '<b>茶</b>'])).toEqual(headingCharacters(['<b>茶</b>', '<b>山</b>']))
})
