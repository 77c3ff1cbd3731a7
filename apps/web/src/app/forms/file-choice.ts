/** 812 KB, 3.4 MB: as a file manager says it. */
export function sizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} 位元組`
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`
  const megabytes = bytes / 1024 / 1024
  return `${megabytes < 10 ? megabytes.toFixed(1).replace(/\.0$/, '') : Math.round(megabytes)} MB`
}

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
