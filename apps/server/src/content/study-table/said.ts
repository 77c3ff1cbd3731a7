import type { Cells } from './cells.ts'

/** A sentence of a row. */
export function saidIn(cells: Cells) {
  const audio = audioIn(cells)
  return {
    hakka: { text: cells.needed('hakka'), pinyin: cells.text('pinyin'), ...(audio && { audio }) },
    chinese: { text: cells.text('chinese') },
  }
}

const FILE = /^\/files\/[0-9a-z]{16,128}(\.[a-z0-9]{2,5})?$/

/** The address of a stored sound, as an export gives it. */
function audioIn(cells: Cells): { url: string; synthetic?: true } | undefined {
  const url = cells.text('audio')
  const mark = cells.text('synthetic')
  if (!['', '0', '1', '是', '否'].includes(mark)) cells.fault('synthetic', '合成語音請填 1，不是就空著')
  if (url === '') return undefined
  if (!FILE.test(url)) cells.fault('audio', '聲音要是本站的檔案位址（/files/…），沒有就空著')
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
  return Array.isArray(own) ? own.filter((one) => typeof one === 'object' && one !== null) : []
}
