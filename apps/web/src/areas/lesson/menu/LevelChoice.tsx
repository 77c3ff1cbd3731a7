import { LEVELS } from '@hakka/contract/constants'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { LevelPicture } from '../../../app/LevelPicture.tsx'
import { Resume } from './Resume.tsx'

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
              <span className="relative block w-28 flex-none bg-lighten max-[22.5rem]:w-16 sm:w-36 xl:h-52 xl:w-auto">
                <LevelPicture
                  no={no}
                  className="absolute inset-0 size-full object-cover object-bottom xl:object-contain"
                />
              </span>
              <span className="flex flex-1 items-center gap-3 px-4 py-6 sm:px-5">
                <span className="flex-1">
                  <span className="block font-reading text-26 leading-snug whitespace-nowrap text-darken xl:text-32">
                    {name}
                  </span>
                  <span className="block leading-snug">{title}</span>
                  <span className="mt-1 block text-16 leading-snug text-muted">
                    <span className="inline-block">{units} 個單元，</span>
                    <span className="inline-block">各 {lesson_num} 課</span>
                  </span>
                </span>
                <span className="flex size-11 flex-none sm:size-12 items-center justify-center rounded-full bg-primary text-white transition-transform group-hover:translate-x-0.5">
                  <ArrowRight aria-hidden="true" />
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Resume />
    </div>
  )
}
