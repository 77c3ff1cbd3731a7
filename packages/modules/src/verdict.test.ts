import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { PublicContent } from './kit/public.ts'
import { joinedScore, type Score } from './kit/score.ts'
import { type ModuleType, moduleTypes, verdictOn } from './server.ts'

const LESSON = { words: [] }
const sampleOf = (type: ModuleType): unknown =>
  type.schema.parse(JSON.parse(readFileSync(new URL(`${type.id}/sample.json`, import.meta.url), 'utf8')))

const scored = [...moduleTypes.values()].filter((type) => type.asks)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An answer in the numbers that were shown. */
function inShownNumbers({ numbers }: PublicContent, answer: unknown): unknown {
  const shown = new Map([...numbers].map(([number, own]) => [own, number]))
  const one = (value: unknown): unknown => {
    if (typeof value === 'number') return shown.get(value)
    if (Array.isArray(value)) return value.map(one)
    return isRecord(value)
      ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, one(part)]))
      : value
  }
  return numbers.size === 0 ? answer : one(answer)
}

/** What is right, in other places or in another order. */
function confused(answer: unknown): unknown {
  if (typeof answer === 'string') return ''
  if (Array.isArray(answer)) return [...answer.slice(1, 2), ...answer.slice(0, 1)]
  if (!isRecord(answer)) return answer
  if ('taps' in answer && Array.isArray(answer.taps))
    return { ...answer, taps: answer.taps.slice(0, 1).map((tap) => (tap + 1) % 4) }
  const values = Object.values(answer)
  return Object.fromEntries(Object.keys(answer).map((key, at) => [key, values.at(at - 1)]))
}

const isWhole = (score: Score) => score.kind === 'points' && score.total > 0 && score.earned === score.total

describe.each(scored)('a verdict on $id', (type) => {
  const content = sampleOf(type)
  const shown = type.publicContent(content)
  const solution = type.solution(content)
  const asShown = inShownNumbers(shown, solution)

  it('is the same whoever marks: what is right is done and earns every point', () => {
    const own = type.mark(content, solution, LESSON)
    const served = verdictOn(type, content, asShown, LESSON)
    for (const verdict of [own, served]) {
      expect(verdict.done).toBe(true)
      expect(isWhole(verdict.score)).toBe(true)
    }
    expect(served.full).toEqual(own.full)
    expect(new Set(served.right)).toEqual(new Set([inShownNumbers(shown, own.right)].flat()))
  })

  it('says what is wrong, and is not done', () => {
    for (const verdict of [
      type.mark(content, confused(solution), LESSON),
      verdictOn(type, content, confused(asShown), LESSON),
    ]) {
      expect(isWhole(verdict.score)).toBe(false)
      // A text is done as it is sent.
      if (typeof solution === 'string') continue
      expect(verdict.done).toBe(false)
      expect(verdict.right).toEqual([])
    }
  })

  it('on one part after the other earns together what it earns on all', () => {
    if (!isRecord(solution) || 'taps' in solution) return
    const parts = Object.entries(solution).map(([key, part]) => type.mark(content, { [key]: part }, LESSON))
    const sum = joinedScore(parts.map(({ score }) => score))
    // Where a point is for several parts together, single ones have none of it.
    if (!parts.every(({ score }) => score.kind === 'points' && score.earned > 0)) return
    expect(isWhole(sum)).toBe(true)
  })

  it('is none of what is no answer, and never throws', () => {
    for (const answer of [undefined, null, 7, [], {}, { 0: [999_999] }, [999_999], { taps: [1] }]) {
      const verdict = verdictOn(type, content, answer, LESSON)
      expect(verdict.right).toEqual([])
      expect(isWhole(verdict.score)).toBe(false)
    }
  })
})

it('of what is only read there is no verdict', () => {
  for (const type of moduleTypes.values())
    if (!scored.includes(type))
      expect(verdictOn(type, sampleOf(type), null, LESSON)).toMatchObject({
        done: false,
        score: { kind: 'none' },
      })
})
