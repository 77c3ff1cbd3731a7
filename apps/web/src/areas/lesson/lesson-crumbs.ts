import { LEVELS, levelOfStep, partName, unitAt } from '@hakka/contract/constants'
import type { Crumb } from '../../app/shell/Breadcrumbs.tsx'
import type { LessonAddress } from './address.ts'
import { menuUrl } from './menu/menu-url.ts'

/** Where a lesson stands in the course: the way there, and the unit it leads back to. */
export function lessonWay(address: LessonAddress): { levelNo: number; crumbs: Crumb[]; unitUrl: string } {
  const level_no = levelOfStep(address.step_no)
  const unit = unitAt(address.step_no, address.semester_no)
  const menu = { level_no, dialect_id: address.dialect_id, type_no: address.type_no }
  const unitUrl = menuUrl({ ...menu, part: unit?.part_no })
  return {
    levelNo: level_no,
    unitUrl,
    crumbs: [
      { label: '課程專區', to: '/lesson/menu' },
      { label: LEVELS.find(({ no }) => no === level_no)?.name ?? '', to: menuUrl(menu) },
      { label: unit?.part_name ?? partName(1), to: unitUrl },
    ],
  }
}
