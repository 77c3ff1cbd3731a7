import { describe, expect, it } from 'vitest'
import { levelAt } from './contours.ts'
import { phonesOfText } from './phones.ts'
import { weighTones } from './tone-odds.ts'
import { POINTS } from './tone-points.ts'

/** A voice whose middle lies at `register`, two semitones a level, that says these contours. */
const said = (contours: string[], register = 22) =>
  contours.map((contour) => POINTS.map((point) => register + 2 * (levelAt(contour, point) - 3)))

const weigh = (pinyin: string, contours: string[], dialectId: number, register?: number) =>
  weighTones(phonesOfText(pinyin) ?? [], said(contours, register), dialectId).syllables

describe('tones', () => {
  it('are right in a low voice and in a high one', () => {
    for (const register of [10, 22, 34]) {
      const odds = weigh('siid5 fan55 tong11 ga24 ngi31', ['5', '55', '11', '24', '31'], 1, register)
      expect(odds.every((tone) => tone && tone.odds < 0)).toBe(true)
    }
  })
  it('are named where another was said', () => {
    const [, wrong] = weigh('siid5 fan55 tong11 ga24', ['5', '11', '11', '24'], 1)
    expect(wrong?.odds).toBeGreaterThan(1.5)
    expect(wrong?.other).toBe('11')
  })
  it('of a stopped syllable compete among themselves only', () => {
    const [wrong] = weigh('vug2 ka24 tong11', ['5', '24', '11'], 1)
    expect(wrong?.other).toBe('5')
  })
  it('may be said as they turn before another', () => {
    const [first] = weigh('san24 go24 tong11', ['11', '24', '11'], 1)
    expect(first?.odds).toBeLessThan(0)
    const [own] = weigh('a24 fung33 ga53', ['33', '33', '53'], 2)
    expect(own?.odds).toBeLessThan(0)
  })
  it('of words of one level are told where the voice is known, and in another voice as if it were not', () => {
    const low = (known?: number) =>
      weighTones(phonesOfText('ngien11 ling11') ?? [], said(['55', '55']), 1, known).syllables[0]?.odds ?? 0
    expect(low()).toBeLessThan(1.9)
    expect(low(22)).toBeGreaterThan(1.9)
    const right = weighTones(phonesOfText('ngien11 ling11') ?? [], said(['11', '11']), 1, 22).syllables
    expect(right.every((tone) => tone && tone.odds < 0)).toBe(true)
    expect(low(60)).toBe(low())
  })
  it('are unknown where there is no voice', () => {
    const targets = phonesOfText('siid5 fan55') ?? []
    expect(weighTones(targets, [null, null], 1).syllables).toEqual([null, null])
  })
})
