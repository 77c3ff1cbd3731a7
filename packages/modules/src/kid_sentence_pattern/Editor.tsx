import { editorOf } from '#kit/editor/editor-of.tsx'

export default editorOf({
  patterns: { label: '句型', one: '句型', hint: '空格寫成 ＿＿' },
  'patterns.text': { label: '句型', hint: '空格寫成 ＿＿，空格不用拼音' },
  'patterns.sentences': { label: '例句', one: '句', count: '句' },
  'patterns.sentences.text': { label: '客語' },
})
