const DAY_MS = 24 * 60 * 60_000

/** `2026-12-01` is one after `2026-11-30`. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
