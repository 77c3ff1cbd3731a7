import type { DictionaryWord } from '@hakka/contract/dictionary'
import { expect, it } from 'vitest'
import { describeWord } from './word-meta.ts'

const reading = (dialect_id: number, text: string, word: string | null = null) => ({
  dialect_id,
  name: '',
  short_name: '',
  word,
  text,
  sound: null,
})

const WORD: DictionaryWord = {
  id: '1',
  text: '火焰蟲',
  part_of_speech: '名',
  categories: [],
  chinese: '螢火蟲',
  references: [],
  source: { name: '', url: null, license: null, license_url: null },
  pinyins: [reading(1, 'fo31 iam55 cung11'), reading(3, 'fo31 ngiam113 chung113', '火黏蟲'), reading(5, '')],
  meanings: [{ description: '會發光的蟲。', sentences: [] }],
  synonyms: [],
  antonyms: [],
  derived_words: [],
}

it('names the Chinese, each known reading, a dialect’s own word, and the meaning', () => {
  expect(describeWord('火焰蟲', [WORD])).toBe(
    '客語「火焰蟲」（螢火蟲）：四縣 foˋ iam cungˇ、大埔 火黏蟲 fo^ ngiamˇ chungˇ。會發光的蟲。',
  )
})

it('says what the page would hold where there is no such word', () => {
  expect(describeWord('火', [])).toBe('客語「火」的讀音、釋義與例句。')
})
