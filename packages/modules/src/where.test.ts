import { expect, test } from 'vitest'
import { whereOf } from './kit/editor/where.ts'
import { moduleTypes } from './server.ts'

const said = (type: string, path: string) => whereOf(path, moduleTypes.get(type)?.counted)

test('a place is called as its page counts it', () => {
  expect(whereOf('.words[2].text.pinyin', undefined)).toBe('第 3 個語詞・拼音')
  expect(said('matching', 'terms.0.reactable_options.1.text')).toBe('第 1 題・第 2 個答案')
  expect(said('q_and_a', 'items.3.question.pinyin')).toBe('第 4 題・題目・拼音')
  expect(said('kid_ebook', 'sentences.1.words.0.pinyin')).toBe('第 2 句・第 1 個語詞・拼音')
})

test('what has a name is called by it, and a line of a film by its own number', () => {
  expect(said('matching_2', 'groups.0.items.2.pinyin')).toBe('第 1 對・右邊的卡片・拼音')
  expect(said('kid_animation', 'captions.1.hakka.pinyin')).toBe('第 1 句・客語・拼音')
})
