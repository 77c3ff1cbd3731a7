import { Picture } from '@hakka/ui/Picture.tsx'
import { useMemo } from 'react'
import { AnswerBoard } from '#kit/AnswerBoard.tsx'
import { NextActivity } from '#kit/DoneActions.tsx'
import { DoneBanner } from '#kit/DoneBanner.tsx'
import { EitherText } from '#kit/Hakka.tsx'
import type { ViewProps } from '#kit/host.ts'
import { seedOf } from '#kit/shuffle.ts'
import { Task } from '#kit/Task.tsx'
import { useRounds } from '#kit/use-rounds.tsx'
import { boardOf } from './board.ts'
import type { ClassificationContent } from './module.ts'
import { Notes } from './Notes.tsx'
import { scoreClassification } from './score.ts'
import { ui } from './ui.ts'

/** A pool of items and a box for each category; below it, if wished, the pupil's own notes. */
export default function ClassificationView({ content, moduleKey }: ViewProps<ClassificationContent>) {
  const { categories, enable_free_input } = content
  const { options, areas } = useMemo(() => boardOf(content), [content])
  const { finish, isDone, score } = useRounds(1, 0, (first) => scoreClassification(content, first))
  const heads = Object.fromEntries(
    categories.map((category, index) => [
      String(index),
      <CategoryHead key={category.title.text} {...category} />,
    ]),
  )
  return (
    <div className="grid grid-cols-1 gap-4">
      <Task title={ui.title} count={ui.count(options.length, areas.length)} done={isDone(0)}>
        <AnswerBoard
          options={options}
          areas={areas}
          heads={heads}
          seed={seedOf(moduleKey)}
          onDone={(first) => finish(0, first)}
          banner={<DoneBanner>{score.kind === 'points' && ui.summary(score.earned, score.total)}</DoneBanner>}
          onward={<NextActivity />}
        />
      </Task>
      {enable_free_input === '1' && (
        <Notes lanes={areas} titles={categories.map(({ title }) => title)} moduleKey={moduleKey} />
      )}
    </div>
  )
}

function CategoryHead({
  title,
  image,
}: Pick<ClassificationContent['categories'][number], 'title' | 'image'>) {
  return (
    <>
      {image && <Picture src={image.url} alt="" width={56} height={56} className="size-14 flex-none" />}
      <span className="min-w-fit flex-1 text-20 font-medium leading-snug">
        <EitherText value={title} size="line" />
      </span>
    </>
  )
}
