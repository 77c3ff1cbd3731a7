import { FEEDBACK } from '@hakka/contract/constants'
import { toTaipeiInput } from '../taipei-time.ts'

export interface Month {
  /** `202611` */
  id: string
  /** `2026 年 11 月` */
  name: string
}

/** This month in Taipei and those before it, newest first: what lists of reports are filtered by. */
export function lastMonths(now: Date): Month[] {
  const [year = 0, month = 0] = toTaipeiInput(now.toISOString()).split('-').map(Number)
  return Array.from({ length: FEEDBACK.months }, (_, back) => {
    const at = new Date(Date.UTC(year, month - 1 - back, 1))
    const [own, no] = [at.getUTCFullYear(), at.getUTCMonth() + 1]
    return { id: `${own}${String(no).padStart(2, '0')}`, name: `${own} 年 ${no} 月` }
  })
}
