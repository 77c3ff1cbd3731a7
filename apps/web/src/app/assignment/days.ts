/** Days as the server writes them, `2026-12-03`, by Taipei's calendar whatever the machine's zone. */

const DAY_MS = 24 * 3_600_000
const WEEK = '日一二三四五六'

export const todayInTaipei = (now = Date.now()): string =>
  new Date(now + 8 * 3_600_000).toISOString().slice(0, 10)

const at = (day: string) => Date.parse(`${day}T00:00Z`)

const dayAfter = (day: string, days: number): string =>
  new Date(at(day) + days * DAY_MS).toISOString().slice(0, 10)

/** From the first to the second; below 0 where that is over. */
const daysBetween = (from: string, to: string): number => Math.round((at(to) - at(from)) / DAY_MS)

const weekdayOf = (day: string): number => new Date(at(day)).getUTCDay()

/** 12/3 */
function shortDay(day: string): string {
  const date = new Date(at(day))
  return `${date.getUTCMonth() + 1}/${date.getUTCDate()}`
}

/** 12/3（四） */
export const dayWithWeekday = (day: string): string => `${shortDay(day)}（${WEEK[weekdayOf(day)] ?? ''}）`

export interface DayChoice {
  day: string
  label: string
}

/** Days that are offered for a due date; the last is preset: the same weekday of next week, when the class meets again. */
export function dueChoices(today: string): DayChoice[] {
  const weekday = weekdayOf(today)
  // Of a Saturday or Sunday the Sunday after.
  const toSunday = weekday === 6 ? 8 : 7 - weekday
  const sunday = { day: dayAfter(today, toSunday), name: weekday === 0 || weekday === 6 ? '下' : '這個' }
  const week = {
    day: dayAfter(today, 7),
    label: `下星期${WEEK[weekday] ?? ''} ${shortDay(dayAfter(today, 7))}`,
  }
  return [
    { day: dayAfter(today, 1), label: `明天 ${shortDay(dayAfter(today, 1))}` },
    ...(sunday.day === week.day
      ? []
      : [{ day: sunday.day, label: `${sunday.name}星期日 ${shortDay(sunday.day)}` }]),
    week,
  ]
}

export type DueTone = 'over' | 'soon' | 'later'

/** How near a due day is, as a pupil reads it. @param joinedAfter she came to the class when it was over */
export function dueWords(day: string, today: string, joinedAfter = false): { text: string; tone: DueTone } {
  if (joinedAfter) return { text: `加入班級前，${shortDay(day)} 就到期的`, tone: 'later' }
  const left = daysBetween(today, day)
  if (left < 0) return { text: `逾期 ${-left} 天`, tone: 'over' }
  const near = ['今天', '明天', '後天'][left]
  return near
    ? { text: `${near}到期 ${shortDay(day)}`, tone: 'soon' }
    : { text: `${dayWithWeekday(day)}前做完`, tone: 'later' }
}

/** The same for whoever has given it. */
export function daysLeft(day: string, today: string): string {
  const left = daysBetween(today, day)
  if (left < 0) return '到期了'
  return left === 0 ? '今天到期' : `還有 ${left} 天`
}
