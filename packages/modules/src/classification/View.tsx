import { cx } from '@hakka/ui/cx.ts'
import { Picture } from '@hakka/ui/Picture.tsx'
import { useMemo } from 'react'
import { AnswerBoard } from '#kit/board/AnswerBoard.tsx'
import { boardOptions } from '#kit/board/board.ts'
import { reasonsOf } from '#kit/check/told.ts'
import { EitherText } from '#kit/Hakka.tsx'
import type { ExerciseProps } from '#kit/host.ts'
import { useHost } from '#kit/host-context.tsx'
import { Task } from '#kit/question/Task.tsx'
import { NextActivity } from '#kit/round/DoneActions.tsx'
import { useRounds } from '#kit/round/use-rounds.tsx'
import { seedOf } from '#kit/shuffle.ts'
import { useExercise } from '#kit/use-exercise.tsx'
import { areasOf, itemsOf } from './board.ts'
import type { ClassificationContent } from './content.ts'
import { Notes } from './Notes.tsx'
import { type ShownClassification, shownClassification } from './public.ts'
import { markClassification } from './score.ts'
import { ui } from './ui.ts'

/** A pool of items and a box for each category; below it, if wished, the pupil's own notes. */
export default function ClassificationView(props: ExerciseProps<ClassificationContent, ShownClassification>) {
  const { shown, content, mark } = useExercise(props, shownClassification, markClassification)
  const { categories, items, enable_free_input } = shown
  const { moduleKey } = props
  const { oneScreen, toldLater } = useHost()
  const options = useMemo(() => boardOptions(items), [items])
  const areas = useMemo(() => areasOf(categories, items.length), [categories, items])
  const reasons = useMemo(() => content && reasonsOf(itemsOf(content)), [content])
  const { finish, isDone, score } = useRounds(1, 0)
  // In a live room one thing is asked, and notes have a wall of their own.
  const noted = enable_free_input === '1' && !toldLater && (!oneScreen || isDone(0))
  const heads = Object.fromEntries(
    categories.map((category, index) => [
      String(index),
      <CategoryHead key={category.title.text} {...category} />,
    ]),
  )
  return (
    <div className={cx('grid grid-cols-1 gap-4', !noted && 'fits')}>
      <Task title={ui.title} count={ui.count(options.length, areas.length)} done={isDone(0)}>
        <AnswerBoard
          sorted
          options={options}
          areas={areas}
          heads={heads}
          seed={seedOf(moduleKey)}
          mark={mark}
          reasons={reasons}
          onDone={(first) => finish(0, first)}
          praise={{ text: score.kind === 'points' && ui.summary(score.earned, score.total) }}
          onward={<NextActivity />}
        />
      </Task>
      {noted && <Notes lanes={areas} titles={categories.map(({ title }) => title)} moduleKey={moduleKey} />}
    </div>
  )
}

function CategoryHead({ title, image }: ShownClassification['categories'][number]) {
  return (
    <>
      {image && <Picture src={image.url} alt="" width={56} height={56} className="size-14 flex-none" />}
      <span className="min-w-fit flex-1 text-20 font-medium leading-snug">
        <EitherText value={title} size="line" />
      </span>
    </>
  )
}
