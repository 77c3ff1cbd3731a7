import { defineModuleType } from '#kit/define.ts'
import { saidWords } from '#kit/said.ts'
import {
  migrateVocabulary,
  migrateVocabularyDraft,
  type Vocabulary,
  vocabulary,
} from '#kit/word/vocabulary.ts'
import { vocabularyItems, vocabularyWords } from '#kit/word/vocabulary-items.ts'

export default defineModuleType<Vocabulary>({
  id: 'word',
  name: '語詞',
  version: 1,
  schema: vocabulary,
  empty: () => ({ words: [{ text: { hakka: '客', pinyin: 'hag2', chinese: '' } }] }),
  migrate: migrateVocabulary,
  migrateDraft: migrateVocabularyDraft,
  items: vocabularyItems,
  said: saidWords,
  words: vocabularyWords,
})
