import { z } from 'zod'
import type { Played } from './players/player.ts'

const options = z.array(z.object({ id: z.number(), text: z.string(), is_correct: z.boolean() }))
const practice = z.object({ questions: z.array(z.object({ reactable_options: options })) })
const matching = z.object({ terms: z.array(z.object({ reactable_options: options })) })

/** An exercise's board: which option belongs into which of its areas, and those that belong nowhere. */
export interface Board {
  right: { option: number; area: number }[]
  wrong: number[]
}

const wrongOf = (list: z.output<typeof options>) => list.filter((own) => !own.is_correct).map(({ id }) => id)

/** The right answers of a practice or an article's questions, question by question, or of a matching, all its terms together. */
export function boardsOf({ type, content }: Played): Board[] {
  if (type === 'practice' || type === 'article_review') {
    return practice.parse(content).questions.map(({ reactable_options }, area) => ({
      right: reactable_options.filter((own) => own.is_correct).map(({ id }) => ({ option: id, area })),
      wrong: wrongOf(reactable_options),
    }))
  }
  const { terms } = matching.parse(content)
  const right = terms.flatMap(({ reactable_options }, area) =>
    reactable_options.filter((own) => own.is_correct).map(({ id }) => ({ option: id, area })),
  )
  return [{ right, wrong: terms.flatMap(({ reactable_options }) => wrongOf(reactable_options)) }]
}
