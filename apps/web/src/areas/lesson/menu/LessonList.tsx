import { unitsOf } from '@hakka/contract/constants'
import type { LessonMenu } from '@hakka/contract/lesson'
import { cx } from '@hakka/ui/cx.ts'
import { Link } from 'react-router'
import { LessonTile } from './LessonTile.tsx'
import { MenuTools } from './MenuTools.tsx'
import { menuUrl } from './menu-url.ts'
import { stateOf, useProgress } from './use-progress.ts'

/** Stage 3: the lessons of a unit, and the way to the level's other units. */
export function LessonList({ menu, unit }: { menu: LessonMenu; unit: LessonMenu['units'][number] }) {
  const progress = useProgress()
  const states = menu.lessons.map((lesson) => ({ lesson, ...stateOf(lesson, progress) }))
  // Exactly one filled button: the lesson in progress, else the first one not done.
  const next = states.find(({ state }) => state === 'started') ?? states.find(({ state }) => state === 'new')
  const none = states.every(({ state }) => state === 'missing')
  return (
    <div className="wrap">
      <MenuTools menu={menu} />
      {none && (
        <p className="mb-6 rounded-option bg-note px-5 py-4">
          尚無此腔調的內容。
          {states.some(({ lesson }) => lesson.other_dialects.length > 0) &&
            '有其他腔調的課，可從下面的課直接打開。'}
        </p>
      )}
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3 lg:gap-6">
        {states.map((own) => (
          <li key={own.lesson.no} className="grid">
            <LessonTile {...own} main={own === next} />
          </li>
        ))}
      </ul>
      <nav aria-labelledby="other-units" className="mt-12 pb-4">
        <h2 id="other-units" className="mb-4 font-reading text-26 text-darken">
          這一級的單元
        </h2>
        <ul className="grid grid-cols-2 gap-2.5 md:grid-flow-col md:auto-cols-fr md:grid-cols-none md:gap-3">
          {unitsOf(unit.level_no).map((own) => {
            const on = own.part_no === unit.part_no
            return (
              <li key={own.part_no}>
                <Link
                  to={menuUrl({ ...menu, level_no: own.level_no, part: own.part_no })}
                  aria-current={on ? 'page' : undefined}
                  className={cx(
                    'flex min-h-18 flex-col items-center justify-center rounded-option text-16 leading-snug no-underline',
                    on
                      ? 'border-2 border-primary bg-lighten text-darken'
                      : 'border-[1.5px] border-line bg-white text-muted hover:border-primary',
                  )}
                >
                  <span className={cx('font-reading text-22', on ? 'text-darken' : 'text-ink')}>
                    {own.part_name}
                  </span>
                  {own.name}
                </Link>
              </li>
            )
          })}
        </ul>
      </nav>
    </div>
  )
}
