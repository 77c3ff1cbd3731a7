import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pagesOf } from './pages.ts'

const sentence = (characters: number) => ({
  hakka: { text: '食'.repeat(characters), pinyin: '' },
  chinese: { text: '吃' },
})

describe('pages of an article on a wall', () => {
  it('hold three short sentences, or two long ones', () => {
    expect(pagesOf(Array.from({ length: 7 }, () => sentence(12)))).toEqual([0, 3, 6])
    expect(pagesOf(Array.from({ length: 4 }, () => sentence(30)))).toEqual([0, 2])
  })
  it('have a sentence each, however long it is', () => {
    expect(pagesOf([sentence(400), sentence(3), sentence(400)])).toEqual([0, 1, 2])
  })
  it('leave no sentence out and have none twice', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 60 }), (lengths) => {
        const starts = pagesOf(lengths.map(sentence))
        expect(starts[0]).toBe(0)
        expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b))
        expect(Math.max(...starts)).toBeLessThan(lengths.length)
      }),
    )
  })
})
