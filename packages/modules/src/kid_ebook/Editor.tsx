import { editorOf } from '#kit/editor/editor-of.tsx'
import { ui } from './editor-ui.ts'
import { RoleFields } from './RoleFields.tsx'

export default editorOf(
  {
    sentences: { label: '句子', one: '句', count: '句' },
    'sentences.role': { label: ui.role },
    'sentences.role.name': { label: '角色名稱', required: true },
    'sentences.role.image': { label: '角色的圖' },
    'sentences.image': { label: '這一頁的圖' },
    'sentences.hakka': { flat: true, label: '客語', order: ['text', 'audio'] },
    'sentences.hakka.text': { required: true },
    'sentences.chinese': { label: '華語' },
    'sentences.words': { label: '語詞', one: '語詞' },
  },
  { 'sentences.role': RoleFields },
)
