import { type JudgedSyllable, JudgeRefusal } from '@hakka/judge/port'
import { type Examination, examine, type Model } from '@hakka/judge/training'
import type { Trial } from './trials.ts'

/** A trial without its sound, and what the judge said. */
export interface Outcome extends Omit<Trial, 'pcm'> {
  syllables: number
  score: number
  accuracy: number
  toneScore: number
  sure: NonNullable<Examination['sure']>
  /** What was named of each syllable; empty where it was not judged. */
  named: Pick<JudgedSyllable, 'heard' | 'toneHeard'>[]
  figures?: Record<string, number>
  syllableFigures?: Record<string, number>[]
  refused?: string
  milliseconds: number
  seconds: number
}

const never = new AbortController().signal

/** @param register the speaker's, where it is known */
export function outcomeOf(model: Model, { pcm, ...trial }: Trial, register?: number): Outcome {
  const common = { ...trial, syllables: trial.pinyin.split(' ').length, seconds: pcm.length / 16_000 }
  const nothing = {
    score: 0,
    accuracy: 0,
    toneScore: 0,
    sure: { gross: 0, segments: 0, tone: 0, tune: 0, sounds: [], tones: [] },
    named: [],
  }
  const before = performance.now()
  try {
    const words = [{ text: '', pinyin: trial.pinyin }]
    const { judgement, sure, figures, syllableFigures } = examine(
      model,
      { dialectId: trial.dialectId, words, pcm, ...(register === undefined ? {} : { register }) },
      never,
    )
    const { score, parts, syllables } = judgement
    return {
      ...common,
      score,
      accuracy: parts.accuracy,
      toneScore: parts.tone,
      sure: sure ?? nothing.sure,
      named: syllables.map(({ heard, toneHeard }) => ({
        ...(heard ? { heard } : {}),
        ...(toneHeard ? { toneHeard } : {}),
      })),
      ...(figures ? { figures } : {}),
      ...(syllableFigures ? { syllableFigures } : {}),
      milliseconds: performance.now() - before,
    }
  } catch (refusal) {
    if (!(refusal instanceof JudgeRefusal)) throw refusal
    return { ...common, ...nothing, refused: refusal.code, milliseconds: performance.now() - before }
  }
}

/** The place of the first syllable that was said otherwise, -1 where none was. */
export function otherAt({ pinyin, said = '' }: Pick<Trial, 'pinyin' | 'said'>): number {
  const spoken = said.split(' ')
  return pinyin.split(' ').findIndex((syllable, i) => syllable !== spoken[i])
}

/** How often a right one is above a wrong one; equals count half. */
export function auc(right: readonly number[], wrong: readonly number[]): number {
  const all = [...right.map((value) => ({ value, ok: 1 })), ...wrong.map((value) => ({ value, ok: 0 }))]
  all.sort((a, b) => a.value - b.value)
  let ranks = 0
  for (let from = 0; from < all.length; ) {
    let to = from
    while (to < all.length && all[to]?.value === all[from]?.value) to++
    const rank = (from + to + 1) / 2
    for (let i = from; i < to; i++) ranks += rank * (all[i]?.ok ?? 0)
    from = to
  }
  return (ranks - (right.length * (right.length + 1)) / 2) / (right.length * wrong.length)
}
