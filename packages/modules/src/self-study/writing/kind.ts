import { defineStudyKind } from '#kit/study/define.ts'
import { type WritingSet, writingFile, writingSet } from './content.ts'

export default defineStudyKind<WritingSet>({
  id: 'writing',
  name: '寫作',
  version: 1,
  layout: { of: 'category', one: 'set' },
  file: writingFile,
  item: writingSet,
  face: ({ uid, no, level_no, title }) => ({ uid, no, levelNo: level_no, title }),
})
