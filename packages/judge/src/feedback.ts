import { levelAt } from './contours.ts'
import type { JudgedSyllable } from './port.ts'

const PASSES_ABOVE = 60
const SENTENCES = 2

/**
 * One or two sentences of advice. Pinyin stands in braces, with contour numbers (`{vug2}`): whoever shows the sentence
 * writes it with marks or numbers, as the reader chose, and without the braces.
 *
 * @param isOther other words were said, or none
 * @param isOff the tune of the whole is another, though no tone for itself is surely wrong
 */
export function feedbackOf(
  syllables: readonly JudgedSyllable[],
  score: number,
  { isOther = false, isOff = false }: { isOther?: boolean; isOff?: boolean } = {},
): string[] {
  if (isOther) {
    return [
      syllables.length > 1
        ? '聽起來和要唸的詞句差很多，先聽一次示範，再把每個字都唸出來。'
        : '聽起來和要唸的字差很多，先聽一次示範，再唸一次。',
    ]
  }
  const faults = syllables
    .map((syllable, i) => ({ syllable, i }))
    .filter(({ syllable }) => syllable.toneHeard !== undefined || syllable.heard !== undefined)
    .toSorted((a, b) => a.syllable.score - b.syllable.score)
    .slice(0, SENTENCES)
    .toSorted((a, b) => a.i - b.i)
  if (faults.length)
    return faults.map(({ syllable, i }) => sentence(syllable, place(syllable, i, syllables.length)))
  if (isOff) {
    return [
      syllables.length > 1
        ? '每個音都聽得出來，但是高低起伏和示範不一樣；再聽一次示範，跟著它的調子唸。'
        : '音聽得出來，但是聲調和示範不一樣；再聽一次示範，跟著它的調子唸。',
    ]
  }
  if (score > 85) return ['唸得很標準！']
  if (score > PASSES_ABOVE) return ['唸得不錯，每個字再唸清楚一點會更好。']
  const [weakest] = syllables
    .map((syllable, i) => ({ syllable, i }))
    .toSorted((a, b) => a.syllable.score - b.syllable.score)
  if (!weakest) return ['再唸一次看看。']
  const { syllable, i } = weakest
  return [`${place(syllable, i, syllables.length)}不夠清楚，應該唸 {${syllable.pinyin}}，再唸一次看看。`]
}

function place({ text }: JudgedSyllable, index: number, count: number): string {
  const character = text ? `「${text}」` : ''
  return count === 1 ? character || '這個字' : `第 ${index + 1} 個字${character}`
}

function sentence({ pinyin, toneHeard, heard }: JudgedSyllable, where: string): string {
  if (heard !== undefined && toneHeard === undefined) {
    return `${where}聽起來像 {${heard}${contourOf(pinyin)}}，應該唸 {${pinyin}}。`
  }
  if (heard !== undefined) return `${where}的發音和聲調都不太對，應該唸 {${pinyin}}。`
  const wanted = contourOf(pinyin)
  return `${where}${slip(toneHeard ?? wanted, wanted)}，要唸${shape(pinyin, wanted)}的 {${pinyin}}。`
}

const contourOf = (pinyin: string) => pinyin.replace(/^[a-z]+/, '')

/** What was wrong with the tone. */
function slip(heard: string, wanted: string): string {
  const rise = (contour: string) => levelAt(contour, 1) - levelAt(contour, 0)
  const height = (contour: string) => (levelAt(contour, 0) + levelAt(contour, 0.5) + levelAt(contour, 1)) / 3
  const [was, should] = [Math.sign(rise(heard)), Math.sign(rise(wanted))]
  if (was === should) return height(heard) > height(wanted) ? '唸得太高' : '唸得太低'
  if (was > 0) return '唸成上揚的調'
  if (was < 0) return '唸成下降的調'
  return should > 0 ? '沒有往上揚' : '沒有往下降'
}

/** How the tone should sound, in words a pupil knows. */
function shape(pinyin: string, contour: string): string {
  const short = /(?:[bd]|[^n]g)\d+$/.test(pinyin)
  const [first = 3, last = first] = [levelAt(contour, 0), levelAt(contour, 1)]
  if (short) return last >= 4 || first >= 4 ? '高而短' : '低而短'
  if (last > first) return '由低往上揚'
  if (last < first) return first >= 5 ? '由高往下降' : '由中往下降'
  return first >= 5 ? '高而平' : first <= 1 ? '低而平' : '中而平'
}
