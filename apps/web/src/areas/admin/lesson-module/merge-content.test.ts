import { expect, test } from 'vitest'
import { mergeContent } from './merge-content.ts'

const words = (...texts: string[]) => ({ words: texts.map((text) => ({ text, chinese: `${text}的意思` })) })

test('what each has changed alone stands in the outcome', () => {
  const base = words('阿公', '阿婆')
  const mine = { words: [{ text: '阿公', chinese: '爺爺' }, base.words[1]] }
  const theirs = { words: [base.words[0], { text: '阿婆', chinese: '奶奶' }] }
  expect(mergeContent({ base, mine, theirs })).toEqual({
    outcome: {
      words: [
        { text: '阿公', chinese: '爺爺' },
        { text: '阿婆', chinese: '奶奶' },
      ],
    },
    clashes: [],
  })
})

test('what both have changed is named, and chosen one by one', () => {
  const sides = {
    base: { title: '一', memo: '甲' },
    mine: { title: '二', memo: '乙' },
    theirs: { title: '三', memo: '丙' },
  }
  expect(mergeContent(sides).clashes.map(({ path }) => path)).toEqual(['title', 'memo'])
  expect(mergeContent(sides).outcome).toEqual({ title: '二', memo: '乙' })
  expect(mergeContent(sides, (path) => path === 'memo').outcome).toEqual({ title: '二', memo: '丙' })
})

test('words that both have added stay, theirs before mine; one that was taken away beside a change is asked about', () => {
  const base = words('阿公')
  const grown = mergeContent({ base, mine: words('阿公', '阿哥'), theirs: words('阿公', '阿姊') })
  expect(grown).toEqual({ outcome: words('阿公', '阿姊', '阿哥'), clashes: [] })
  const cut = mergeContent({ base, mine: { words: [] }, theirs: words('阿伯') })
  expect(cut.clashes.map(({ path }) => path)).toEqual(['words'])
})

test('a field that one of them emptied is gone where the other left it alone', () => {
  const sides = { base: { a: 1, b: 2 }, mine: { a: 1 }, theirs: { a: 3, b: 2 } }
  expect(mergeContent(sides)).toEqual({ outcome: { a: 3 }, clashes: [] })
})
