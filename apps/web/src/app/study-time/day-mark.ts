import type { GoalKind } from '@hakka/contract/constants'
import type { StudyDay, StudyMonth } from '@hakka/contract/study-history'
import { goalState } from '../self-study/goal.ts'
import type { DayMark } from './Blossom.tsx'

/** A month of days with study. Areas are told where a day may show that it reached a goal. */
export type CalendarMonth = Omit<StudyMonth, 'days'> & {
  days: readonly (Omit<StudyDay, 'areas'> & Partial<Pick<StudyDay, 'areas'>>)[]
}

/** What a day is shown as: before the first study and after today nothing is told of it. */
export function dayMark(
  day: string,
  studied: CalendarMonth['days'][number] | undefined,
  { today, first_month }: Pick<StudyMonth, 'today' | 'first_month'>,
  goal: GoalKind,
  hasStudied: boolean,
): DayMark {
  if (studied) {
    return goal !== 'off' && studied.areas && goalState(goal, studied.areas, studied.minutes).reached
      ? 'goal'
      : 'study'
  }
  return hasStudied && day < today && day.slice(0, 7) >= first_month ? 'rest' : 'none'
}

const [MONTH, DATE] = [5, 8]

/** 11 月 3 日，休息 */
export function dayLabel(day: string, mark: DayMark, minutes: number, today: string): string {
  const name = `${Number(day.slice(MONTH, MONTH + 2))} 月 ${Number(day.slice(DATE))} 日`
  const what =
    mark === 'rest'
      ? '休息'
      : mark === 'none'
        ? ''
        : [minutes > 0 ? `學了 ${minutes} 分鐘` : '有學', mark === 'goal' ? '達成目標' : '']
            .filter(Boolean)
            .join('，')
  return [name, day === today ? '今天' : '', what].filter(Boolean).join('，')
}
