import { parsePinyin } from './pinyin.ts'
import { isSyllableLike } from './syllables.ts'
import { TONE_MARKS } from './tones.ts'

/** Contours of any dialect. One that another dialect has may be a borrowed reading (四縣 畀 `bi53`); 99 is nobody's. */
const CONTOURS: ReadonlySet<string> = new Set(Object.values(TONE_MARKS).flatMap(Object.keys))

/**
 * Why a reading is none that a dialect could have, however well it is written: letters that are no syllable, a number that
 * is no contour. `undefined` where it could be one.
 */
export function unsayable(pinyin: string): string | undefined {
  for (const { letters, tone } of parsePinyin(pinyin)) {
    if (!isSyllableLike(letters)) return `客語沒有「${letters}」這個音節`
    if (!CONTOURS.has(tone)) return `「${letters}${tone}」的調值 ${tone} 不是客語的聲調`
  }
  return undefined
}
