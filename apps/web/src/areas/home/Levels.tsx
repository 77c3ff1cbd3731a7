import { LEVELS } from '@hakka/contract/constants'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { LevelPicture } from '../../app/LevelPicture.tsx'
import { BlockHead } from './BlockHead.tsx'

/** The five level banners: the only place where all level colours meet. */
export function Levels() {
  return (
    <section aria-labelledby="levels" className="mt-14 md:mt-20">
      <BlockHead
        id="levels"
        title="選擇級別"
        aside={
          <p className="w-full text-muted md:w-auto">
            不知道從哪一級開始？看
            <Link to="/level-description" className="font-bold text-brand underline underline-offset-4">
              級別說明
            </Link>
          </p>
        }
      />
      <ul className="grid gap-3 lg:grid-cols-5 lg:gap-6">
        {LEVELS.map(({ no, name, title }) => (
          <li key={no} data-level={no}>
            <Link
              to={`/lesson/menu?level_no=${no}`}
              className="group relative flex h-[116px] flex-col overflow-hidden rounded-card border-2 border-light bg-lighten no-underline transition-[border-color] hover:border-primary lg:h-80"
            >
              <LevelPicture
                no={no}
                loading="lazy"
                className="level-picture absolute right-0 bottom-0 h-28 w-[210px] object-cover object-bottom lg:h-46 lg:w-full"
              />
              <span className="relative w-3/5 px-5 pt-5 lg:w-auto">
                <span className="block font-reading text-[1.75rem] leading-tight text-darken lg:text-32">
                  {name}
                </span>
                <span className="text-darken">{title}</span>
              </span>
              <span className="absolute right-3.5 bottom-8 flex size-12 items-center justify-center rounded-full bg-primary text-white transition-transform group-hover:translate-x-0.5 lg:bottom-3.5">
                <ArrowRight aria-hidden="true" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
