import type { ModuleItem } from '#kit/define.ts'
import type { Vocabulary, VocabularyWord } from './vocabulary.ts'

/** One slide a word. */
export const vocabularyItems = ({ words }: Vocabulary): ModuleItem[] =>
  words.map((word, index) => ({ no: index + 1, title: word.text.hakka }))

/** The words it teaches. */
export const vocabularyWords = ({ words }: Vocabulary): readonly VocabularyWord[] => words
