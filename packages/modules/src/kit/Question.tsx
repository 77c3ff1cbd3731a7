import { Picture } from '@hakka/ui/Picture.tsx'
import { type ReactNode, useMemo } from 'react'
import { AnswerBoard } from './AnswerBoard.tsx'
import type { BoardArea, BoardOption } from './board.ts'
import { Hakka } from './Hakka.tsx'
import { Heard } from './Heard.tsx'
import type { QuestionContent } from './question.ts'
import { questionArea } from './question-score.ts'
import { ui } from './question-ui.ts'
import { ResultMessage } from './ResultMessage.tsx'
import type { PlacedAnswer } from './score.ts'
import { seedOf } from './shuffle.ts'

export interface QuestionProps {
  question: QuestionContent
  index: number
  moduleKey: string
  done: boolean
  onDone(first: PlacedAnswer): void
  /** Where the answer is found: shown after a wrong answer, and with the right one. */
  clue?: ReactNode
  onward: ReactNode
}

/** A question with its picture and sound, the options, and why the answer is right once it is. */
export function Question({ question: asked, index, moduleKey, done, onDone, clue, onward }: QuestionProps) {
  const { question, reactable_options, analysis } = asked
  const correct = reactable_options.filter((option) => option.is_correct).length
  const area = questionArea(index)
  const options = useMemo<BoardOption[]>(
    () =>
      reactable_options.map((option) => ({ id: option.id, area: option.is_correct ? area : null, option })),
    [reactable_options, area],
  )
  const areas: BoardArea[] = [{ id: area, limit: Math.max(1, correct), name: ui.area }]
  return (
    <div className="grid gap-5">
      {question.lang !== 'zh' && question.pinyin !== undefined && (
        <p>
          <Hakka text={question.text} pinyin={question.pinyin} size="sentence" />
        </p>
      )}
      {question.image && (
        <div className="flex justify-center rounded-card bg-lighten p-4">
          <Picture src={question.image.url} alt="" width={200} height={200} className="size-40 md:size-50" />
        </div>
      )}
      {question.sound && <Heard sound={question.sound} answered={done} />}
      <p className="text-17 text-muted">{ui.choose(correct)}</p>
      <AnswerBoard
        options={options}
        areas={areas}
        seed={seedOf(`${moduleKey} ${index}`)}
        onDone={onDone}
        banner={<ResultMessage kind="right">{ui.right}</ResultMessage>}
        clue={clue}
        after={
          (analysis || clue) && (
            <section className="grid animate-enter justify-items-start gap-3 rounded-option bg-pool px-5 py-4">
              {analysis && (
                <div>
                  <h4 className="font-bold">{ui.analysis}</h4>
                  <p className="whitespace-pre-line">{analysis.text}</p>
                </div>
              )}
              {clue}
            </section>
          )
        }
        onward={onward}
      />
    </div>
  )
}
