import type { CheckQuestion, Dialogue } from '@hakka/contract/listening'
import { ui } from './ui.ts'

/** At which miss of a question a learner is helped on, and at which the answer is told. */
const HINTS = 2
const TELLS = 3

/** What is said of a wrong answer: the more the oftener it was missed, never the same words twice. */
export interface CheckHelp {
  text: string
  /** The right option, told: it is marked among the others. */
  told: number | undefined
}

type Question = Pick<CheckQuestion, 'kind' | 'text' | 'at' | 'options' | 'answer'>
type Sentence = Dialogue['sentences'][number]

/** Whether an editor asks it; what the site makes asks what its kind asks. */
export const isOwn = ({ text }: Pick<CheckQuestion, 'text'>): boolean => text !== ''

/**
 * How a learner is helped on who has just missed a question.
 * @param misses how many wrong options of this question were taken, with the last one
 */
export function checkHelp(dialogue: Dialogue, question: Question, misses: number): CheckHelp {
  const right = question.options[question.answer]
  const isLast = misses >= Math.min(TELLS, question.options.length - 1)
  if (right && isLast && misses >= HINTS) return { text: ui.tells(right.text), told: question.answer }
  const asked = dialogue.sentences.find(({ no }) => no === question.at)
  const hint = misses >= HINTS ? hintOf(dialogue, question) : undefined
  if (isOwn(question)) {
    const means = asked?.chinese_sentence.text && ui.hintAt(asked.no, asked.chinese_sentence.text)
    return { text: misses < HINTS ? wrongOwn(asked) : means || hint || ui.wrongAll, told: undefined }
  }
  if (hint) return { text: hint, told: undefined }
  if (!asked) return { text: ui.wrongOwn, told: undefined }
  return {
    text: asked.hakka_sentence.audio ? ui.wrongAt(asked.no) : ui.wrongSilent(asked.no),
    told: undefined,
  }
}

/** Where the answer to an editor's own question is. */
function wrongOwn(asked: Sentence | undefined): string {
  if (!asked) return ui.wrongOwn
  return asked.hakka_sentence.audio ? ui.wrongAt(asked.no) : ui.wrongOwnSilent(asked.no)
}

/** Towards the answer, without its words: what it means, or what its speaker says besides. */
function hintOf({ sentences, roles }: Dialogue, { kind, at, options, answer }: Question): string | undefined {
  const right = options[answer]
  if (kind !== 'who') return right?.chinese ? ui.hintMeans(right.chinese) : undefined
  const role = roles.find(({ name }) => name === right?.text)
  const other = sentences.find((own) => own.role === role?.id && own.no !== at)
  return other && ui.hintSays(other.hakka_sentence.text)
}
