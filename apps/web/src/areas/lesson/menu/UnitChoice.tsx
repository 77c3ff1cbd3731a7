import { lessonName } from '@hakka/contract/constants'
import type { LessonMenu } from '@hakka/contract/lesson'
import { cx } from '@hakka/ui/cx.ts'
import { Link } from 'react-router'
import { LessonStatus } from './LessonStatus.tsx'
import { MenuTools } from './MenuTools.tsx'
import { menuUrl } from './menu-url.ts'
import { ProgressBar } from './ProgressBar.tsx'
import { stateOf, useProgress } from './use-progress.ts'

/** Long units fold: a level with ten lessons shows the first of them and how many follow. */
const SHOWN = 6

/** Stage 2: the units of a level, each with its lessons. */
export function UnitChoice({ menu }: { menu: LessonMenu }) {
  const progress = useProgress()
  const [latest] = progress.keys()
  return (
    <div className="wrap">
      <MenuTools menu={menu} />
      <ul className="grid gap-4 pb-10 lg:grid-cols-2 lg:gap-6">
        {menu.units.map((unit) => {
          const states = unit.lessons.map((lesson) => ({ lesson, ...stateOf(lesson, progress) }))
          const ready = states.filter(({ state }) => state !== 'missing').length
          const done = states.filter(({ state }) => state === 'done').length
          const now = latest !== undefined && unit.lessons.some(({ id }) => id === latest)
          return (
            <li
              key={unit.part_no}
              className={cx(
                'relative grid items-start gap-x-7 rounded-card border bg-white p-5 max-[22.5rem]:p-4 md:grid-cols-[148px_1fr] md:p-6',
                now ? 'border-2 border-primary' : 'border-line',
              )}
            >
              <img
                src={`/images/unit-${unit.level_no}-${unit.part_no}.svg`}
                alt=""
                width={148}
                height={224}
                loading="lazy"
                className="absolute top-5 right-5 size-22 rounded-option bg-lighten object-cover object-bottom md:static md:h-full md:min-h-48 md:w-37"
              />
              <div>
                <div className="flex flex-col items-start gap-x-3 gap-y-1.5 md:flex-row md:flex-wrap">
                  <h2 className="font-reading text-[1.875rem] leading-tight text-darken">
                    <Link
                      to={menuUrl({ ...menu, level_no: unit.level_no, part: unit.part_no })}
                      className="inline-flex min-h-10 items-center text-inherit no-underline after:absolute after:inset-0 after:rounded-card hover:underline"
                    >
                      {unit.part_name}
                    </Link>
                  </h2>
                  {now && (
                    <span className="rounded-option bg-primary px-3 py-1 text-16 leading-snug font-medium text-white md:ml-auto">
                      上次學到這裡
                    </span>
                  )}
                </div>
                <p className="min-h-10 text-17 text-muted md:min-h-0">{unit.name}</p>
                {ready === 0 ? (
                  <p className="mt-3 text-17 text-muted">這個單元的課還在編寫。</p>
                ) : (
                  <>
                    <ol className="mt-3 mb-3.5">
                      {states.slice(0, SHOWN).map(({ lesson, state }) => (
                        <li key={lesson.no} className="flex min-h-9 items-center gap-3 text-17">
                          <span className="min-w-15 whitespace-nowrap text-muted">
                            {lessonName(lesson.no)}
                          </span>
                          {lesson.url && lesson.title ? (
                            <Link
                              to={lesson.url}
                              lang="hak-Hant-TW"
                              className="relative z-10 inline-flex min-h-9 items-center font-reading text-22 leading-tight text-ink no-underline hover:text-primary hover:underline"
                            >
                              {lesson.title}
                            </Link>
                          ) : null}
                          <span className="ml-auto">
                            <LessonStatus state={state} />
                          </span>
                        </li>
                      ))}
                      {states.length > SHOWN && (
                        <li className="min-h-9 text-17 text-muted">還有 {states.length - SHOWN} 課…</li>
                      )}
                    </ol>
                    <ProgressBar value={done} max={ready} label={`完成 ${done} / ${ready} 課`} />
                  </>
                )}
              </div>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
