import type { JudgedSyllable } from '#kit/host.ts'
import { ROUND_SENTENCES, type Round, type Said } from './round.ts'

type Fields = Record<string, unknown>

const fields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {})

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

function syllable(value: unknown): JudgedSyllable[] {
  const { text, pinyin, score, toneHeard, heard, learner, reference } = fields(value)
  if (typeof text !== 'string' || typeof pinyin !== 'string' || !isNumber(score)) return []
  return [
    {
      text,
      pinyin,
      score,
      ...(typeof toneHeard === 'string' ? { toneHeard } : {}),
      ...(typeof heard === 'string' ? { heard } : {}),
      learner: listOf(learner).filter(isNumber),
      reference: listOf(reference).filter(isNumber),
    },
  ]
}

function saidOf(value: unknown): Said | undefined {
  const { score, syllables } = fields(value)
  return isNumber(score) ? { score, syllables: listOf(syllables).flatMap(syllable) } : undefined
}

/**
 * A round as this browser kept it; `undefined` for what is damaged, or names sentences that are no longer there.
 * @param ids of the category's sentences
 */
export function readRound(value: unknown, ids: readonly number[]): Round | undefined {
  const own = fields(value)
  const kept = listOf(own.ids).filter(isNumber)
  const { at, over } = own
  const fits = kept.length > 0 && kept.length <= ROUND_SENTENCES && kept.every((id) => ids.includes(id))
  if (!fits || !isNumber(at) || !Number.isInteger(at) || at < 0 || at >= kept.length) return undefined
  const said = fields(own.said)
  const again = Object.entries(fields(own.again)).flatMap(([key, score]) =>
    isNumber(score) ? [[key, score]] : [],
  )
  const results = kept.flatMap((id) => {
    const result = saidOf(said[id])
    return result ? [[id, result]] : []
  })
  return {
    ids: kept,
    at,
    said: Object.fromEntries(results),
    over: over === true && results.length > 0,
    again: Object.fromEntries(again),
  }
}
