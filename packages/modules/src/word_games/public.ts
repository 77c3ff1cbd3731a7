import type { MazeQuestion, WordGamesContent } from './content.ts'
import type { Direction } from './directions.ts'

/** What a sign shows: the form that its crossing asks for. */
interface ShownSign {
  hakka?: string | undefined
  pinyin?: string | undefined
  chinese?: string | undefined
}

/** A crossing: its signs, and of what is asked nothing that stands on one of them. */
export interface ShownCrossing extends Pick<MazeQuestion, 'form'> {
  question: ShownSign & Pick<MazeQuestion['question'], 'audioUrl' | 'synthetic'>
  options: Readonly<Record<Direction, ShownSign>>
}

/** The maze's crossings. The words of the other games are the lesson's. */
export const shownWordGames = ({ questions }: WordGamesContent) => ({ questions: questions.map(crossing) })
export type ShownWordGames = ReturnType<typeof shownWordGames>

function crossing({ question, form, options }: MazeQuestion): ShownCrossing {
  const sign = (direction: Direction) => ({ [form]: options[direction][form] })
  return {
    question: { ...question, [form]: undefined },
    form,
    options: { up: sign('up'), left: sign('left'), right: sign('right'), down: sign('down') },
  }
}
