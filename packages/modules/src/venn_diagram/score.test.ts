import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areasOf, itemsOf } from './board.ts'
import { vennContent } from './content.ts'
import sample from './sample.json' with { type: 'json' }
import { scoreVenn } from './score.ts'

const content = vennContent.parse(sample)

describe('a venn diagram', () => {
  it('takes a text of several groups once, into their overlap', () => {
    expect(itemsOf(content).map(({ text, area }) => [text, area])).toEqual([
      ['日頭', '0'],
      ['鳥仔', '0-1-2'],
      ['蜂仔', '1-2'],
      ['狗仔', '2'],
    ])
  })
  it('has a named region for every combination of its circles', () => {
    expect(areasOf(content.groups, 4).map((area) => area.name)).toEqual([
      '只有「天頂」',
      '「天頂」和「會飛的動物」',
      '三個都有',
      '「天頂」和「動物」',
      '只有「會飛的動物」',
      '「會飛的動物」和「動物」',
      '只有「動物」',
    ])
    expect(areasOf(content.groups.slice(0, 2), 4).map((area) => area.name)).toEqual([
      '只有「天頂」',
      '「天頂」和「會飛的動物」',
      '只有「會飛的動物」',
    ])
  })
})

describe('the score of a venn diagram', () => {
  it('counts each text that lies in its own region', () => {
    const right = { 0: [1], '0-1-2': [2], '1-2': [3], 2: [4] }
    expect(scoreVenn(content, right)).toEqual({ kind: 'points', earned: 4, total: 4 })
    expect(scoreVenn(content, { 0: [1, 2], 1: [3] })).toMatchObject({ earned: 1, total: 4 })
  })
  it('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.anything(), (answer) => {
        const score = scoreVenn(content, answer)
        expect(score.kind !== 'points' || (score.earned >= 0 && score.earned <= score.total)).toBe(true)
      }),
    )
  })
})
