import { defineStudyKind } from '#kit/study/define.ts'
import { type SpokenSentence, speakingFile, spokenSentence } from './content.ts'

export default defineStudyKind<SpokenSentence>({
  id: 'speaking',
  name: '口說',
  version: 1,
  layout: { of: 'subcategories', list: 'sentences' },
  file: speakingFile,
  item: spokenSentence,
  face: ({ uid, no, hakka, chinese }) => ({
    uid,
    no,
    title: { hakka: hakka.text, pinyin: hakka.pinyin, chinese: chinese.text },
  }),
})
