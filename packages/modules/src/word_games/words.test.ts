import { describe, expect, it } from 'vitest'
import { testWord } from '#kit/testing/render.tsx'
import { formsOf, gameWords } from './words.ts'

const picture = (url: string) => ({ url })

describe('the words of the games', () => {
  it('are all that the lesson teaches, each once', () => {
    const words = gameWords([
      testWord('狗仔', 'gieu31 e31', '狗'),
      testWord('貓仔', 'meu55 e31', '貓'),
      testWord('狗仔', 'gieu31 e31', '狗'),
    ])
    expect(words.map(({ no, hakka }) => [no, hakka])).toEqual([
      [0, '狗仔'],
      [1, '貓仔'],
    ])
  })
  it('leave out who sounds or means the same as another: no question has two right answers', () => {
    const words = gameWords([
      testWord('番薯', 'fan24 su11', '番薯'),
      testWord('蕃薯', 'fan24 su11', '地瓜'),
      testWord('薯仔', 'su11 e31', '番薯'),
    ])
    expect(words.map((word) => word.hakka)).toEqual(['番薯'])
  })
  it('show a picture only for the first that has it, and have the forms that are there', () => {
    const [cat, kitten] = gameWords([
      { text: { hakka: '貓仔', pinyin: 'meu55 e31', chinese: '貓', image: picture('cat.webp') } },
      { text: { hakka: '細貓仔', pinyin: 'se55 meu55 e31', chinese: '', image: picture('cat.webp') } },
    ])
    expect(cat && formsOf(cat)).toEqual(['hakka', 'pinyin', 'chinese', 'picture'])
    expect(kitten && formsOf(kitten)).toEqual(['hakka', 'pinyin'])
  })
})
