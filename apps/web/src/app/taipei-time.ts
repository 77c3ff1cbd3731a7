/** Times are kept in UTC and shown in Taipei's, whatever the zone of the machine: it is 8 hours ahead all year. */
const OFFSET_MS = 8 * 3_600_000

const shifted = (iso: string) => new Date(Date.parse(iso) + OFFSET_MS).toISOString()

/** `2026-11-16T00:00:00.000Z` → `2026-11-16T08:00`, as a date and time field takes it; empty for what is no time. */
export const toTaipeiInput = (iso: string | null): string =>
  iso === null || Number.isNaN(Date.parse(iso)) ? '' : shifted(iso).slice(0, 16)

/** What was picked, as the API takes it; `null` while it is not a whole date and time. */
export function fromTaipeiInput(local: string): string | null {
  const at = Date.parse(`${local}:00+08:00`)
  return local.length === 16 && !Number.isNaN(at) ? new Date(at).toISOString() : null
}

/** 2026/11/16 */
export const taipeiDate = (iso: string): string => toTaipeiInput(iso).slice(0, 10).replaceAll('-', '/')

/** 2026/11/16 08:00 */
export const taipeiTime = (iso: string): string => toTaipeiInput(iso).replaceAll('-', '/').replace('T', ' ')

/**
 * A day of Taipei as it is told in a list: 今天, 昨天, `11/18`, of another year `2025/11/18`.
 * @param day `2026/11/18`
 * @param today likewise
 */
export function dayText(day: string, today: string): string {
  if (day === today) return '今天'
  const ofDay = (text: string) => Date.parse(`${text.replaceAll('/', '-')}T00:00:00Z`)
  if (ofDay(today) - ofDay(day) === 86_400_000) return '昨天'
  return day.slice(0, 5) === today.slice(0, 5) ? day.slice(5) : day
}
