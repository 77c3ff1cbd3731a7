import { z } from 'zod'
import { hakkaUnderHakka } from '#kit/content.ts'
import { defineModuleType } from '#kit/define.ts'
import { DIRECTIONS } from './directions.ts'

const chinese = z.string().max(500).default('')
const sign = hakkaUnderHakka({ chinese })

/** A maze question: what is heard, a sign for each direction, and the one that leads on. */
const mazeQuestion = z
  .object({
    question: hakkaUnderHakka({
      chinese,
      audioUrl: z.string().min(1).max(500).optional(),
      /** A machine's voice. */
      synthetic: z.boolean().optional(),
    }),
    /** What the four signs show. */
    form: z.enum(['hakka', 'pinyin', 'chinese']),
    options: z.object({ up: sign, left: sign, right: sign, down: sign }),
    answer: z.enum(DIRECTIONS),
  })
  .superRefine(({ form, options }, context) => {
    const shown = DIRECTIONS.map((direction) => options[direction][form])
    if (shown.includes('') || new Set(shown).size < shown.length) {
      context.addIssue({ code: 'custom', message: '四個方向的文字要都有，而且不能一樣', path: ['options'] })
    }
  })
export type MazeQuestion = z.output<typeof mazeQuestion>

/** The first four games take the lesson's words; only the maze brings questions of its own. */
export const wordGamesContent = z.object({ questions: z.array(mazeQuestion).max(20) })
export type WordGamesContent = z.output<typeof wordGamesContent>

export default defineModuleType<WordGamesContent>({
  id: 'word_games',
  name: '語詞遊戲',
  version: 1,
  schema: wordGamesContent,
  empty: () => ({ questions: [] }),
})
