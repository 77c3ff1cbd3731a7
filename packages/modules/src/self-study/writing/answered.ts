import type { AnsweredQuestion } from '#kit/answered.ts'
import type { Face } from '#kit/public.ts'
import { type ClozePart, clozeParts } from './cloze-parts.ts'
import type { WritingSet } from './content.ts'
import { filled } from './score.ts'

type Cloze = Extract<WritingSet['questions'][number], { kind: 'cloze' }>
type Words = Pick<WritingSet, 'words'>['words']

/** A sentence is over, or a line of a poem. */
const ENDS = /[。！？；\n]/

/**
 * The gaps of one text with what was laid into them first, in words: each is asked by the sentence that it stands in.
 * @param no 1-based number of the text in its set
 * @returns nothing of what is no answer to it
 */
export function answeredCloze(
  { questions, words }: Pick<WritingSet, 'questions' | 'words'>,
  no: number,
  answer: unknown,
): AnsweredQuestion[] {
  const question = questions[no - 1]
  if (question?.kind !== 'cloze') return []
  const parsed = filled.length(question.answers.length).safeParse(answer)
  if (!parsed.success) return []
  const parts = clozeParts(question.hakka.text, question.hakka.pinyin, question.answers)
  return question.answers.map((fits, at) => {
    const given = parsed.data[at] ?? ''
    return {
      asked: sentenceOf(parts, at + 1, question, words),
      right: fits.slice(0, 1).map((word) => wordFace(words, word)),
      given: given === '' ? [] : [wordFace(words, given)],
      isRight: fits.includes(given),
    }
  })
}

/** How many gaps stand before a text in its set. */
export const gapsBefore = ({ questions }: Pick<WritingSet, 'questions'>, no: number): number =>
  questions
    .slice(0, Math.max(0, no - 1))
    .reduce((sum, question) => sum + (question.kind === 'cloze' ? question.answers.length : 0), 0)

const wordFace = (words: Words, text: string): Face => {
  const word = words.find((own) => own.text === text)
  return { text, pinyin: word?.pinyin }
}

/** The sentence around a gap, the other gaps of it with their words. */
function sentenceOf(parts: readonly ClozePart[], no: number, { answers }: Cloze, words: Words): Face {
  const at = parts.findIndex((part) => 'gap' in part && part.gap === no)
  const before = parts.slice(0, at)
  const begin = before.findLastIndex(isEnd) + 1
  const end = parts.findIndex((part, index) => index >= at && isEnd(part))
  const own = parts.slice(begin, end === -1 ? parts.length : end + 1)
  const told = own.map((part) => {
    if (!('gap' in part)) return part
    const word = answers[part.gap - 1]?.[0] ?? ''
    return part.gap === no
      ? { text: `${part.before}＿＿${part.after}`, pinyin: '…' }
      : {
          text: part.before + word + part.after,
          pinyin: words.find(({ text }) => text === word)?.pinyin ?? '',
        }
  })
  return {
    text: told
      .map(({ text }) => text)
      .join('')
      .trim(),
    pinyin: told.flatMap(({ pinyin }) => pinyin || []).join(' '),
  }
}

const isEnd = (part: ClozePart): boolean => ENDS.test('gap' in part ? part.after : part.text)
