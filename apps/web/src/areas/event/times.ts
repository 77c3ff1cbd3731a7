import { taipeiTime } from '../../app/taipei-time.ts'

const DAYS = ['日', '一', '二', '三', '四', '五', '六']

/** 12 月 6 日（日）23:59, in Taipei. */
export function momentText(iso: string): string {
  const [date = '', time = ''] = taipeiTime(iso).split(' ')
  const [year, month, day] = date.split('/').map(Number)
  const weekday = new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, day ?? 1)).getUTCDay()
  return `${month} 月 ${day} 日（${DAYS[weekday]}）${time}`
}

/** 9 月 1 日–9 月 30 日 */
export const periodText = (begin: string, end: string): string =>
  [begin, end].map((iso) => momentText(iso).replace(/（.*/, '')).join('–')

/** Where an event is in its time. */
export type Phase = 'coming' | 'running' | 'ended'

export function phaseOf({ begin_at, end_at }: { begin_at: string; end_at: string }, now: number): Phase {
  if (now < Date.parse(begin_at)) return 'coming'
  return now < Date.parse(end_at) ? 'running' : 'ended'
}

/** Under a day: the countdown is red. */
export const URGENT_MS = 24 * 60 * 60_000
