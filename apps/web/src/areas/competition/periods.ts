import { taipeiDate, taipeiTime } from '../../app/taipei-time.ts'

const DAYS = ['日', '一', '二', '三', '四', '五', '六']

/** 11/16–12/16, in Taipei. */
export const daysText = ({ begin_at, end_at }: { begin_at: string; end_at: string }): string =>
  [begin_at, end_at].map((iso) => taipeiDate(iso).slice(5)).join('–')

/** 2026/11/23（一）00:00, in Taipei. */
export function hourText(iso: string): string {
  const [date = '', time = ''] = taipeiTime(iso).split(' ')
  const weekday = new Date(`${date.replaceAll('/', '-')}T00:00Z`).getUTCDay()
  return `${date}（${DAYS[weekday]}）${time}`
}

const DAY_MS = 86_400_000
const TAIPEI_MS = 8 * 3_600_000

/** From the first hour of a moment's day in Taipei to that of the same day a month later, or of that month's last. */
export function monthFrom(now: string): { begin_at: string; end_at: string } {
  const today = new Date(Math.floor((Date.parse(now) + TAIPEI_MS) / DAY_MS) * DAY_MS)
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth()]
  const last = new Date(Date.UTC(year, month + 2, 0)).getUTCDate()
  const end = Date.UTC(year, month + 1, Math.min(today.getUTCDate(), last))
  const text = (at: number) => new Date(at - TAIPEI_MS).toISOString()
  return { begin_at: text(today.getTime()), end_at: text(end) }
}
