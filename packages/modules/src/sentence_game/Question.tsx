import { cx } from '@hakka/ui/cx.ts'
import { useMemo } from 'react'
import { AnswerBoard } from '#kit/board/AnswerBoard.tsx'
import { type BoardArea, boardOptions } from '#kit/board/board.ts'
import { Chinese, EitherText, Hakka } from '#kit/Hakka.tsx'
import { useHost } from '#kit/host-context.tsx'
import { Listen, VoiceNote } from '#kit/Listen.tsx'
import { questionArea } from '#kit/question/question-score.ts'
import { YourTurn } from '#kit/recording/SpeakingPractice.tsx'
import { Onward } from '#kit/round/DoneActions.tsx'
import type { FirstTry, Mark } from '#kit/verdict.ts'
import type { SentenceGameContent } from './content.ts'
import type { ShownSentenceGame } from './public.ts'
import { ui } from './ui.ts'
import { hasGaps, wholeSentence } from './whole.ts'

export interface QuestionProps {
  question: ShownSentenceGame['questions'][number]
  /** The same with what it means, where one practises. */
  explained: SentenceGameContent['questions'][number] | undefined
  mark: Mark
  index: number
  /** The way on. */
  next: string
  seed: number
  onDone(first: FirstTry): void
  onNext(): void
}

/** One question of the game: the sentence, what may complete it, and the whole sentence once it is right. */
export function Question({
  question: { question, options: shown, choose },
  explained,
  mark,
  index,
  next,
  seed,
  onDone,
  onNext,
}: QuestionProps) {
  const options = useMemo(() => boardOptions(shown), [shown])
  const areas: BoardArea[] = [{ id: questionArea(index), limit: Math.max(1, choose), name: ui.area }]
  const { oneScreen } = useHost()
  const whole = explained && wholeSentence(explained)
  return (
    <div className={cx('grid', oneScreen ? 'fits gap-3' : 'animate-enter gap-5')}>
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
      <p className="text-17 text-muted">{hasGaps(question.text) ? ui.gaps(choose) : ui.choose(choose)}</p>
      <AnswerBoard
        options={options}
        areas={areas}
        seed={seed}
        mark={mark}
        onDone={onDone}
        praise={{ title: ui.right, step: true }}
        after={
          (whole || explained?.chinese) && (
            <section className="animate-enter rounded-option bg-pool px-5 py-4">
              <h4 className="mb-1 font-bold">{ui.whole}</h4>
              {whole && (
                <p>
                  <Hakka text={whole.text} pinyin={whole.pinyin} size="sentence" />
                </p>
              )}
              <Chinese className="mt-1 text-18 text-muted">{explained?.chinese}</Chinese>
              {whole && <YourTurn {...whole} sound={undefined} />}
            </section>
          )
        }
        onward={<Onward label={next} onClick={onNext} />}
      />
    </div>
  )
}
