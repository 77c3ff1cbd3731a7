import { cx } from '@hakka/ui/cx.ts'
import { Picture } from '@hakka/ui/Picture.tsx'
import { type ReactNode, useMemo } from 'react'
import { AnswerBoard } from '#kit/board/AnswerBoard.tsx'
import { type BoardArea, boardOptions } from '#kit/board/board.ts'
import type { Reasons } from '#kit/check/told.ts'
import { Hakka } from '#kit/Hakka.tsx'
import { Heard } from '#kit/Heard.tsx'
import { useHost } from '#kit/host-context.tsx'
import type { TextFace } from '#kit/public.ts'
import { seedOf } from '#kit/shuffle.ts'
import type { FirstTry, Mark } from '#kit/verdict.ts'
import type { QuestionContent } from './question.ts'
import type { ShownQuestion } from './question-public.ts'
import { questionArea } from './question-score.ts'
import { ui } from './question-ui.ts'

export interface QuestionProps {
  question: ShownQuestion<QuestionContent['question']>
  /** Why the answer is right, where one practises. */
  analysis: QuestionContent['analysis']
  /** Why its options are not, likewise. */
  reasons: Reasons | undefined
  index: number
  moduleKey: string
  done: boolean
  mark: Mark
  onDone(first: FirstTry): void
  /** Where the answer is found: shown after a wrong answer, and with the right one. */
  clue?: ReactNode
  /** Said when the whole exercise is done with this question. */
  summary?: string | undefined
  onward: ReactNode
}

/** A question with its picture and sound, the options, and why the answer is right once it is. */
export function Question({
  question: { question, options: shown, choose },
  analysis,
  reasons,
  index,
  moduleKey,
  done,
  mark,
  onDone,
  clue,
  summary,
  onward,
}: QuestionProps) {
  const { oneScreen, wall } = useHost()
  // Where there is a bar, it says so there.
  const explains = analysis && (!oneScreen || wall !== undefined)
  const options = useMemo(() => boardOptions(shown), [shown])
  const areas: BoardArea[] = [{ id: questionArea(index), limit: Math.max(1, choose), name: ui.area }]
  return (
    <div
      className={cx(
        'grid grid-cols-1',
        oneScreen ? 'fits-grid gap-2 md:gap-3 lg:items-start lg:gap-x-8' : 'gap-5',
        oneScreen &&
          question.image &&
          'lg:grid-cols-[minmax(280px,2fr)_3fr] lg:in-[.fit-content]:grid-cols-[3fr_2fr]!',
      )}
    >
      {question.lang !== 'zh' && question.pinyin !== undefined && (
        <p>
          <Hakka text={question.text} pinyin={question.pinyin} size="sentence" />
        </p>
      )}
      {question.image && (
        <div
          className={cx(
            'flex items-center justify-center rounded-card bg-lighten',
            oneScreen ? 'p-2 lg:row-span-3 lg:min-h-[min(420px,54dvh)]' : 'p-4',
          )}
        >
          <Picture
            src={question.image.url}
            alt=""
            width={200}
            height={200}
            className={oneScreen ? 'size-[min(8.5rem,18dvh)] md:size-50 lg:size-64' : 'size-40 md:size-50'}
          />
        </div>
      )}
      {question.sound && <Heard sound={question.sound} answered={done} />}
      <p className={oneScreen ? 'text-16 text-muted' : 'text-17 text-muted'}>{ui.choose(choose)}</p>
      <AnswerBoard
        options={options}
        areas={areas}
        seed={seedOf(`${moduleKey} ${index}`)}
        mark={mark}
        onDone={onDone}
        praise={{ title: ui.right, text: summary ?? (oneScreen && analysis?.text), step: true }}
        asked={askedOf(question)}
        reasons={reasons}
        clue={clue}
        after={
          (explains || clue) && (
            <section className="grid animate-enter justify-items-start gap-3 rounded-option bg-pool px-5 py-4">
              {explains && (
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

/**
 * What was asked for, as far as it is no sentence that stands above: the picture, or what was heard. What was heard is
 * to be heard again and not read: its meaning may be the answer.
 */
function askedOf({ sound, image }: QuestionContent['question']): TextFace | undefined {
  if (sound) {
    const { url, synthetic } = sound
    return { text: ui.hearAgain, lang: 'zh', ...(url ? { sound: { url, synthetic } } : {}) }
  }
  return image && { text: '', lang: 'zh', image }
}
