import { dialectName, PRACTICE_NAMES } from '@hakka/contract/constants'
import type { UnfinishedLesson } from '@hakka/contract/dashboard'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type LastStudy, lastStudies } from '../../../app/self-study/last-study.ts'
import { usePlaces } from '../../../app/self-study/use-places.ts'
import { levelMark } from '../../../app/self-study/way.ts'
import { AREA_ICONS } from '../../../app/study-time/area-icons.ts'

const MOST = 6

const isUnfinished = ({ at }: LastStudy) => at !== null && at.done < at.total

/** Lessons that were begun and not finished, and what of self-study was left, here or on another device. */
export function Unfinished({ lessons }: { lessons: readonly UnfinishedLesson[] }) {
  const studies = usePlaces<LastStudy[]>(() => lastStudies().filter(isUnfinished), [])
  if (lessons.length + studies.length === 0) return null
  return (
    <section aria-labelledby="unfinished">
      <h2 id="unfinished" className="mb-4 text-26 font-bold">
        還沒學完的
      </h2>
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {lessons.slice(0, MOST - studies.length).map((own) => (
          <Entry
            key={own.lesson_id}
            to={own.url}
            level={own.level_no}
            picture={
              <img
                src={`/images/unit-${own.level_no}-${own.part_no}.svg`}
                alt=""
                width={72}
                height={72}
                className="size-18 object-contain"
              />
            }
            kind={`${own.place}．${dialectName(own.dialect_id)}`}
            title={own.title}
            isHakka
            note={`${own.done_count} / ${own.module_count} 個活動`}
          />
        ))}
        {studies.map((own) => {
          const Icon = AREA_ICONS[own.type]
          return (
            <Entry
              key={own.type}
              to={own.url}
              level={own.level_no}
              picture={<Icon size={36} aria-hidden="true" />}
              kind={`${PRACTICE_NAMES[own.type]}．${levelMark(own.level_no)}`}
              title={own.title}
              note={own.detail}
            />
          )
        })}
      </ul>
    </section>
  )
}

function Entry({
  to,
  level,
  picture,
  kind,
  title,
  isHakka,
  note,
}: {
  to: string
  level: number
  picture: ReactNode
  kind: string
  title: string
  isHakka?: boolean
  note: string
}) {
  return (
    <li data-level={level} className="grid">
      <Link
        to={to}
        className="flex items-center gap-4 rounded-card border border-line bg-white p-4 leading-snug text-ink no-underline hover:border-brand"
      >
        <span className="inline-flex size-22 flex-none items-center justify-center rounded-option bg-lighten text-darken">
          {picture}
        </span>
        <span className="min-w-0 flex-1">
          <span className="block text-16 text-muted">{kind}</span>
          <span lang={isHakka ? 'hak-Hant-TW' : undefined} className="block font-reading text-26">
            {title}
          </span>
          <span className="block text-16 text-muted tabular-nums">{note}</span>
        </span>
        <ArrowRight size={24} aria-hidden="true" className="flex-none text-brand" />
      </Link>
    </li>
  )
}
