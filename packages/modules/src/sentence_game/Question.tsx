import { useMemo } from 'react'
import { AnswerBoard } from '#kit/AnswerBoard.tsx'
import type { BoardArea, BoardOption } from '#kit/board.ts'
import { Onward } from '#kit/DoneActions.tsx'
import { Chinese, EitherText, Hakka } from '#kit/Hakka.tsx'
import { Listen, VoiceNote } from '#kit/Listen.tsx'
import { ResultMessage } from '#kit/ResultMessage.tsx'
import type { PlacedAnswer } from '#kit/score.ts'
import type { SentenceGameContent } from './module.ts'
import { areaId } from './score.ts'
import { ui } from './ui.ts'
import { hasGaps, wholeSentence } from './whole.ts'

export interface QuestionProps {
  question: SentenceGameContent['questions'][number]
  index: number
  last: boolean
  seed: number
  onDone(first: PlacedAnswer): void
  onNext(): void
}

/** One question of the game: the sentence, what may complete it, and the whole sentence once it is right. */
export function Question({ question: asked, index, last, seed, onDone, onNext }: QuestionProps) {
  const { question, reactable_options, chinese } = asked
  const correct = reactable_options.filter((option) => option.is_correct).length
  const area = areaId(index)
  const options = useMemo<BoardOption[]>(
    () =>
      reactable_options.map((option) => ({ id: option.id, area: option.is_correct ? area : null, option })),
    [reactable_options, area],
  )
  const areas: BoardArea[] = [{ id: area, limit: Math.max(1, correct), name: ui.area }]
  const whole = wholeSentence(asked)
  return (
    <div className="grid animate-enter gap-5">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card bg-lighten px-5 py-5 md:px-7">
        <p className="min-w-0 flex-[1_1_16rem] text-26 leading-snug">
          <EitherText value={question} size="sentence" />
        </p>
        {question.sound && (
          <span className="flex flex-wrap items-center gap-3">
            <Listen sound={question.sound} says={question.text} />
            <VoiceNote sound={question.sound} />
          </span>
        )}
      </div>
      <p className="text-17 text-muted">{hasGaps(question.text) ? ui.gaps(correct) : ui.choose(correct)}</p>
      <AnswerBoard
        options={options}
        areas={areas}
        seed={seed}
        onDone={onDone}
        banner={<ResultMessage kind="right">{ui.right}</ResultMessage>}
        after={
          (whole || chinese) && (
            <section className="animate-enter rounded-option bg-pool px-5 py-4">
              <h4 className="mb-1 font-bold">{ui.whole}</h4>
              {whole && (
                <p>
                  <Hakka text={whole.text} pinyin={whole.pinyin} size="sentence" />
                </p>
              )}
              <Chinese className="mt-1 text-18 text-muted">{chinese}</Chinese>
            </section>
          )
        }
        onward={<Onward label={last ? ui.finish : ui.next} onClick={onNext} />}
      />
    </div>
  )
}
