/** Days of a month as `2026-11-01`, before them as many gaps as its first week has (from Sunday). */
export function monthCells(month: string): (string | null)[] {
  const first = new Date(`${month}-01T00:00:00Z`)
  const count = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  return [
    ...Array.from({ length: first.getUTCDay() }, () => null),
    ...Array.from({ length: count }, (_, no) => `${month}-${String(no + 1).padStart(2, '0')}`),
  ]
}

/** The cells in weeks of seven, the last one filled up. */
export function weeksOf(month: string): (string | null)[][] {
  const cells = monthCells(month)
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, no) => cells[week * 7 + no] ?? null),
  )
}

/** `2026-12` is one after `2026-11`. */
export function monthAfter(month: string, by: number): string {
  const first = new Date(`${month}-01T00:00:00Z`)
  first.setUTCMonth(first.getUTCMonth() + by)
  return first.toISOString().slice(0, 7)
}

/** `2026-12-01` is one after `2026-11-30`. */
export function dayAfter(day: string, by: number): string {
  const at = new Date(`${day}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + by)
  return at.toISOString().slice(0, 10)
}

/** The Sunday of a day's week. */
export const sundayOf = (day: string): string => dayAfter(day, -new Date(`${day}T00:00:00Z`).getUTCDay())
