import type { PackLesson } from './pack.ts'

type Numbers = Pick<PackLesson, 'step_no' | 'semester_no' | 'type_no' | 'dialect_id' | 'no'>

/**
 * The uid of a module in a pack that was written before modules had any: its place as it was then. Migration 0008 names
 * the modules of older databases in the same way, so that both meet.
 */
export const uidByNumber = (lesson: Numbers, moduleNo: number): string =>
  `s${lesson.step_no}-${lesson.semester_no}-t${lesson.type_no}-n${lesson.no}-d${lesson.dialect_id}-m${moduleNo}`

/** The uids of a lesson's modules, whichever version its file has. */
export const uidsOf = (lesson: PackLesson): string[] =>
  Object.values(lesson.activities).flatMap((own) =>
    (own?.modules ?? []).map(({ uid, no }) => uid ?? uidByNumber(lesson, no)),
  )
