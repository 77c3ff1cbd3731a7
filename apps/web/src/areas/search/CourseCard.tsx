import { COURSE_TYPE_NAMES, COURSE_TYPES, LEVELS, levelOfStep } from '@hakka/contract/constants'
import type { Course } from '@hakka/contract/search'
import { Chip } from '@hakka/ui/Chip.tsx'
import { Picture } from '@hakka/ui/Picture.tsx'
import { Link } from 'react-router'
import { Marked, MatchLines } from './MatchLines.tsx'
import { TYPE_ICONS } from './type-icons.ts'

/** A course with where the keyword stands in it; all of it leads there. */
export function CourseCard({ course }: { course: Course }) {
  const level = LEVELS.find(({ no }) => no === levelOfStep(course.step_no))
  const type = COURSE_TYPES.find((own) => COURSE_TYPE_NAMES[own] === course.type) ?? 'basic'
  const Icon = TYPE_ICONS[type]
  const inTitle = course.matches.find(({ kind }) => kind === 'title')
  const isHakka = course.title !== course.official_name
  return (
    <article
      data-level={level?.no}
      className="group relative grid h-full grid-cols-[7rem_1fr] overflow-hidden rounded-card border border-line border-b-4 border-b-light bg-white hover:border-primary md:flex md:flex-col"
    >
      <div className="relative">
        <Picture
          src={course.thumbnail_url}
          alt=""
          width={800}
          height={448}
          fit="cover"
          className="h-full min-h-28 w-full bg-lighten md:aspect-[25/14] md:h-auto"
        />
        <span className="absolute top-2 left-2 rounded-code bg-primary px-2 text-14 leading-7 font-bold text-white md:top-3 md:left-3">
          {level?.name.replace('教材', '')}
        </span>
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-2 p-4 md:px-5">
        <h3 className="font-reading text-26 leading-snug text-darken">
          <Link to={course.url} className="text-inherit no-underline after:absolute after:inset-0">
            <span lang={isHakka ? 'hak-Hant-TW' : undefined}>
              <Marked text={course.title} at={inTitle?.text === course.title ? inTitle.at : null} />
            </span>
          </Link>
        </h3>
        <p className="text-16 leading-snug text-muted">{`${course.grade}・${course.semester}`}</p>
        <p className="flex flex-wrap gap-2">
          <Chip icon={<Icon size={16} aria-hidden="true" />}>{course.type}</Chip>
          <Chip>{course.accent}</Chip>
        </p>
        <MatchLines matches={course.matches} dialectId={course.dialect_id} />
      </div>
    </article>
  )
}
