import { DIALECTS, dialectName, LESSON_NUM_MAX, lessonName, STEP_MAX } from '@hakka/contract/constants'
import { FETCH_MAX } from '@hakka/contract/constants/lesson-fetch'
import { type LessonPlace, shortSemester, typeText } from '../../../app/lesson-place.ts'

/** What is to be fetched: everything that these four name together. */
export interface Choice {
  /** School years and semesters, `3-1`. */
  sas: readonly string[]
  dialects: readonly number[]
  lessons: readonly number[]
  types: readonly number[]
}

export const NOTHING: Choice = { sas: [], dialects: [], lessons: [], types: [] }

export const SEMESTERS = Array.from({ length: STEP_MAX * 2 }, (_, at) => {
  const [step, semester] = [Math.floor(at / 2) + 1, (at % 2) + 1]
  return { id: `${step}-${semester}`, name: shortSemester(step, semester) }
})

export const LESSON_NUMBERS = Array.from({ length: LESSON_NUM_MAX }, (_, at) => ({
  id: at + 1,
  name: lessonName(at + 1),
}))

/** In the order in which they are shown, whatever order they were chosen in. */
export const inOrder = ({ sas, dialects, lessons, types }: Choice): Choice => ({
  sas: SEMESTERS.map(({ id }) => id).filter((id) => sas.includes(id)),
  dialects: DIALECTS.map(({ id }) => id).filter((id) => dialects.includes(id)),
  lessons: lessons.toSorted((one, other) => one - other),
  types: types.toSorted((one, other) => one - other),
})

export const countOf = ({ sas, dialects, lessons, types }: Choice): number =>
  sas.length * dialects.length * lessons.length * types.length

export const placesOf = ({ sas, dialects, lessons, types }: Choice): LessonPlace[] =>
  sas.flatMap((semester) => {
    const [step_no = 0, semester_no = 0] = semester.split('-').map(Number)
    return dialects.flatMap((dialect_id) =>
      lessons.flatMap((no) => types.map((type_no) => ({ step_no, semester_no, dialect_id, type_no, no }))),
    )
  })

export const placeKey = ({ step_no, semester_no, dialect_id, type_no, no }: LessonPlace): string =>
  [step_no, semester_no, dialect_id, type_no, no].join('-')

const semesterOf = (id: string) => SEMESTERS.find((own) => own.id === id)?.name ?? ''

/** A way to few enough, by one press. */
export interface Shortcut {
  label: string
  choice: Choice
}

/** As many of them, from the first on, as keep the whole within bounds; at least one. */
function fewer<T>(all: readonly T[], each: number): readonly T[] {
  return all.slice(0, Math.max(1, Math.min(all.length - 1, Math.floor(FETCH_MAX / each))))
}

/** The two quickest ways to at most a hundred, of a choice that comes to more. */
export function shortcutsOf(asked: Choice): Shortcut[] {
  const choice = inOrder(asked)
  const { sas, dialects, lessons, types } = choice
  const all = countOf(choice)
  if (all <= FETCH_MAX) return []
  const fewDialects = fewer(dialects, all / dialects.length)
  const fewLessons = fewer(lessons, all / lessons.length)
  const fewSemesters = fewer(sas, all / sas.length)
  const [firstType = 1] = types
  const [firstSemester = ''] = sas
  const [firstDialect = 1] = dialects
  const gone = dialects.slice(fewDialects.length)
  const ways: Shortcut[] = [
    { label: `只拿${typeText(firstType)}`, choice: { ...choice, types: types.slice(0, 1) } },
    {
      label: `拿掉${gone.map(dialectName).join('、')}`,
      choice: { ...choice, dialects: fewDialects },
    },
    {
      label: `只拿前 ${fewLessons.length} 課`,
      choice: { ...choice, lessons: fewLessons },
    },
    {
      label: `只拿前 ${fewSemesters.length} 個學期`,
      choice: { ...choice, sas: fewSemesters },
    },
    {
      label: `只拿${semesterOf(firstSemester)}的${typeText(firstType)}`,
      choice: { ...choice, sas: sas.slice(0, 1), types: types.slice(0, 1) },
    },
    {
      label: `只拿${semesterOf(firstSemester)}的${dialectName(firstDialect)}`,
      choice: { ...choice, sas: sas.slice(0, 1), dialects: dialects.slice(0, 1) },
    },
  ]
  return ways
    .filter((way) => countOf(way.choice) <= FETCH_MAX && countOf(way.choice) < all)
    .slice(0, 2)
    .map((way) => ({ ...way, label: `${way.label}（${countOf(way.choice)} 個）` }))
}
