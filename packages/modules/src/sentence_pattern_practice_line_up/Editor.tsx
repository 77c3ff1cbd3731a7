import { editorOf } from '#kit/editor/editor-of.tsx'

export default editorOf({
  sentences: { label: '句子', one: '句', count: '句' },
  'sentences.terms': { label: '語詞（照正確的順序）', one: '語詞' },
  'sentences.terms.origin_index': { hidden: true },
})
