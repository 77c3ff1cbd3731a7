import type { WritingSet } from '@hakka/contract/writing'
import { expect, test } from 'vitest'
import { fieldNamed, setBody, setValues } from './set-values.ts'

const said = { hakka: '食飯', pinyin: 'siid5 fan55', chinese: '吃飯' }
const set: WritingSet = {
  id: 7,
  version: 1,
  no: 1,
  level_no: 1,
  title: said,
  words: [{ text: '食飯', pinyin: 'siid5 fan55', chinese: '吃飯' }],
  questions: [
    { kind: 'cloze', text: '愛①。', pinyin: 'oi55 siid5 fan55', chinese: '', answers: [['食飯', '飯']] },
    { kind: 'article', prompt: said, hints: ['一', '二'], picture_urls: ['/files/a.webp'], example: said },
  ],
}
const values = setValues(set)

test('a set goes through the form as it is', () => {
  expect(setBody(values)).toEqual({
    title: said,
    words: set.words,
    questions: [
      {
        kind: 'cloze',
        hakka: { text: '愛①。', pinyin: 'oi55 siid5 fan55' },
        chinese: { text: '' },
        answers: [['食飯', '飯']],
      },
      {
        kind: 'article',
        prompt: said,
        hints: ['一', '二'],
        pictures: [{ url: '/files/a.webp' }],
        example: said,
      },
    ],
  })
})

test.each([
  ['title.hakka', 'title.hakka'],
  ['words', 'words'],
  ['words.0.pinyin', 'words.word-1.pinyin'],
  ['questions.0.hakka.text', 'questions.question-1.hakka.text'],
  ['questions.0.answers', 'questions.question-1.answers'],
  ['questions.0.answers.0', 'questions.question-1.answers.0'],
  ['questions.0.answers.0.1', 'questions.question-1.answers.0'],
  ['questions.1.hints.1', 'questions.question-2.hints'],
  ['questions.1.pictures.0.url', 'questions.question-2.pictures'],
  ['questions.9.hints', 'questions'],
])('what is wrong with %s is told at %s', (field, name) => {
  expect(fieldNamed(field, values)).toBe(name)
})
