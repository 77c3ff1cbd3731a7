import { readAnswer } from '#kit/score.ts'
import { bankOf } from './bank.ts'
import { clozeParts } from './cloze-parts.ts'
import type { WritingSet } from './content.ts'
import { wordsIn } from './mark-cloze.ts'

type Set = Pick<WritingSet, 'words' | 'questions'>

/** What a test shows of a text with gaps. */
export interface AskedCloze {
  text: string
  /** Of what stands between the gaps: that of the words is half their answer. */
  pinyin: string
  gaps: number
  /** In an order of their own; answers name them by their places. */
  words: { text: string; pinyin: string }[]
}

/**
 * A text with gaps, with nothing of what they take.
 * @param no 1-based number of the question in its set
 */
export function askedCloze(set: Set, no: number): AskedCloze | undefined {
  const question = set.questions[no - 1]
  if (question?.kind !== 'cloze') return undefined
  const { hakka, answers } = question
  const parts = clozeParts(hakka.text, hakka.pinyin, answers)
  return {
    text: hakka.text,
    pinyin: parts.flatMap((part) => ('gap' in part || part.pinyin === '' ? [] : part.pinyin)).join(' '),
    gaps: answers.length,
    words: bankOf(set, answers)
      .map(({ text, pinyin }) => ({ text, pinyin }))
      .sort((one, other) => (one.text < other.text ? -1 : 1)),
  }
}

/** What somebody sent as the answer to it, by the words that were laid into the gaps; `undefined` of what is none. */
export function clozeAnswer(set: Set, no: number, answer: unknown): string[] | undefined {
  const asked = askedCloze(set, no)
  const placed = asked && readAnswer(answer, new Set(asked.words.keys()))
  if (!asked || typeof placed === 'string' || !placed) return undefined
  return wordsIn(
    asked.words.map(({ text }) => text),
    asked.gaps,
    placed,
  )
}
