import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areasOf, itemsOf } from './board.ts'
import { classificationContent } from './content.ts'
import sample from './sample.json' with { type: 'json' }
import { scoreClassification } from './score.ts'

const content = classificationContent.parse(sample)

describe('the score of a classification', () => {
  it('counts each item that lies in its own category', () => {
    expect(scoreClassification(content, { 0: [1, 2], 1: [3, 4], 2: [5] })).toEqual({
      kind: 'points',
      earned: 5,
      total: 5,
    })
    expect(scoreClassification(content, { 0: [1, 3], 1: [4] })).toMatchObject({ earned: 2, total: 5 })
  })
  it('gives nothing for an item that lies in two categories', () => {
    expect(scoreClassification(content, { 0: [1], 1: [1] })).toMatchObject({ earned: 0 })
  })
  it('refuses an item that the module has not', () => {
    expect(scoreClassification(content, { 0: [9] })).toEqual({ kind: 'invalid', reason: 'unknown-option' })
  })
  it('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.anything(), (answer) => {
        const score = scoreClassification(content, answer)
        expect(score.kind !== 'points' || (score.earned >= 0 && score.earned <= score.total)).toBe(true)
      }),
    )
  })
})

describe('a classification', () => {
  it('takes a bare title as Mandarin', () => {
    expect(content.categories[2]?.title).toEqual({ text: '水裡', lang: 'zh' })
  })
  it('lets every category take all items, so that a wrong one finds room too', () => {
    const items = itemsOf(content)
    expect(areasOf(content.categories, items.length).map((area) => area.limit)).toEqual([5, 5, 5])
    expect(items.map(({ id, area }) => `${id} ${area}`)).toEqual(['1 0', '2 0', '3 1', '4 1', '5 2'])
  })
  it('refuses the same item twice: nobody could say where it belongs', () => {
    const [first, second] = sample.categories
    const categories = [first, { ...second, items: first?.items }]
    expect(classificationContent.safeParse({ categories }).error?.issues[0]?.message).toContain('「日頭」')
  })
})
