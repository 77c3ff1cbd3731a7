import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areasOf, itemsOf } from './board.ts'
import { matchingInDiagramContent } from './content.ts'
import sample from './sample.json' with { type: 'json' }
import { scoreMatchingInDiagram } from './score.ts'

const content = matchingInDiagramContent.parse(sample)

describe('a matching in a diagram', () => {
  it('asks for the reactable items, each in the layer it belongs to, or else the one it stands in', () => {
    expect(itemsOf(content).map(({ id, area, text }) => [id, area, text])).toEqual([
      [1, '1', '月光'],
      [2, '3', '魚仔'],
      [3, '2', '樹仔'],
    ])
    expect(areasOf(content.layers_title, 3).map((area) => area.name)).toEqual(['天頂', '山項', '海裡'])
  })
  it('refuses layers without a name, and items of a layer that is not there', () => {
    const nameless = { ...sample, layers_title: sample.layers_title.slice(1) }
    expect(matchingInDiagramContent.safeParse(nameless).success).toBe(false)
    const [, second, third] = sample.layers
    const lost = [{ items: [{ text: '月', lang: 'zh', reactable: true, belongs_to: 4 }] }, second, third]
    expect(matchingInDiagramContent.safeParse({ ...sample, layers: lost }).success).toBe(false)
  })
  it('refuses a diagram that asks nothing', () => {
    const layers = sample.layers.map(() => ({ items: [] }))
    expect(matchingInDiagramContent.safeParse({ ...sample, layers }).success).toBe(false)
  })
})

describe('the score of a matching in a diagram', () => {
  it('counts each item that lies in its own layer', () => {
    expect(scoreMatchingInDiagram(content, { 1: [1], 2: [3], 3: [2] })).toEqual({
      kind: 'points',
      earned: 3,
      total: 3,
    })
    expect(scoreMatchingInDiagram(content, { 1: [1, 2] })).toMatchObject({ earned: 1, total: 3 })
  })
  it('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.anything(), (answer) => {
        const score = scoreMatchingInDiagram(content, answer)
        expect(score.kind !== 'points' || (score.earned >= 0 && score.earned <= score.total)).toBe(true)
      }),
    )
  })
})
