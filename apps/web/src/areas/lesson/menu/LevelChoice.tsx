import { LEVELS } from '@hakka/contract/constants'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'

/** Stage 1: the five levels with their units. */
export function LevelChoice() {
  return (
    <div className="wrap py-8 md:py-10">
      <ul className="grid gap-4 md:grid-cols-2 md:gap-6 xl:grid-cols-3">
        {LEVELS.map(({ no, name, title, units, lesson_num }) => (
          <li key={no} data-level={no} className="grid">
            <Link
              to={`/lesson/menu?level_no=${no}`}
              className="group flex overflow-hidden rounded-card border-2 border-light bg-white text-ink no-underline hover:border-primary xl:flex-col"
            >
              <span className="relative block w-36 flex-none bg-lighten md:w-44 xl:h-52 xl:w-auto">
                <img
                  src={`/images/levels/level-${no}.png`}
                  alt=""
                  width={496}
                  height={368}
                  className="absolute inset-0 size-full object-cover object-bottom xl:object-contain"
                />
              </span>
              <span className="flex flex-1 items-center gap-4 px-5 py-6">
                <span className="flex-1">
                  <span className="block font-reading text-[1.75rem] leading-snug text-darken md:text-32">
                    {name}
                  </span>
                  <span className="block">{title}</span>
                  <span className="block text-16 text-muted">
                    {units} 個單元，每單元 {lesson_num} 課
                  </span>
                </span>
                <span className="flex size-12 flex-none items-center justify-center rounded-full bg-primary text-white transition-transform group-hover:translate-x-0.5">
                  <ArrowRight aria-hidden="true" />
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
