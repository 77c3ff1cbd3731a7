import { graphemes } from '@hakka/hakka/characters'
import { isPinyin } from '@hakka/hakka/pinyin'
import { rubyMismatch } from '@hakka/hakka/ruby'
import { unsayable } from '@hakka/hakka/sayable'
import type { Part } from '@hakka/modules/server'
import { stringsIn, uncovered } from '../domain/fonts/coverage.ts'
import type { PackProblem } from './pack.ts'
import { readingPairs } from './pairs.ts'
import { readingTexts } from './reading-texts.ts'

type Problem = Omit<PackProblem, 'file'>

/**
 * What is wrong with the texts of a file: characters that no face shows, readings that are no readings.
 * @param source the whole file as written
 * @param isWritten an editor writes it now: also what no dialect could say is told. Packs that were released stay readable
 */
export function textProblems(
  parts: readonly Part[],
  source: unknown,
  dialectId: number,
  isWritten = false,
): Problem[] {
  const problems: Problem[] = []
  const missing = uncovered({ reading: readingTexts(parts), interface: stringsIn(source) })
  if (missing.length > 0) {
    const path = placeOf(source, missing) ?? '$'
    problems.push({ path, reason: `沒有字型可以顯示：${missing.join('')}` })
  }
  for (const { path, text, pinyin } of readingPairs(parts, dialectId)) {
    const reason = (isWritten ? writtenProblem : readingProblem)(text, pinyin)
    if (reason) problems.push({ path, reason })
  }
  return problems
}

/** Where the first text stands that has one of these characters. */
function placeOf(value: unknown, characters: readonly string[], path = '$'): string | undefined {
  if (typeof value === 'string') return characters.some((own) => value.includes(own)) ? path : undefined
  if (typeof value !== 'object' || value === null) return undefined
  const isList = Array.isArray(value)
  for (const [key, own] of Object.entries(value)) {
    const found = placeOf(own, characters, isList ? `${path}[${key}]` : `${path}.${key}`)
    if (found !== undefined) return found
  }
  return undefined
}

/** Why a reading can be none of a text; `undefined` where it can. */
function readingProblem(text: string, pinyin: string | undefined): string | undefined {
  const said = cut(text)
  if (pinyin === undefined) return `客語「${said}」沒有拼音（若是華語請加 "lang": "zh"）`
  if (pinyin !== '' && !isPinyin(pinyin)) return `拼音「${cut(pinyin)}」格式不對`
  const mismatch = rubyMismatch(text, pinyin)
  if (mismatch && pinyin === '') return `「${said}」還沒有拼音`
  return mismatch && `「${said}」 ${cut(pinyin)}：${mismatch}`
}

/** The same of what an editor writes: neither can it be what no dialect could say. */
export function writtenProblem(text: string, pinyin: string | undefined): string | undefined {
  const problem = readingProblem(text, pinyin)
  const unsaid = problem === undefined && pinyin !== undefined ? unsayable(pinyin) : undefined
  return unsaid ? `「${cut(text)}」 ${cut(pinyin ?? '')}：${unsaid}` : problem
}

/** So much of a text is enough to find it by. */
const TOLD = 60

const cut = (text: string): string => {
  const all = graphemes(text)
  return all.length > TOLD ? `${all.slice(0, TOLD).join('')}…` : text
}
