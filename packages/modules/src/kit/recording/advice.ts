import { formatPinyin, type PinyinStyle } from '@hakka/hakka/pinyin'

/** A piece of a sentence of advice: Chinese, or pinyin as the reader wants it. */
export interface AdvicePiece {
  text: string
  pinyin: boolean
}

const BRACED = /\{([a-z]+\d{1,3}(?: [a-z]+\d{1,3})*)\}/

/** Cuts a judge's sentence at its pinyin, which stands in braces with contour numbers: 「要唸高而短的 {vug5}。」 */
export function advicePieces(sentence: string, dialectId: number, style: PinyinStyle): AdvicePiece[] {
  return sentence
    .split(BRACED)
    .map((text, at) =>
      at % 2 === 1 ? { text: formatPinyin(text, dialectId, style), pinyin: true } : { text, pinyin: false },
    )
    .filter(({ text }) => text !== '')
}
