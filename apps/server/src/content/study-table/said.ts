import { isRecord } from '../json.ts'
import type { Cells } from './cells.ts'

/** A sentence of a row. */
export function saidIn(cells: Cells) {
  const audio = audioIn(cells)
  return {
    /** Whether the table says anything of sounds. */
    isHeard: cells.has('audio'),
    hakka: { text: cells.needed('hakka'), pinyin: cells.text('pinyin'), ...(audio && { audio }) },
    chinese: { text: cells.text('chinese') },
  }
}

export type Said = ReturnType<typeof saidIn>

/**
 * What becomes of a sentence: a table without sounds leaves those that there are, also where it says other words: pupils go
 * on hearing it, and editors are told that it may not fit any more (`noteSounds`).
 */
export function sentenceOf({ isHeard, hakka, chinese }: Said, before: Record<string, unknown> | undefined) {
  const known = before?.hakka
  if (isHeard || !isRecord(known) || !known.audio) return { hakka, chinese }
  return { hakka: { ...hakka, audio: known.audio }, chinese }
}

/** Whether a sentence says these words. */
export const says = (sentence: Record<string, unknown> | undefined, text: string): boolean =>
  isRecord(sentence?.hakka) && sentence.hakka.text === text

/**
 * What the sentence of each row was: the one of the same words, else the one that stood in its place, unless another row
 * says that now.
 * @param rows `place` counts from 1
 */
export function earlierOf(
  rows: readonly { text: string; place: number }[],
  earlier: readonly Record<string, unknown>[],
): (Record<string, unknown> | undefined)[] {
  const isSaid = (sentence: Record<string, unknown>) => rows.some(({ text }) => says(sentence, text))
  return rows.map(({ text, place }) => {
    const same = earlier.find((own) => says(own, text))
    const there = earlier[place - 1]
    return same ?? (there && !isSaid(there) ? there : undefined)
  })
}

function audioIn(cells: Cells): { url: string; synthetic?: true } | undefined {
  const url = cells.file('audio', '聲音')
  const mark = cells.text('synthetic')
  if (!['', '0', '1', '是', '否'].includes(mark)) cells.fault('synthetic', '合成語音請填 1，不是就空著')
  if (url === '') return undefined
  return mark === '1' || mark === '是' ? { url, synthetic: true } : { url }
}

/** The column of a part of a sentence. */
export const saidColumn = (path: readonly PropertyKey[]): string => {
  const [part, key] = path
  if (part === 'chinese') return 'chinese'
  if (part === 'hakka') return key === 'pinyin' ? 'pinyin' : key === 'audio' ? 'audio' : 'hakka'
  return ''
}

/** What an item has under a key, as it was written. */
export const listIn = (
  content: Record<string, unknown> | undefined,
  key: string,
): Record<string, unknown>[] => {
  const own = content?.[key]
  return Array.isArray(own) ? own.filter(isRecord) : []
}
