import type { StudyWord } from '@hakka/contract/study-shapes'

/** A word of a list; fields are named as the server names them. */
export interface WordEntry extends StudyWord {
  id: string
}

export const newWord = (id: string, text = ''): WordEntry => ({ id, text, pinyin: '', chinese: '' })

/** Names of entries go by their places: whoever loads the same has the same. */
export const wordEntries = (words: readonly StudyWord[]): WordEntry[] =>
  words.map((word, at) => ({ id: `word-${at + 1}`, ...word }))

export const wordsSent = (words: readonly WordEntry[]): StudyWord[] =>
  words.map(({ text, pinyin, chinese }) => ({ text, pinyin, chinese }))

/** How a list of words reads where two editors' work is shown side by side. */
export const wordsText = (words: readonly WordEntry[]): string =>
  words.map(({ text, pinyin, chinese }) => `${text} ${pinyin}${chinese && `（${chinese}）`}`).join('\n')

/** The server names words by their places; they may be moved before they are mended. */
export function wordField(field: string, words: readonly WordEntry[]): string {
  const [list, at, part] = field.split('.')
  if (list !== 'words') return field
  const word = words[Number(at)]
  return word && part ? `${list}.${word.id}.${part}` : list
}
