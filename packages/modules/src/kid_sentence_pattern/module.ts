import { defineModuleType } from '#kit/define.ts'
import { saidPatterns } from '#kit/said.ts'
import { type SentencePatterns, sentencePatterns } from '#kit/sentence/pattern.ts'
import { patternItems } from '#kit/sentence/pattern-items.ts'
import { patternRules } from './rules.ts'

export default defineModuleType<SentencePatterns>({
  id: 'kid_sentence_pattern',
  name: '圖卡句型',
  version: 1,
  counted: { sentences: '句' },
  rules: patternRules,
  schema: sentencePatterns,
  empty: () => ({ patterns: [{ text: '客', pinyin: 'hag2', sentences: [] }] }),
  items: patternItems,
  said: saidPatterns,
})
