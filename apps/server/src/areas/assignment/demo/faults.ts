import type { ModuleType } from '@hakka/modules/server'
import { chance } from './chance.ts'

/** What somebody knows: how surely she has something right, and the number that her luck is drawn by. */
export interface Knows {
  skill: number
  luck: number
}

/** So many wrong answers are tried in a place before it is left right. */
const TRIED = 6

/** What she answers to a content: its solution, with other answers where luck wants it that its type marks as wrong. */
export function answerOf(type: ModuleType, content: unknown, { skill, luck }: Knows): unknown {
  const right = type.solution(content)
  if (typeof right !== 'object' || right === null) return right
  const places: [string, unknown][] = Object.entries(right)
  const earned = (answer: unknown): number => {
    const parsed = type.answer.safeParse(answer)
    const score = parsed.success ? type.score(content, parsed.data) : undefined
    return score?.kind === 'points' ? score.earned : Number.NaN
  }
  let given: unknown = right
  for (const [at, [place, value]] of places.entries()) {
    if (chance(luck, at + 11) < skill) continue
    const now = earned(given)
    const elsewhere = places.slice(at + 1).concat(places.slice(0, at))
    const wrong = [...neighbours(value), ...elsewhere.map(([, other]) => other)]
      .slice(0, TRIED)
      .map((other) => put(given, place, other))
    given = wrong.find((answer) => earned(answer) < now) ?? given
  }
  return given
}

/** Options beside those that are right, where they are numbers. */
function neighbours(value: unknown): unknown[] {
  const [first] = Array.isArray(value) ? value : []
  return typeof first === 'number' ? [[first + 1], [first - 1]] : []
}

const idsIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/**
 * An answer with something else in a place. An option lies in one place: where it lay before lies what it took the place
 * of. Questions that count their options each from 1 are left alone.
 */
function put(answer: unknown, place: string, value: unknown): unknown {
  if (Array.isArray(answer)) return answer.with(Number(place), value)
  const areas: [string, unknown][] = Object.entries(Object(answer))
  const all = areas.flatMap(([, laid]) => idsIn(laid))
  const moved = new Set(new Set(all).size === all.length ? idsIn(value) : [])
  const before = areas.find(([area]) => area === place)?.[1]
  const rest = areas.map(([area, laid]) => [area, idsIn(laid).some((id) => moved.has(id)) ? before : laid])
  return { ...Object.fromEntries(rest), [place]: value }
}
