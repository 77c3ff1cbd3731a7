import type { VersionLine } from '@hakka/contract/lesson-desk'
import { describe, expect, test } from 'vitest'
import { type ComparedLine, comparedLines } from './compared-lines.ts'

const line = (key: string, text: string): VersionLine => ({ key, label: key, text, lang: 'text' })

test('fields stand beside each other by name; one that is gone stands where it stood', () => {
  const { lines: compared } = comparedLines(
    [line('a', '1'), line('b', '2'), line('c', '3')],
    [line('a', '1'), line('c', '4'), line('d', '5')],
  )
  expect(compared.map(({ key, older, newer }) => [key, older, newer])).toEqual([
    ['a', '1', '1'],
    ['b', '2', undefined],
    ['c', '3', '4'],
    ['d', undefined, '5'],
  ])
})

describe('items of a list', () => {
  const words = (...texts: string[]) =>
    texts.flatMap((text, at) => [
      { ...line(`content.words.${at}.text.hakka`, text), lang: 'hakka' as const },
      line(`content.words.${at}.text.chinese`, `${text}的意思`),
    ])
  const changes = (lines: readonly ComparedLine[]) =>
    lines
      .filter(({ older, newer }) => older !== newer)
      .map(({ key, older, newer, item }) => [key, older, newer, item?.key])

  test('a word put in between is new, and all that follow are as they were', () => {
    const { lines } = comparedLines(words('阿公', '阿婆', '阿爸'), words('阿公', '阿伯', '阿婆', '阿爸'))
    expect(changes(lines)).toEqual([
      ['content.words.1.text.hakka', undefined, '阿伯', 'content.words.1'],
      ['content.words.1.text.chinese', undefined, '阿伯的意思', 'content.words.1'],
    ])
    expect(lines.find(({ key }) => key === 'content.words.2.text.hakka')?.olderKey).toBe(
      'content.words.1.text.hakka',
    )
  })

  test('a word taken out of the middle is gone, where it stood', () => {
    const { lines } = comparedLines(words('阿公', '阿婆', '阿爸'), words('阿公', '阿爸'))
    expect(changes(lines).map(([, ...own]) => own)).toEqual([
      ['阿婆', undefined, 'content.words.1-'],
      ['阿婆的意思', undefined, 'content.words.1-'],
    ])
    expect(lines.map(({ older, newer }) => newer ?? older).slice(1, 4)).toEqual([
      '阿公的意思',
      '阿婆',
      '阿婆的意思',
    ])
  })

  test('a word that was written otherwise stays the same item, also beside one that is new', () => {
    const { lines } = comparedLines(words('阿公', '阿婆', '阿爸'), words('阿公', '阿嬤', '阿爸', '阿姆'))
    expect(changes(lines)).toEqual([
      ['content.words.1.text.hakka', '阿婆', '阿嬤', undefined],
      ['content.words.1.text.chinese', '阿婆的意思', '阿嬤的意思', undefined],
      ['content.words.3.text.hakka', undefined, '阿姆', 'content.words.3'],
      ['content.words.3.text.chinese', undefined, '阿姆的意思', 'content.words.3'],
    ])
  })

  test('in items of items too', () => {
    const question = (at: number, asked: string, ...options: string[]) => [
      line(`content.questions.${at}.text`, asked),
      ...options.map((text, no) => line(`content.questions.${at}.options.${no}.text`, text)),
    ]
    const { lines } = comparedLines(
      [...question(0, '一', '甲', '乙'), ...question(1, '二', '丙', '丁')],
      [...question(0, '新', '戊'), ...question(1, '一', '甲', '乙'), ...question(2, '二', '丙', '己', '丁')],
    )
    expect(changes(lines).map(([key]) => key)).toEqual([
      'content.questions.0.text',
      'content.questions.0.options.0.text',
      'content.questions.2.options.1.text',
    ])
  })
})
