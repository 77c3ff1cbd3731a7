import { defineModuleType } from '#kit/define.ts'
import { saidWords } from '#kit/said.ts'
import {
  migrateVocabulary,
  migrateVocabularyDraft,
  type Vocabulary,
  vocabulary,
} from '#kit/word/vocabulary.ts'
import { vocabularyItems, vocabularyWords } from '#kit/word/vocabulary-items.ts'
import { vocabularyRules } from '#kit/word/vocabulary-rules.ts'

export default defineModuleType<Vocabulary>({
  id: 'kid_vocabulary',
  name: '圖卡語詞',
  version: 1,
  rules: vocabularyRules,
  schema: vocabulary,
  empty: () => ({ words: [{ text: { hakka: '客', pinyin: 'hag2', chinese: '' } }] }),
  migrate: migrateVocabulary,
  migrateDraft: migrateVocabularyDraft,
  items: vocabularyItems,
  said: saidWords,
  words: vocabularyWords,
})
