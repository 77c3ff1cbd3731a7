import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mindmapContent } from './content.ts'
import sample from './sample.json' with { type: 'json' }
import { scoreMindmap } from './score.ts'
import { termsOf } from './terms.ts'

const content = mindmapContent.parse(sample)
const right: Record<string, number[]> = Object.fromEntries(
  termsOf(content).flatMap(({ options }, index) =>
    options.filter((option) => option.is_correct).map(({ id }) => [index, [id]]),
  ),
)
const [first = ''] = Object.keys(right)

describe('the score of a mind map', () => {
  it('counts each blank that holds its correct option', () => {
    expect(scoreMindmap(content, right)).toEqual({ kind: 'points', earned: 6, total: 6 })
    expect(scoreMindmap(content, { ...right, [first]: [] })).toMatchObject({ earned: 5 })
  })
  it('gives nothing for an option of another blank', () => {
    const other = Object.values(right)[1]
    expect(scoreMindmap(content, { ...right, [first]: other })).toMatchObject({ earned: 5 })
  })
  it('refuses an option that the map has not', () => {
    expect(scoreMindmap(content, { [first]: [999] })).toEqual({ kind: 'invalid', reason: 'unknown-option' })
  })
  it('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.anything(), (answer) => {
        const score = scoreMindmap(content, answer)
        expect(score.kind !== 'points' || score.earned <= score.total).toBe(true)
      }),
    )
  })
})
