import { defineStudyKind } from '#kit/study/define.ts'
import { type ClassroomTerm, classroomTerm, classroomTermFile } from './content.ts'

export default defineStudyKind<ClassroomTerm>({
  id: 'classroom_term',
  name: '課室用語',
  version: 1,
  layout: { of: 'subcategories', list: 'terms' },
  file: classroomTermFile,
  item: classroomTerm,
  face: ({ uid, no, hakka, chinese }) => ({
    uid,
    no,
    title: { hakka: hakka.text, pinyin: hakka.pinyin, chinese: chinese.text },
  }),
})
