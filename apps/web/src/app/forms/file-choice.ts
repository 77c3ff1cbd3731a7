import { sizeText } from './size-text.ts'

export interface FileLimits {
  /** How many files there may be. */
  max: number
  maxBytes: number
}

/**
 * What becomes of files that were picked or dropped: those that fit are kept after the ones before (one that may be
 * alone takes its place), and each of the others is refused in a sentence. The server looks again.
 */
export function chooseFiles(
  before: readonly File[],
  picked: readonly File[],
  { max, maxBytes }: FileLimits,
): { files: File[]; refusals: string[] } {
  const tooBig = picked.filter((file) => file.size > maxBytes)
  const refusals = tooBig.map(
    (file) => `「${file.name}」有 ${sizeText(file.size)}，上限是 ${sizeText(maxBytes)}`,
  )
  const empty = picked.filter((file) => file.size === 0)
  refusals.push(...empty.map((file) => `「${file.name}」是空的檔案`))
  const fit = picked.filter((file) => !tooBig.includes(file) && !empty.includes(file))
  const all = max === 1 && fit.length > 0 ? fit : [...before, ...fit]
  if (all.length > max) refusals.push(`最多 ${max} 個檔案，多的 ${all.length - max} 個沒有加入`)
  return { files: all.slice(0, max), refusals }
}
