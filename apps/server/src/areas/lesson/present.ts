import { activityLetter, levelOfStep, unitAt } from '@hakka/contract/constants'
import type { Lesson, LessonModule } from '@hakka/contract/lesson'
import { moduleTypes, readContent } from '@hakka/modules/server'
import { z } from 'zod'
import { lessonFaceOf } from '../../domain/lesson/face-of.ts'
import { targetName } from '../../domain/lesson/lesson-address.ts'
import type { PublishedModule } from '../../domain/lesson/modules.ts'
import type { LessonRow } from './store.ts'

type Place = Pick<
  LessonModule,
  'lesson_id' | 'lesson_no' | 'step_no' | 'type_no' | 'dialect_id' | 'semester_no' | 'level_no'
>

/** The address under which a stored file is served. */
export const fileOf = (file: { id: number; key: string } | null) =>
  file ? { id: file.id, url: `/files/${file.key}` } : null

/** The face that the lesson is set in. */
export const fontOf = ({ face, font }: LessonRow): Lesson['font'] =>
  face === null ? null : lessonFaceOf(font)

/**
 * A module as learners get it: content brought to its type's present shape, with its key: who practises is told at once.
 * A content that its type can't read is given raw and marked, so that the page can still say what it is.
 */
function presentModule(row: PublishedModule, place: Place, code: string): LessonModule {
  const type = moduleTypes.get(row.type)
  const read = readContent(row.type, row.content, row.schemaVersion)
  return {
    id: row.id,
    version_id: row.versionId,
    no: row.no,
    code,
    type: row.type,
    type_name: type?.name ?? row.type,
    name: row.name,
    title: row.title,
    description: row.description,
    content: read?.ok ? read.content : row.content,
    ...(read?.ok === false ? { broken: true } : {}),
    activity_no: row.activityNo,
    ...place,
  }
}

const stepsByActivity = z.record(z.string(), z.array(z.string())).catch({})

export function presentLesson(
  row: LessonRow,
  moduleRows: readonly PublishedModule[],
  dialects: Lesson['dialects'],
): Lesson {
  const { lesson } = row
  const level_no = levelOfStep(lesson.stepNo)
  const unit = unitAt(lesson.stepNo, lesson.semesterNo)
  const place = {
    lesson_id: lesson.id,
    lesson_no: lesson.no,
    step_no: lesson.stepNo,
    type_no: lesson.typeNo,
    dialect_id: lesson.dialectId,
    semester_no: lesson.semesterNo,
    level_no,
  }
  const steps = stepsByActivity.parse(lesson.activitySteps)
  const activity = (no: 1 | 2 | 3) => ({
    steps: steps[no] ?? [],
    modules: moduleRows
      .filter((own) => own.activityNo === no)
      .map((own, index) => presentModule(own, place, `${activityLetter(no)}${index + 1}`)),
  })
  return {
    id: lesson.id,
    no: lesson.no,
    level_no,
    step_no: lesson.stepNo,
    semester_no: lesson.semesterNo,
    part_no: unit?.part_no ?? 0,
    part_name: unit?.part_name ?? '',
    type_no: lesson.typeNo,
    dialect_id: lesson.dialectId,
    title: lesson.title,
    title_text: { hakka: lesson.title, pinyin: lesson.titlePinyin, chinese: lesson.titleChinese },
    official_name: lesson.officialName,
    target_name: targetName(lesson, lesson.title),
    thumbnail: { file: fileOf(row.thumbnail) },
    student_book: { file: fileOf(row.studentBook) },
    teacher_book: { file: fileOf(row.teacherBook) },
    activities: { 1: activity(1), 2: activity(2), 3: activity(3) },
    dialects,
    font: fontOf(row),
    version: lesson.version,
  }
}
