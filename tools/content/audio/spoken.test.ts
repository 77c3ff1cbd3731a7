import { spawnSync } from 'node:child_process'
import { semitones, trackF0, voicedRuns } from '@hakka/judge/pitch'
import { resample } from '@hakka/judge/resample'
import { afterAll, describe, expect, it } from 'vitest'
import { TOLERANCE, worstDeviation } from './measure.ts'
import { PACES, type Pace, rateOf, sayAtPace } from './pace.ts'
import { type Phrase, readingOf } from './reading.ts'
import { openSpeaker, type Speaker } from './synthesis.ts'
import { roleVoice } from './voices.ts'

const SIXIAN = 1
const speakers = new Map<string, Speaker>()

async function speakerOf(name: string): Promise<Speaker> {
  const speaker = speakers.get(name) ?? (await openSpeaker(roleVoice(name)))
  speakers.set(name, speaker)
  return speaker
}

function phrasesOf(text: string, pinyin: string): Phrase[] {
  const reading = readingOf(text, pinyin, SIXIAN, true)
  if ('missing' in reading) throw new Error(reading.missing)
  return reading.phrases
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const rangeOf = (name: string) => roleVoice(name)

async function say(name: string, phrases: Phrase[], pace: Pace = 'normal') {
  const speaker = await speakerOf(name)
  const pcm = await sayAtPace(speaker, phrases, pace, roleVoice(name).tempo)
  const track = trackF0(resample(pcm, 24_000, 16_000), { lowestHz: speaker.lowestHz ?? 90 })
  return { pcm, speaker, runs: voicedRuns(track).map(({ hertz }) => hertz) }
}

const HIGH = 'da55 da55 da55 da55 da55 da55'
const isThere = spawnSync('espeak-ng', ['--version']).status === 0

describe.runIf(isThere)('what espeak-ng says for a role', () => {
  afterAll(() => Promise.all([...speakers.values()].map((speaker) => speaker.close())))

  it('is as fast as its level is, in the slowest voice and in the fastest', async () => {
    const phrases = [
      phrasesOf('佢食飽了，來去聊。', 'gi11 siid5 bau31 le24 loi11 hi55 liau55'),
      phrasesOf('恁仔細，阿公！', 'an31 zii31 se55 a24 gung24'),
      phrasesOf('好。', 'ho31'),
    ]
    for (const pace of ['slow', 'normal'] as const) {
      for (const own of phrases) {
        for (const name of ['grandmother', 'boy']) {
          const rate = rateOf((await say(name, own, pace)).pcm, own)
          expect(rate, `${name} ${pace}`).toBeGreaterThanOrEqual(PACES[pace].least)
          expect(rate, `${name} ${pace}`).toBeLessThanOrEqual(PACES[pace].most)
        }
      }
    }
  })

  it('falls towards a full stop by one to two semitones, drawn out at the end, and less in a question', async () => {
    const fall = async (text: string) => {
      const { runs } = await say('mother', phrasesOf(text, HIGH))
      expect(runs).toHaveLength(6)
      return { runs, by: semitones(median(runs[0] ?? []), median(runs[5] ?? [])) }
    }
    const told = await fall('打打打打打打。')
    expect(told.by).toBeGreaterThan(1.4)
    expect(told.by).toBeLessThan(2)
    expect(told.runs[5]?.length).toBeGreaterThan(1.1 * (told.runs[3]?.length ?? 0))
    const asked = await fall('打打打打打打？')
    expect(asked.by).toBeGreaterThan(0.2)
    expect(asked.by).toBeLessThan(0.8)
  })

  it('has the tones right against the fall, and a wrong one is found out', async () => {
    for (const name of ['grandfather', 'girl']) {
      const phrases = phrasesOf('打打打打打打。', HIGH)
      const { pcm, speaker } = await say(name, phrases)
      const off = (own: Phrase[]) => worstDeviation(pcm, own, rangeOf(name), speaker)
      expect(off(phrases)).toBeLessThan(0.7)
      expect(off(phrases.map(({ sinks: _, ...own }) => own))).toBeGreaterThan(1.2)
      const wrong = phrases.map((own) => ({ ...own, syllables: own.syllables.with(2, 'da31') }))
      expect(off(wrong)).toBeGreaterThan(TOLERANCE)
    }
  })

  it('lies as high as the role does', async () => {
    const heights = new Map<string, number>()
    for (const name of ['grandfather', 'boss', 'grandmother', 'girl', 'girl2']) {
      const { runs } = await say(name, phrasesOf('打打打打打打？', HIGH))
      heights.set(name, median(runs.flat()))
    }
    const order = [...heights].toSorted(([, a], [, b]) => a - b).map(([name]) => name)
    expect(order).toEqual(['grandfather', 'boss', 'grandmother', 'girl2', 'girl'])
  })
})
