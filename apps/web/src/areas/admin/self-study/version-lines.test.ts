import { expect, test } from 'vitest'
import { lineLabel, linesOf } from './version-lines.ts'

test('a dialogue is told sentence by sentence, without what no editor writes', () => {
  const content = {
    uid: 'dialogue-1',
    no: 1,
    title: { hakka: '食飽吂', pinyin: 'siid5 bau31 mang11', chinese: '' },
    roles: [{ id: 'a', name: '阿姆', face: 'mother' }],
    sentences: [
      {
        no: 1,
        role: 'a',
        hakka: { text: '食飽吂？', audio: { url: '/files/a.mp3', synthetic: true } },
        chinese: { text: '吃飽了嗎？' },
      },
    ],
  }
  const lines = linesOf(content)
  expect(Object.entries(lines).map(([path, text]) => [lineLabel(path), text])).toEqual([
    ['標題的客語', '食飽吂'],
    ['標題的拼音', 'siid5 bau31 mang11'],
    ['標題的華語', ''],
    ['第 1 個角色的名字', '阿姆'],
    ['第 1 個角色的造型', '媽媽'],
    ['第 1 句的角色', 'a'],
    ['第 1 句的客語', '食飽吂？'],
    ['第 1 句的聲音', '/files/a.mp3'],
    ['第 1 句的華語', '吃飽了嗎？'],
  ])
})

test('a set is told question by question, each gap with its words', () => {
  const content = {
    words: [{ text: '食飯', pinyin: 'siid5 fan55' }],
    questions: [
      { kind: 'cloze', hakka: { text: '愛①。' }, answers: [['食飯', '飯']] },
      {
        kind: 'article',
        prompt: { hakka: '食麼个？' },
        hints: ['一', '二'],
        pictures: [{ url: '/files/a.webp' }],
      },
    ],
  }
  expect(Object.entries(linesOf(content)).map(([path, text]) => [lineLabel(path), text])).toEqual([
    ['第 1 個詞的文字', '食飯'],
    ['第 1 個詞的拼音', 'siid5 fan55'],
    ['第 1 題的客語', '愛①。'],
    ['第 1 題的空格 ①', '食飯、飯'],
    ['第 2 題的題目的客語', '食麼个？'],
    ['第 2 題的提示', '一、二'],
    ['第 2 題的第 1 張圖', '/files/a.webp'],
  ])
})

test('a book is told with its names, and its pages dialect by dialect', () => {
  const content = {
    book: {
      uid: 'reading-b1',
      no: 1,
      level_id: 2,
      type_id: 3,
      chinese_title: '貓',
      titles: { 2: { text: '貓仔', pinyin: 'miau55 e31' } },
      music: { url: '/files/a.mp3' },
    },
    pages: [{ no: 1, picture: { url: '/files/a.webp' }, sentences: { 2: [{ hakka: { text: '貓仔。' } }] } }],
  }
  expect(Object.entries(linesOf(content)).map(([path, text]) => [lineLabel(path), text])).toEqual([
    ['級別', 'Ⅱ級教材'],
    ['種類', '自編'],
    ['華語書名', '貓'],
    ['海陸腔書名', '貓仔'],
    ['海陸腔書名的拼音', 'miau55 e31'],
    ['配樂', '/files/a.mp3'],
    ['第 1 頁的圖片', '/files/a.webp'],
    ['第 1 頁的海陸腔第 1 句的客語', '貓仔。'],
  ])
})

test('whatever lies there is told: a shape of before has lines too', () => {
  expect(linesOf({ title: null, other: [1, 'x'], deep: { of: { it: 'y' } } })).toEqual({
    'other.0': '1',
    'other.1': 'x',
    'deep.of.it': 'y',
  })
})

test('an editor’s own question names the sentence that has its answer', () => {
  const content = { questions: [{ kind: 'said', question: { text: '為什麼？' }, at: 2, answer: 0 }] }
  expect(Object.entries(linesOf(content)).map(([path, text]) => [lineLabel(path), text])).toContainEqual([
    '第 1 題的答案在哪一句',
    '第 2 句',
  ])
})
