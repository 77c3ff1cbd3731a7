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

/** What becomes of a sentence: a table without sounds leaves those of the same words. */
export function sentenceOf({ isHeard, hakka, chinese }: Said, before: Record<string, unknown> | undefined) {
  const known = before?.hakka
  if (isHeard || !isRecord(known) || known.text !== hakka.text || !known.audio) return { hakka, chinese }
  return { hakka: { ...hakka, audio: known.audio }, chinese }
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
