import { formatPinyin, parsePinyin } from '@hakka/hakka/pinyin'
import { readTyped } from '@hakka/hakka/typed'

const BETWEEN = '、'

/** Readings as a reader wants them shown; several of one word stay apart by 、. */
export const shownReading = (text: string, dialectId: number, style: 'marks' | 'numbers'): string =>
  text
    .split(BETWEEN)
    .map((own) => formatPinyin(own, dialectId, style) || own)
    .join(BETWEEN)

/** Whether what was typed is a reading of the word in this dialect. */
export function isTypedReading(text: string, dialectId: number, typed: string): boolean {
  const asked = readTyped(typed, dialectId)
  if (!asked) return false
  return text.split(BETWEEN).some((own) => {
    const syllables = parsePinyin(own)
    return (
      syllables.length === asked.length &&
      syllables.every(({ letters, tone }, at) => {
        const meant = asked[at]
        return meant?.letters === letters && (!meant.tones || meant.tones.includes(tone))
      })
    )
  })
}
