import { defineStudyKind } from '#kit/study/define.ts'
import { type Dialogue, dialogue, listeningFile } from './content.ts'

export default defineStudyKind<Dialogue>({
  id: 'listening',
  name: '聽力',
  version: 1,
  layout: { of: 'category', list: 'dialogues' },
  file: listeningFile,
  item: dialogue,
  face: ({ uid, no, title }) => ({ uid, no, title }),
})
