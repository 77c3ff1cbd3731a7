import { isPinyin } from '@hakka/hakka/pinyin'

type Json = Record<string, unknown>
const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const PICTURE = /\.(?:webp|png|jpe?g|avif|gif)$/i
const SOUND = /\.(?:mp3|wav|m4a|ogg|webm)$/i
const ADDRESS = /^(?:\/|https?:)/

/** A picture or sound, whether its address stands alone or in an object. */
export function fileIn(
  value: unknown,
): { kind: 'picture' | 'sound'; url: string; synthetic: boolean } | undefined {
  const url = isRecord(value) ? value.url : value
  if (typeof url !== 'string' || !ADDRESS.test(url)) return undefined
  const kind = PICTURE.test(url) ? 'picture' : SOUND.test(url) ? 'sound' : undefined
  return kind && { kind, url, synthetic: isRecord(value) && value.synthetic === true }
}

/** Longer lists are told by their beginning. */
const SHOWN = 12
/** Of an item so many texts tell which it is. */
const TEXTS = 2

/** A list or a part of a content in lines that a person reads: the first texts of each item, nothing of how it is stored. */
export function clashLines(value: object): { lines: string[]; more: number } {
  if (!Array.isArray(value)) return { lines: textsIn(value).slice(0, SHOWN), more: 0 }
  const lines = value.map(
    (own: unknown, at) => `${at + 1}. ${textsIn(own).slice(0, TEXTS).join('・') || '還沒寫'}`,
  )
  return { lines: lines.slice(0, SHOWN), more: Math.max(0, lines.length - SHOWN) }
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return isSaid(value) ? [value.replace(/<[^>]*>/g, ' ').trim()] : []
  if (typeof value !== 'object' || value === null) return []
  const texts = Object.entries(value).flatMap(([key, own]) => (key === 'lang' ? [] : textsIn(own)))
  return [...new Set(texts)].filter(Boolean)
}

/** Neither a file nor a reading: those go with the text beside them. */
const isSaid = (text: string): boolean => !ADDRESS.test(text) && !(/\d/.test(text) && isPinyin(text))
