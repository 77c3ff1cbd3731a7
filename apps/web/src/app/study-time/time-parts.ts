const HOUR = 60
const DAY = 24 * HOUR

export interface TimePart {
  amount: number
  unit: '天' | '小時' | '分'
}

/** Minutes as days, hours and minutes; what there is none of is left out. */
export function timeParts(minutes: number): TimePart[] {
  const parts: TimePart[] = [
    { amount: Math.floor(minutes / DAY), unit: '天' },
    { amount: Math.floor((minutes % DAY) / HOUR), unit: '小時' },
    { amount: minutes % HOUR, unit: '分' },
  ]
  const some = parts.filter(({ amount }) => amount > 0)
  return some.length > 0 ? some : [{ amount: 0, unit: '分' }]
}

/** 1 天 2 小時 14 分 */
export const timeText = (minutes: number): string =>
  timeParts(minutes)
    .map(({ amount, unit }) => `${amount} ${unit}`)
    .join(' ')
