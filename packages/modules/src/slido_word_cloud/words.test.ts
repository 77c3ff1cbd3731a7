import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { layOut, meet } from './layout.ts'
import { COUNT_MAX, give, isWord, readWord, take, WORD_MAX, WORDS_MAX } from './words.ts'

describe('words of a cloud', () => {
  it('are counted, alike whatever space stands around them', () => {
    const words = give(give(give([], '桐花'), ' 桐花 '), '粢粑')
    expect(words).toEqual([
      { text: '桐花', count: 2 },
      { text: '粢粑', count: 1 },
    ])
    expect(take(words, '桐花')[0]).toEqual({ text: '桐花', count: 1 })
    expect(take(words, '粢粑')).toHaveLength(1)
  })
  it('are measured by grapheme, and none is empty', () => {
    expect(isWord('𠊎'.repeat(WORD_MAX))).toBe(true)
    expect(isWord('𠊎'.repeat(WORD_MAX + 1))).toBe(false)
    expect(isWord(' \t')).toBe(false)
  })
  it('stop at a full cloud, in which they still grow', () => {
    const full = Array.from({ length: WORDS_MAX }, (_, at) => ({ text: `詞${at}`, count: COUNT_MAX }))
    expect(give(full, '新詞')).toEqual(full)
    expect(give(full, '詞1')).toEqual(full)
  })
  it('come back from the browser only when they are words', () => {
    expect(readWord({ text: '桐花', count: 2 })).toEqual({ text: '桐花', count: 2 })
    for (const broken of [null, '桐花', { text: '桐花' }, { text: '', count: 1 }, { text: '花', count: 0.5 }])
      expect(readWord(broken)).toBeUndefined()
  })
})

describe('the cloud', () => {
  const word = fc.record({
    text: fc.string({ unit: 'grapheme', minLength: 1, maxLength: WORD_MAX }),
    count: fc.integer({ min: 1, max: COUNT_MAX }),
  })
  it('shows every word, none upon another, all inside its box', () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: WORDS_MAX }), (words) => {
        const cloud = layOut(words)
        expect(cloud.words).toHaveLength(words.length)
        for (const [index, own] of cloud.words.entries()) {
          expect(cloud.words.slice(index + 1).some((other) => meet(own, other))).toBe(false)
          const { x, y, width, height } = cloud.box
          expect(own.x - own.width / 2).toBeGreaterThanOrEqual(x)
          expect(own.x + own.width / 2).toBeLessThanOrEqual(x + width)
          expect(own.y - own.size / 2).toBeGreaterThanOrEqual(y)
          expect(own.y + own.size / 2).toBeLessThanOrEqual(y + height)
        }
      }),
      { numRuns: 40 },
    )
  })
  it('shows what was given more often larger', () => {
    const [first, second] = layOut([
      { text: '粢粑', count: 1 },
      { text: '桐花', count: 5 },
    ]).words
    expect(first?.text).toBe('桐花')
    expect(first?.size).toBeGreaterThan(second?.size ?? 0)
  })
})
