import { editorOf } from '#kit/editor/editor-of.tsx'

export default editorOf({
  sentences: { label: '句子', one: '句', count: '句' },
  'sentences.sentence_segments': { label: '句子的片段（照正確的順序）', one: '片段' },
  'sentences.chinese': { label: '華語' },
})
