import { foldHakka } from '@hakka/hakka/fold'
import type { Pool } from 'pg'
import { findReading, idsOf } from '../../domain/dictionary/lookup-store.ts'
import { pairsOf } from '../../domain/dictionary/pairs.ts'
import { isRecord } from '../json.ts'
import type { MadeModule } from './modules-of.ts'

/**
 * Gives Hakka without a reading the one of the dictionary, where it is a word that has one and no other in the dialect; the
 * rest is left to the editor, to whom the module says so.
 */
export async function withReadings(
  pool: Pool,
  modules: readonly MadeModule[],
  dialectId: number,
): Promise<MadeModule[]> {
  const texts = [...new Set(modules.flatMap(({ content }) => [...unread(content)]))]
  const ids = await idsOf(pool, texts.map(foldHakka))
  const readings = new Map<string, string>()
  for (const text of texts) {
    const id = ids.get(foldHakka(text))
    const found = id === undefined ? undefined : await findReading(pool, id, dialectId)
    const pairs = found ? pairsOf(found.headword, found.reading).filter(({ word }) => word === text) : []
    const [only, ...others] = new Set(pairs.map(({ pinyin }) => pinyin))
    if (only && others.length === 0) readings.set(text, only)
  }
  return modules.map((own) => ({ ...own, content: read(own.content, readings) }))
}

const hakkaIn = (value: Record<string, unknown>): string | undefined => {
  const text = value.hakka ?? value.text
  return value.pinyin === '' && typeof text === 'string' ? text : undefined
}

function* unread(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const own of value) yield* unread(own)
  if (!isRecord(value)) return
  const text = hakkaIn(value)
  if (text !== undefined) yield text
  for (const own of Object.values(value)) yield* unread(own)
}

function read(value: unknown, readings: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((own) => read(own, readings))
  if (!isRecord(value)) return value
  const reading = readings.get(hakkaIn(value) ?? '')
  const inner = Object.fromEntries(Object.entries(value).map(([key, own]) => [key, read(own, readings)]))
  return reading === undefined ? inner : { ...inner, pinyin: reading }
}
