import type { PlacedAnswer, Score } from '#kit/score.ts'
import type { FirstTry } from '#kit/verdict.ts'

/** What was kept may be of an older version of the site, or of another hand: each reader says `undefined` then. */
export const readRecord = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : undefined

export const readNumbers = (value: unknown): number[] | undefined =>
  Array.isArray(value) && value.every((own) => typeof own === 'number') ? value : undefined

export const readTexts = (value: unknown): string[] | undefined =>
  Array.isArray(value) && value.every((own) => typeof own === 'string') ? value : undefined

/** A record all of whose values are read by the same reader. */
export function readEach<T>(
  value: unknown,
  read: (own: unknown) => T | undefined,
): Record<string, T> | undefined {
  const record = readRecord(value)
  if (!record) return undefined
  const entries = Object.entries(record).flatMap(([key, own]) => {
    const known = read(own)
    return known === undefined ? [] : [[key, known] as const]
  })
  return entries.length === Object.keys(record).length ? Object.fromEntries(entries) : undefined
}

export const readPlaced = (value: unknown): PlacedAnswer | undefined => readEach(value, readNumbers)

export function readScore(value: unknown): Score | undefined {
  const { kind, earned, total, claimed } = readRecord(value) ?? {}
  if (kind === 'none') return { kind }
  if (kind !== 'points' || typeof earned !== 'number' || typeof total !== 'number') return undefined
  return { kind, earned, total, ...(claimed === true ? { claimed } : {}) }
}

export function readFirstTry(value: unknown): FirstTry | undefined {
  const record = readRecord(value)
  const answer = readPlaced(record?.answer)
  const score = readScore(record?.score)
  const misses = record?.misses
  return answer && score && { answer, score, ...(typeof misses === 'number' ? { misses } : {}) }
}
