import type { CallQuery } from '@hakka/contract/calls'
import {
  DEFAULT_DIALECT_ID,
  LEVELS,
  levelOfStep,
  type Unit,
  unitAt,
  unitsOf,
} from '@hakka/contract/constants'
import type { LessonMenu, MenuLesson } from '@hakka/contract/lesson'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { titlesFace } from '../../domain/lesson/face-of.ts'
import { lessonUrl } from '../../domain/lesson/lesson-address.ts'
import { type SemesterBooks, semesterBooks } from '../../domain/published/semester-books.ts'
import { fileOf } from './present.ts'
import { type MenuRow, menuRows } from './store.ts'

type Query = CallQuery<'GET /api/lesson/menu'>

/** Which level and unit the query asks for: the stage of the page follows from it. */
function askedUnit(query: Query): { levelNo: number | undefined; unit: Unit | undefined } {
  if (query.step_no && query.semester_no) {
    const unit = unitAt(query.step_no, query.semester_no)
    return { levelNo: query.level_no ?? unit?.level_no, unit }
  }
  const levelNo = query.level_no ?? (query.step_no ? levelOfStep(query.step_no) : undefined)
  const unit = levelNo ? unitsOf(levelNo).find((own) => own.part_no === query.part_no) : undefined
  return { levelNo, unit }
}

/** One place of a unit: the lesson in the asked dialect, else 準備中 with the dialects that have it. */
function place(
  no: number,
  { rows, books, dialectId }: { rows: readonly MenuRow[]; books: SemesterBooks; dialectId: number },
): MenuLesson {
  const own = rows.find((row) => row.lesson.no === no && row.lesson.dialectId === dialectId)
  const others = rows.filter((row) => row.lesson.no === no && row.lesson.dialectId !== dialectId)
  const other_dialects = others.map(({ lesson }) => ({
    dialect_id: lesson.dialectId,
    url: lessonUrl(lesson),
  }))
  if (!own) {
    const none = { file: null }
    return {
      no,
      id: null,
      title: null,
      title_text: null,
      url: null,
      img_src: fileOf(others[0]?.thumbnail ?? null)?.url ?? null,
      module_count: 0,
      student_book: none,
      teacher_book: none,
      other_dialects,
    }
  }
  const { lesson } = own
  return {
    no,
    id: lesson.id,
    title: lesson.title,
    title_text: { hakka: lesson.title, pinyin: lesson.titlePinyin, chinese: lesson.titleChinese },
    url: lessonUrl(lesson),
    img_src: fileOf(own.thumbnail)?.url ?? null,
    module_count: own.moduleCount,
    ...books.of(lesson, {
      student_book: { file: fileOf(own.studentBook) },
      teacher_book: { file: fileOf(own.teacherBook) },
    }),
    other_dialects,
  }
}

/** The lesson menu at all its stages: no level, a level with its units, a unit with its lessons. */
export async function lessonMenu(db: NodePgDatabase, query: Query): Promise<LessonMenu> {
  const dialect_id = query.dialect_id ?? DEFAULT_DIALECT_ID
  const type_no = query.type_no ?? 1
  const { levelNo, unit } = askedUnit(query)
  const level = LEVELS.find((own) => own.no === levelNo)
  if (!level)
    return { level_no: null, part_no: null, dialect_id, type_no, font: null, units: [], lessons: [] }

  const rows = await menuRows(db, level.steps, type_no)
  const books = await semesterBooks(db, { steps: level.steps, dialectId: dialect_id })
  const units = unitsOf(level.no).map((own) => {
    const inUnit = rows.filter(
      ({ lesson }) => lesson.stepNo === own.step_no && lesson.semesterNo === own.semester_no,
    )
    const lessons = Array.from({ length: level.lesson_num }, (_, index) =>
      place(index + 1, { rows: inUnit, books, dialectId: dialect_id }),
    )
    return { ...own, lessons }
  })
  return {
    level_no: level.no,
    part_no: unit?.part_no ?? null,
    dialect_id,
    type_no,
    font: await titlesFace(db),
    units,
    lessons: units.find((own) => own.part_no === unit?.part_no)?.lessons ?? [],
  }
}
