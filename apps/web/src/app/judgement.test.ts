import { describe, expect, it } from 'vitest'
import { judgementOf } from './judgement.ts'

describe("a judge's answer", () => {
  it('is its score, rounded and within 0 to 100, where it says no more', () => {
    expect(judgementOf({ score: 78.6 })).toEqual({ score: 79, syllables: [], feedback: [] })
    expect(judgementOf({ score: 140 })?.score).toBe(100)
  })
  it('has syllables and sentences where they can be read', () => {
    const read = judgementOf({
      score: 70,
      parts: { accuracy: 90, tone: 20.4, completeness: 100, fluency: 400 },
      syllables: [
        {
          text: '買',
          pinyin: 'mai24',
          score: 40.2,
          toneHeard: '33',
          heard: '<b>',
          learner: [1, null, 2],
          reference: [0],
        },
        { text: '菜' },
        null,
      ],
      feedback: ['「買」要由低往高。', 7],
    })
    expect(read?.syllables).toEqual([
      { text: '買', pinyin: 'mai24', score: 40, toneHeard: '33', learner: [1, 2], reference: [0] },
    ])
    expect(read?.parts).toEqual({ accuracy: 90, tone: 20, completeness: 100, fluency: 100 })
    expect(read?.feedback).toEqual(['「買」要由低往高。'])
  })
  it('without a score is none', () => {
    for (const answer of [undefined, null, 'ok', { score: '90' }, { score: Number.NaN }]) {
      expect(judgementOf(answer)).toBeUndefined()
    }
  })
})
