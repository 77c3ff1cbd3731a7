import {
  readEach,
  readFirstTry,
  readNumbers,
  readPlaced,
  readRecord,
  readTexts,
} from '#kit/kept/read-kept.ts'
import { type AnswerState, answerReducer } from './answer-area.ts'

/** What of a board is kept: all but what is in hand. What was wrong is back in the pool. */
export function answerToKeep(state: AnswerState) {
  const { order, placed, right, full, done, tried, bounced, misses, firstPlaces, first } = answerReducer(
    state,
    { type: 'settle' },
  )
  return { order, placed, right, full, done, tried, bounced, misses, firstPlaces, first }
}

/**
 * A board as it was kept.
 * @param fresh the same board as it begins
 * @returns `undefined` for what is none, or is that of other options and areas
 */
export function keptAnswer(kept: unknown, fresh: AnswerState): AnswerState | undefined {
  const record = readRecord(kept) ?? {}
  const { done, misses } = record
  const order = readNumbers(record.order)
  const placed = readPlaced(record.placed)
  const right = readNumbers(record.right)
  const full = readTexts(record.full)
  const tried = readEach(record.tried, readTexts)
  const bounced = readNumbers(record.bounced)
  const firstPlaces = readEach(record.firstPlaces, (own) => (typeof own === 'string' ? own : undefined))
  if (!(order && placed && right && full && tried && bounced && firstPlaces)) return undefined
  if (typeof done !== 'boolean' || typeof misses !== 'number') return undefined
  const options = order.length === fresh.order.length && fresh.order.every((id) => order.includes(id))
  const lying = Object.values(placed).flat()
  const areas =
    Object.keys(placed).length === fresh.areas.length &&
    fresh.areas.every(({ id }) => placed[id]) &&
    lying.every((id) => order.includes(id)) &&
    new Set(lying).size === lying.length
  if (!options || !areas) return undefined
  const first = readFirstTry(record.first) ?? null
  return { ...fresh, order, placed, right, full, done, tried, bounced, misses, firstPlaces, first }
}
