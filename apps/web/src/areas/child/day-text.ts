/** `2026-11-23` → `11/23` */
export const dayText = (day: string): string => {
  const [, month, date] = day.split('-')
  return `${Number(month)}/${Number(date)}`
}
