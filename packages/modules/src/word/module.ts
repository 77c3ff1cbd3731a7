import { defineModuleType } from '#kit/define.ts'
import { migrateVocabulary, type Vocabulary, vocabulary } from '#kit/vocabulary.ts'
import { vocabularyItems } from '#kit/vocabulary-items.ts'

export default defineModuleType<Vocabulary>({
  id: 'word',
  name: '語詞',
  version: 1,
  schema: vocabulary,
  empty: () => ({ words: [{ text: { hakka: '客', pinyin: 'hag2', chinese: '' } }] }),
  migrate: migrateVocabulary,
  items: vocabularyItems,
})
