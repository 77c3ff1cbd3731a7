import type { CallBody } from '@hakka/contract/calls'

type Body = CallBody<'POST /api/study_history/punch'>

/**
 * The page's identity, whatever else a client sends: page code and given queries in a fixed order, as JSON,
 * and the area its minutes are summed under (`self_study.listening` → `listening`).
 */
export function punchKey(body: Body): { key: string; area: string } {
  const { dialect_id, level_no, step_no, semester_no, type_no, lesson_id, lesson_no, category_id } = body
  const queries =
    body.page_code === 'lesson'
      ? { dialect_id, level_no, step_no, semester_no, type_no, lesson_id, lesson_no }
      : { dialect_id, level_no, category_id }
  const given = Object.fromEntries(
    Object.entries(queries).filter(([, value]) => value !== undefined && value !== null),
  )
  return { key: JSON.stringify([body.page_code, given]), area: body.page_code.replace('self_study.', '') }
}
