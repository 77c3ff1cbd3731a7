import { describe, expect, it } from 'vitest'
import { conclude } from './conclusion.ts'
import type { Measures } from './measures.ts'
import type { Model } from './model.ts'
import { phonesOfText } from './phones.ts'
import type { Substitution } from './substitutions.ts'

/** Says what it is given: 0 is wholly unsure, 6 nearly certain. */
const says = (figure: string) => ({ bias: 0, terms: [{ figure, mean: 0, deviation: 1, weight: 4 }] })
const model: Model = {
  version: 'test',
  network: {
    hidden: 0,
    first: new Float32Array(),
    firstBias: new Float32Array(),
    second: new Float32Array(),
    secondBias: new Float32Array(),
  },
  logPriors: [],
  detectors: {
    gross: says('gross'),
    segments: says('segments'),
    tone: says('tone'),
    tune: says('tune'),
    sound: says('sound'),
  },
}

interface Heard {
  sound?: number
  odds?: number
  substitutions?: Substitution[]
}

/** 食飯, said as well as these tell. */
function measures(heard: readonly Heard[], figures: Record<string, number> = {}): Measures {
  const targets = phonesOfText(['siid5', 'fan55', 'le24'].slice(0, heard.length).join(' ')) ?? []
  return {
    figures: { gross: 1, segments: 1, tone: 1, tune: 1, ...figures },
    tones: {
      register: 20,
      range: 2,
      deviation: 1,
      syllables: heard.map(({ odds = -4 }) => ({ odds, other: '11' })),
    },
    syllables: targets.map((target, i) => ({
      target,
      segments: [],
      start: 30 * i,
      end: 30 * i + 25,
      goodness: -0.2,
      points: [20, 20, 20, 20],
      substitutions: heard[i]?.substitutions ?? [],
      figures: { sound: heard[i]?.sound ?? 1 },
    })),
  }
}

const concluded = (heard: readonly Heard[], figures?: Record<string, number>) =>
  conclude(model, measures(heard, figures), ['食', '飯', '了'], 0)
const named = (heard: readonly Heard[], figures?: Record<string, number>) =>
  concluded(heard, figures).syllables.map(({ heard: sound, toneHeard }) => sound ?? toneHeard ?? '')
const gan: Substitution = { slot: 'onset', margin: 3, letters: 'gan' }
const noSyllable: Substitution = { slot: 'onset', margin: 3, letters: 'vfan' }

describe('the score follows what was heard', () => {
  it('passes what nothing speaks against, and names nothing', () => {
    expect(concluded([{}, {}]).score).toBeGreaterThan(60)
    expect(named([{}, {}])).toEqual(['', ''])
  })

  it('does not pass a tone that is surely another, and names it', () => {
    expect(concluded([{}, { odds: 4 }]).score).toBeLessThanOrEqual(60)
    expect(named([{}, { odds: 4 }])).toEqual(['', '11'])
  })

  it('lets pass a tone that it is unsure of, and says nothing of it', () => {
    expect(concluded([{}, { odds: 0.4 }]).score).toBeGreaterThan(60)
    expect(named([{}, { odds: 0.4 }])).toEqual(['', ''])
  })

  it('does not pass a sound that is surely another, and names the syllable that it makes', () => {
    const heard = [{}, { sound: -1, substitutions: [noSyllable, gan] }]
    expect(concluded(heard).score).toBeLessThanOrEqual(60)
    expect(named(heard)).toEqual(['', 'gan'])
    expect(concluded(heard).feedback).toEqual(['第 2 個字「飯」聽起來像 {gan55}，應該唸 {fan55}。'])
  })

  it('names no sound that makes no syllable, and none that fits worse than the right one', () => {
    const worse = { ...gan, margin: -1 }
    for (const substitutions of [[noSyllable], [worse]]) {
      const heard = [{}, { sound: -1, substitutions }]
      expect(concluded(heard).score).toBeLessThanOrEqual(60)
      expect(named(heard)).toEqual(['', ''])
    }
  })

  it('names nothing where the sounds are probably right', () => {
    expect(named([{}, { sound: 0.5, substitutions: [gan] }])).toEqual(['', ''])
  })

  it('passes neither other words nor another tune', () => {
    const other = concluded([{}, {}], { gross: -2 })
    expect(other.score).toBeLessThanOrEqual(60)
    expect(other.feedback[0]).toContain('差很多')
    const off = concluded([{}, {}], { tune: -2 })
    expect(off.score).toBeLessThanOrEqual(60)
    expect(off.feedback[0]).toContain('高低起伏')
  })

  it('tells the place of what was said otherwise where most of other words were said rightly', () => {
    const wrong = { sound: -1, substitutions: [gan] }
    const most = concluded([{}, wrong, {}], { gross: -2 })
    expect(most.score).toBeLessThanOrEqual(60)
    expect(most.feedback).toEqual(['第 2 個字「飯」聽起來像 {gan55}，應該唸 {fan55}。'])
    expect(concluded([{}, wrong], { gross: -2 }).feedback[0]).toContain('差很多')
  })

  it('praises in no sentence what it does not pass', () => {
    const cases = [concluded([{}, { odds: 4 }]), concluded([{}, {}], { tune: -2, segments: 3 })]
    for (const { score, feedback } of cases) {
      expect(score).toBeLessThanOrEqual(60)
      expect(feedback.join('')).not.toMatch(/標準|不錯/)
    }
  })
})
