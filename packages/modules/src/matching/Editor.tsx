import { editorOf } from '#kit/editor/editor-of.tsx'

export default editorOf({
  terms: { label: '題目', one: '題', count: '題' },
  'terms.text': { label: '題目的文字' },
  'terms.reactable_options': { label: '配對的答案', one: '答案' },
  'terms.reactable_options.chinese': { label: '華語意思' },
  'terms.reactable_options.analysis.text': { label: '放錯時的說明', long: true },
})
