import type { ModuleItem } from './define.ts'
import type { Vocabulary } from './vocabulary.ts'

/** One slide a word. */
export const vocabularyItems = ({ words }: Vocabulary): ModuleItem[] =>
  words.map((word, index) => ({ no: index + 1, title: word.text.hakka }))
