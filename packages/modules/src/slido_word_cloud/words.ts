import { graphemes } from '@hakka/hakka/characters'

/** A word as it was given, and how often. */
export interface CloudWord {
  text: string
  count: number
}

/** Graphemes of a word, different words in a cloud, and times that one is counted. */
export const WORD_MAX = 12
export const WORDS_MAX = 40
export const COUNT_MAX = 99

/** A word as it is counted: alike whatever space was typed around and inside. */
export const wordOf = (typed: string): string => typed.normalize('NFC').trim().replace(/\s+/g, ' ')

export const isWord = (typed: string): boolean => {
  const count = graphemes(wordOf(typed)).length
  return count > 0 && count <= WORD_MAX
}

/** A word as it was kept, or `undefined` where it is none. */
export function readWord(value: unknown): CloudWord | undefined {
  if (typeof value !== 'object' || value === null || !('text' in value) || !('count' in value))
    return undefined
  const { text, count } = value
  if (typeof text !== 'string' || !isWord(text)) return undefined
  if (typeof count !== 'number' || !Number.isInteger(count) || count < 1 || count > COUNT_MAX)
    return undefined
  return { text, count }
}

/** Gives a word once more. What is no word changes nothing, and no new one comes into a full cloud. */
export function give(words: readonly CloudWord[], typed: string): CloudWord[] {
  const text = wordOf(typed)
  if (!isWord(text)) return [...words]
  if (words.some((word) => word.text === text)) {
    return words.map((word) =>
      word.text === text ? { text, count: Math.min(COUNT_MAX, word.count + 1) } : word,
    )
  }
  return words.length < WORDS_MAX ? [...words, { text, count: 1 }] : [...words]
}

/** Takes one time away; a word that nobody gives any more goes. */
export const take = (words: readonly CloudWord[], text: string): CloudWord[] =>
  words.flatMap((word) => {
    if (word.text !== text) return [word]
    return word.count > 1 ? [{ text, count: word.count - 1 }] : []
  })
