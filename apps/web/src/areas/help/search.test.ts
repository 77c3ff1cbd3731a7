import type { FaqCategory } from '@hakka/contract/help'
import { expect, test } from 'vitest'
import { matching, wordsOf } from './search.ts'

const item = (question_text: string, answer_text: string) => ({
  id: question_text,
  question_text,
  answer_text,
})
const CATEGORIES: FaqCategory[] = [
  {
    id: 'a',
    title: '帳號',
    icon: 'account',
    items: [
      item('忘記密碼怎麼辦？', '<p>寄一封<b>信</b>給你。</p>'),
      item('怎麼註冊？', '<p>填電子郵件。</p>'),
    ],
  },
  { id: 'b', title: '聲音', icon: 'sound', items: [item('沒有聲音？', '<p>看看 MP3 和音量。</p>')] },
]
const found = (keyword: string) =>
  matching(CATEGORIES, wordsOf(keyword)).flatMap(({ items }) => items.map(({ id }) => id))

test('without a word every question is there', () => {
  expect(found('  ')).toEqual(['忘記密碼怎麼辦？', '怎麼註冊？', '沒有聲音？'])
})

test.each([
  ['密碼', ['忘記密碼怎麼辦？']],
  ['帳號 信', ['忘記密碼怎麼辦？']],
  ['音量　ｍｐ３', ['沒有聲音？']],
  ['密碼 音量', []],
  ['<b>', []],
])(
  '%j finds %j: every word counts, in question, answer and category, never in the markup',
  (keyword, questions) => {
    expect(found(keyword)).toEqual(questions)
  },
)
