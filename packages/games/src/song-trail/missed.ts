import { missedQuestions } from '#kit/missed.ts'
import type { SongDeal, SongVerdict } from './rules.ts'

type Answers = { answers: readonly Pick<SongVerdict['answers'][number], 'no' | 'right'>[] }

/** The groups in which something was missed, with what it was. */
export function missed({ groups }: SongDeal, verdict: Answers): SongDeal | null {
  const own = groups.flatMap(({ no, questions }) => {
    const again = missedQuestions(questions, verdict)
    return again ? [{ no, questions: again }] : []
  })
  return own.length > 0 ? { groups: own } : null
}
