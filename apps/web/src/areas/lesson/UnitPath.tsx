import { lessonName } from '@hakka/contract/constants'
import type { MenuLesson } from '@hakka/contract/lesson'
import { cx } from '@hakka/ui/cx.ts'
import { Picture } from '@hakka/ui/Picture.tsx'
import { CircleCheck } from 'lucide-react'
import { Link } from 'react-router'

/** A lesson of the unit, and whether all of it is done. */
export interface UnitStep {
  lesson: MenuLesson
  done: boolean
}

/** The lessons of a unit that has come to its end: what was walked through, and what was left out. */
export function UnitPath({ name, steps }: { name: string; steps: readonly UnitStep[] }) {
  const done = steps.filter((step) => step.done).length
  return (
    <section
      aria-label={name}
      className="w-full max-w-150 rounded-card bg-white/95 px-4 py-3 md:px-6 md:py-4"
    >
      <h3 className="flex items-baseline justify-between gap-3 text-20 font-bold">
        {name}
        <span className="text-16 font-normal text-muted">
          {done} / {steps.length} 課
        </span>
      </h3>
      <ol className="mt-2 flex flex-wrap justify-center gap-3">
        {steps.map(({ lesson, done: all }) => (
          <li key={lesson.no} className="w-20">
            <Link
              to={lesson.url ?? ''}
              className="grid justify-items-center gap-1 text-14 leading-snug text-ink no-underline hover:underline"
            >
              <span className="relative">
                <Picture
                  src={lesson.img_src ?? '/images/no-image.svg'}
                  alt=""
                  width={80}
                  height={80}
                  fit="cover"
                  className={cx(
                    'size-18 rounded-full border-3 bg-lighten',
                    all ? 'border-correct' : 'border-dashed border-control opacity-70',
                  )}
                />
                {all && (
                  <CircleCheck
                    size={26}
                    aria-hidden="true"
                    className="absolute -right-1 -bottom-1 rounded-full bg-white text-correct"
                  />
                )}
              </span>
              {lessonName(lesson.no)}
              <span className="sr-only">
                {lesson.title}
                {all && '，完成'}
              </span>
              {!all && <span className="text-muted">還沒學完</span>}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}
