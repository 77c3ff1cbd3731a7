/** One syllable of the Ministry's pinyin, taken apart. `vowel` is the rime without its coda, '' in m, n and ng. */
export interface SyllableParts {
  initial: string
  vowel: string
  coda: string
  contour: string
  stopped: boolean
}

const SYLLABLE = /^(zh|ch|sh|rh|ng|bb|[bpmfvdtnlgkhjqxzcs])?([aeiou][aeiour]*)?(nn|ng|[mnbdg])?(\d{1,3})$/

/** @returns null where it is not a syllable of the Ministry's pinyin with a tone number */
export function parseSyllable(pinyin: string): SyllableParts | null {
  const parts = SYLLABLE.exec(pinyin)
  if (!parts) return null
  const [, initial = '', vowel = '', coda = '', contour = ''] = parts
  if (vowel) return { initial, vowel, coda, contour, stopped: ['b', 'd', 'g'].includes(coda) }
  // hm, hng, gng: a sound before a syllabic nasal; without one, the nasal is all there is.
  if (initial && coda)
    return initial === 'h' || initial === 'g' ? { initial, vowel, coda, contour, stopped: false } : null
  return { initial: '', vowel: '', coda: initial || coda, contour, stopped: false }
}
