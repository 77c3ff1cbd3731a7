import { ROLES, STAFF_ROLES } from '@hakka/contract/constants'
import { Chip } from '@hakka/ui/Chip.tsx'

interface Standing {
  role_id: number | null
  teacher: 'none' | 'pending' | 'confirmed'
}

/** What somebody is on the site: as they registered, or as a teacher whom somebody confirmed. */
export function standingOf({ role_id, teacher }: Standing): string {
  if (teacher === 'pending') return '教師（待確認）'
  if (teacher === 'confirmed') return '教師'
  return ROLES.find(({ id }) => id === role_id)?.name ?? '未設定'
}

export const roleName = (code: string) => STAFF_ROLES.find((role) => role.code === code)?.name ?? code

/** What needs to be seen at once of an account. */
export function StateChips({
  teacher,
  locked,
  staff_waiting,
}: Pick<Standing, 'teacher'> & { locked: boolean; staff_waiting: boolean }) {
  return (
    <>
      {teacher === 'pending' && <Chip tone="warning">教師待確認</Chip>}
      {staff_waiting && <Chip tone="warning">權限待設定密碼</Chip>}
      {locked && <Chip tone="wrong">已停用</Chip>}
    </>
  )
}
