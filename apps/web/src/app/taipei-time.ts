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

const DAYS = ['日', '一', '二', '三', '四', '五', '六']

/** Noon and midnight have words of their own: 上午 12:00 is read in both ways. */
function partOfDay(hour: number): string {
  if (hour === 0) return '凌晨'
  if (hour === 12) return '中午'
  return hour < 12 ? '上午' : '下午'
}

/** 2026年11月22日（日）下午 2:05, as one says it; empty for what is no time. */
export function taipeiWords(iso: string | null): string {
  const at = new Date(`${toTaipeiInput(iso)}Z`)
  if (Number.isNaN(at.getTime())) return ''
  const hour = at.getUTCHours()
  const day = `${at.getUTCFullYear()}年${at.getUTCMonth() + 1}月${at.getUTCDate()}日（${DAYS[at.getUTCDay()]}）`
  return `${day}${partOfDay(hour)} ${hour % 12 || 12}:${String(at.getUTCMinutes()).padStart(2, '0')}`
}
