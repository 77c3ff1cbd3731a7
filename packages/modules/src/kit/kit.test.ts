import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keyed } from './kept/keyed.ts'
import { seedOf, shuffle } from './shuffle.ts'
import { migrateVocabulary, migrateVocabularyDraft, vocabulary } from './word/vocabulary.ts'

describe('shuffle', () => {
  it('deals the same for the same seed and keeps every item', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (items, name) => {
        const dealt = shuffle(items, seedOf(name))
        expect(dealt).toEqual(shuffle(items, seedOf(name)))
        expect([...dealt].sort()).toEqual([...items].sort())
      }),
    )
  })
  it('deals otherwise for another module', () => {
    const items = Array.from({ length: 12 }, (_, index) => index)
    expect(shuffle(items, seedOf('12-3'))).not.toEqual(shuffle(items, seedOf('12-4')))
  })
})

describe('keys', () => {
  it('tell two equal items apart', () => {
    expect(keyed(['係', '係'], (text) => text).map((own) => own.key)).toEqual(['係 1', '係 2'])
  })
})

describe('older vocabulary', () => {
  it('is read from words.words, with its hover fields, without words that have no Hakka text', () => {
    const old = {
      words: {
        words: [
          {
            text: {
              hakka: '食飯',
              pinyin: 'siid5 fan55',
              chinese: '吃飯',
              hover_text: '食',
              hover_pinyin: 'siid5',
            },
          },
          { text: { hakka: '', pinyin: '', chinese: '空的' } },
        ],
      },
    }
    expect(migrateVocabularyDraft(old)).toMatchObject({
      words: [{ text: { hakka_hover: '食' } }, { text: { hakka: '', chinese: '空的' } }],
    })
    expect(vocabulary.parse(migrateVocabulary(old)).words).toEqual([
      {
        text: {
          hakka: '食飯',
          pinyin: 'siid5 fan55',
          chinese: '吃飯',
          hakka_hover: '食',
          pinyin_hover: 'siid5',
        },
      },
    ])
  })
})
