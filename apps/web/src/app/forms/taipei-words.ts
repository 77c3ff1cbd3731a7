import { toTaipeiInput } from '../taipei-time.ts'

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
