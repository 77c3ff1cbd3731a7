import { Picture } from '@hakka/ui/Picture.tsx'
import { type ReactNode, useMemo } from 'react'
import { AnswerBoard } from '#kit/AnswerBoard.tsx'
import type { BoardArea, BoardOption } from '#kit/board.ts'
import { Hakka } from '#kit/Hakka.tsx'
import { ResultMessage } from '#kit/ResultMessage.tsx'
import type { PlacedAnswer } from '#kit/score.ts'
import { seedOf } from '#kit/shuffle.ts'
import { Heard } from './Heard.tsx'
import type { PracticeContent } from './module.ts'
import { areaId } from './score.ts'
import { ui } from './ui.ts'

export interface QuestionProps {
  question: PracticeContent['questions'][number]
  index: number
  moduleKey: string
  done: boolean
  onDone(first: PlacedAnswer): void
  onward: ReactNode
}

/** A question with its picture and sound, the options, and why the answer is right once it is. */
export function Question({ question: asked, index, moduleKey, done, onDone, onward }: QuestionProps) {
  const { question, reactable_options, analysis } = asked
  const correct = reactable_options.filter((option) => option.is_correct).length
  const area = areaId(index)
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
        after={
          analysis && (
            <section className="animate-enter rounded-option bg-pool px-5 py-4">
              <h4 className="font-bold">{ui.analysis}</h4>
              <p className="whitespace-pre-line">{analysis.text}</p>
            </section>
          )
        }
        onward={onward}
      />
    </div>
  )
}
