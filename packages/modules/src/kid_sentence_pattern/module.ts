import { defineModuleType } from '#kit/define.ts'
import { type SentencePatterns, sentencePatterns } from '#kit/sentence/pattern.ts'
import { patternItems } from '#kit/sentence/pattern-items.ts'

export default defineModuleType<SentencePatterns>({
  id: 'kid_sentence_pattern',
  name: '句型',
  version: 1,
  schema: sentencePatterns,
  empty: () => ({ patterns: [{ text: '客', pinyin: 'hag2', sentences: [] }] }),
  items: patternItems,
})
