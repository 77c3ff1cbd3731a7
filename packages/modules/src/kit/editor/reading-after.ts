import { hanOf } from '@hakka/hakka/characters'

/**
 * What is left of a reading when its text is written otherwise: the characters that stayed keep their syllables. So a
 * text that was typed over never keeps the reading of what stood there before.
 * @param reading contour numbers; one that did not fit its text stays as it is
 * @example readingAfter('食飯', '食粥', 'siid5 fan55') // 'siid5'
 */
export function readingAfter(before: string, after: string, reading: string): string {
  const old = hanOf(before)
  const now = hanOf(after)
  const syllables = reading.split(' ').filter((own) => own !== '')
  if (syllables.length === 0 || syllables.length !== old.length) return reading
  const most = Math.min(old.length, now.length)
  let head = 0
  while (head < most && old[head] === now[head]) head++
  let tail = 0
  while (tail < most - head && old.at(-1 - tail) === now.at(-1 - tail)) tail++
  return [...syllables.slice(0, head), ...syllables.slice(syllables.length - tail)].join(' ')
}
