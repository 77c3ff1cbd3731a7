import { grown as grownList, type Known, type Told } from '#kit/steps.ts'
import type { VoiceAct, VoiceContent, VoiceLog, VoiceQuestion } from './content.ts'
import { FEEDBACK_MS, LEAST_MS, type VoiceDeal } from './rules.ts'

export type VoiceTold = Told<VoiceQuestion, VoiceQuestion>

/** On the table as they lie: what is first in the set may be the answer. */
const ON_TABLE = [0, 1, 2, 3]

/** A question that was answered, with its cards as they lie. */
function answered(content: VoiceContent, own: VoiceDeal[number]): VoiceQuestion | undefined {
  const question = content.questions.find(({ no }) => no === own.no)
  if (!question) return undefined
  const options = own.cards.flatMap((card) => question.options.slice(card, card + 1))
  return { ...question, options, answer: own.cards.indexOf(question.answer) }
}

/** The same before it is answered: pictures, sounds and what these say, which has to be read where nothing is heard. */
function asked(content: VoiceContent, own: VoiceDeal[number] | undefined): VoiceQuestion | undefined {
  const question = own && answered(content, own)
  const unsaid = { text: '', pinyin: '', chinese: '' }
  return (
    question && {
      ...question,
      options: question.options.map(({ image, said }) => ({
        image,
        shown: unsaid,
        said: { ...said, chinese: '' },
      })),
      answer: -1,
    }
  )
}

const countOf = (log: VoiceLog): number => Object.keys(log).length

export function known(content: VoiceContent, deal: VoiceDeal, log: VoiceLog): Known<VoiceContent, VoiceDeal> {
  const count = countOf(log)
  const dealt = deal.slice(0, count + 1)
  return {
    content: {
      ...content,
      questions: dealt.flatMap(
        (own, index) => (index < count ? answered(content, own) : asked(content, own)) ?? [],
      ),
    },
    deal: dealt.map(({ no }) => ({ no, cards: ON_TABLE })),
  }
}

/** A card is taken, and its question is told; the next one is asked after the verdict has stood. */
export function step(
  content: VoiceContent,
  deal: VoiceDeal,
  log: VoiceLog,
  { no, selected }: VoiceAct,
  at: number,
): { state: VoiceLog; told: VoiceTold } | null {
  const count = countOf(log)
  const dealt = deal[count]
  const reveal = dealt && answered(content, dealt)
  const before = log[count]?.at
  const least = LEAST_MS + (before === undefined ? 0 : before + FEEDBACK_MS)
  if (!reveal || reveal.no !== no || at < least) return null
  const next = asked(content, deal[count + 1])
  return {
    state: { ...log, [count + 1]: { no, selected, at } },
    told: { correct: selected === reveal.answer, reveal, ...(next && { next }) },
  }
}

/** What is known after an answer. */
export const grown = (
  { content, deal }: Known<VoiceContent, VoiceDeal>,
  { reveal, next }: VoiceTold,
): Known<VoiceContent, VoiceDeal> => ({
  content: { ...content, questions: grownList(content.questions, reveal, next) },
  deal: next ? [...deal, { no: next.no, cards: ON_TABLE }] : deal,
})
