import { DEFAULT_DIALECT_ID, unitsOf } from '@hakka/contract/constants'

/** The address of a stage of the menu. `part` names a unit; dialect and type stay out of it while they are the default. */
export function menuUrl(to: {
  level_no: number
  part?: number | undefined
  dialect_id: number
  type_no: number
}): string {
  const query = new URLSearchParams({ level_no: String(to.level_no) })
  const unit = unitsOf(to.level_no).find(({ part_no }) => part_no === to.part)
  if (unit) {
    query.set('step_no', String(unit.step_no))
    query.set('semester_no', String(unit.semester_no))
  }
  if (to.dialect_id !== DEFAULT_DIALECT_ID) query.set('dialect_id', String(to.dialect_id))
  if (to.type_no !== 1) query.set('type_no', String(to.type_no))
  return `/lesson/menu?${query}`
}
