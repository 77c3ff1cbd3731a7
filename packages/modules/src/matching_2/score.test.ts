import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pairs } from '#kit/pair/pairs-content.ts'
import sample from './sample.json' with { type: 'json' }
import { scoreMatching2 } from './score.ts'

const content = pairs.parse(sample)

describe('the score of pairs', () => {
  it('counts each first card beside its second', () => {
    const all = Object.fromEntries(content.groups.map((_, index) => [index, [index]]))
    const total = content.groups.length
    expect(scoreMatching2(content, all)).toEqual({ kind: 'points', earned: total, total })
    expect(scoreMatching2(content, { ...all, 0: [1], 1: [0] })).toMatchObject({ earned: total - 2 })
    expect(scoreMatching2(content, { 0: [0], 1: [0] })).toMatchObject({ earned: 0 })
  })
  it('takes cards that look the same in each other’s place', () => {
    const red = { text: '紅色', lang: 'zh' as const }
    const twins = pairs.parse({
      groups: ['蘋果', '草莓'].map((text) => ({ items: { '1': { text, lang: 'zh' }, '2': red } })),
    })
    expect(scoreMatching2(twins, { 0: [1], 1: [0] })).toMatchObject({ earned: 2 })
  })
  it('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.anything(), (answer) => {
        const score = scoreMatching2(content, answer)
        expect(score.kind !== 'points' || (score.earned >= 0 && score.earned <= score.total)).toBe(true)
      }),
    )
  })
  it('needs something on each card, and the reading of what is Hakka', () => {
    const group = (one: object) => ({
      groups: [...sample.groups, { items: { '1': one, '2': { text: '手', lang: 'zh' } } }],
    })
    expect(pairs.safeParse(group({})).success).toBe(false)
    expect(pairs.safeParse(group({ text: '目珠' })).success).toBe(false)
    expect(pairs.safeParse(group({ image: { url: 'hand.webp' } })).success).toBe(true)
  })
})
