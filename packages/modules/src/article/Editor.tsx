import { editorOf } from '#kit/editor/editor-of.tsx'

export default editorOf({
  sentences: { label: '課文', one: '句', count: '句' },
  'sentences.hakka': { flat: true, label: '客語' },
  'sentences.chinese': { label: '華語' },
})
