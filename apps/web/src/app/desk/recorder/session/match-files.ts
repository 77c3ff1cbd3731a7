import { foldHakka } from '@hakka/hakka/fold'

/** A sentence that files are matched to. */
interface Line {
  text: string
}

/** A text as names of files write it: without what no name may have, and whatever way its characters are written. */
const plain = (text: string): string =>
  foldHakka(text.normalize('NFC')).replace(/[^\p{L}\p{N}\u{E000}-\u{F8FF}]/gu, '')

/** The name of a file without folders and ending. */
const stem = (path: string): string => (path.split('/').at(-1) ?? path).replace(/\.[^.]*$/, '')

/**
 * Which sentence each file is of: the one that it is named by, whole or behind a number (`03 恁仔細.mp3`), else the one of
 * that number. Each sentence takes one file; of those that say the same the first that is free.
 * @returns the place of a file's sentence; `undefined` where nobody knows
 */
export function matchFiles(names: readonly string[], lines: readonly Line[]): (number | undefined)[] {
  const texts = lines.map(({ text }) => plain(text))
  const taken = new Set<number>()
  const take = (place: number | undefined): number | undefined => {
    if (place === undefined || place < 0 || taken.has(place)) return undefined
    taken.add(place)
    return place
  }
  const named = names.map((name) => {
    const [, number, rest = ''] = /^0*(\d{1,4})(?:[\s._-]+(.*))?$/.exec(stem(name)) ?? []
    return {
      number: number === undefined ? undefined : Number(number),
      text: plain(number === undefined ? stem(name) : rest),
    }
  })
  const free = (text: string, number: number | undefined): number | undefined => {
    if (text === '') return undefined
    // Said twice, the number tells which.
    const own = number === undefined ? -1 : number - 1
    if (texts[own] === text && !taken.has(own)) return own
    const found = texts.findIndex((one, place) => one === text && !taken.has(place))
    return found < 0 ? undefined : found
  }
  // Names before numbers: a file that says what it is of is believed.
  const byText = named.map(({ text, number }) => take(free(text, number)))
  return named.map(({ number, text }, at) => {
    const found = byText[at]
    if (found !== undefined) return found
    // Named otherwise than the sentence of its number: nobody knows.
    if (number === undefined || number > lines.length || text !== '') return undefined
    return take(number - 1)
  })
}
