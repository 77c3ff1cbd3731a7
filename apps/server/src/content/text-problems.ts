import { isPinyin } from '@hakka/hakka/pinyin'
import { rubyMismatch } from '@hakka/hakka/ruby'
import type { Part } from '@hakka/modules/server'
import { stringsIn, uncovered } from '../domain/fonts/coverage.ts'
import type { PackProblem } from './pack.ts'
import { readingPairs } from './pairs.ts'
import { readingTexts } from './reading-texts.ts'

type Problem = Omit<PackProblem, 'file'>

/**
 * What is wrong with the texts of a file: characters that no face shows, readings that are no readings.
 * @param source the whole file as written
 */
export function textProblems(parts: readonly Part[], source: unknown, dialectId: number): Problem[] {
  const problems: Problem[] = []
  const missing = uncovered({ reading: readingTexts(parts), interface: stringsIn(source) })
  if (missing.length > 0) problems.push({ path: '$', reason: `沒有字型可以顯示：${missing.join('')}` })
  for (const { path, text, pinyin } of readingPairs(parts, dialectId)) {
    const reason = readingProblem(text, pinyin)
    if (reason) problems.push({ path, reason })
  }
  return problems
}

function readingProblem(text: string, pinyin: string | undefined): string | undefined {
  if (pinyin === undefined) return `客語「${text}」沒有拼音（若是華語請加 "lang": "zh"）`
  if (pinyin !== '' && !isPinyin(pinyin)) return `拼音「${pinyin}」格式不對`
  const mismatch = rubyMismatch(text, pinyin)
  return mismatch && `「${text}」 ${pinyin}：${mismatch}`
}
