import { editorOf } from '#kit/editor/editor-of.tsx'

export default editorOf({
  sentence_pattern_text: { label: '句型', hint: '空格寫成 ＿＿' },
  sentence_pattern_display_text: { label: '畫面上的句型', hint: '和句型不一樣時才要寫；讀音一樣' },
  sentence_pattern_chinese: { label: '句型的華語' },
  items: { label: '題目', one: '題', count: '題' },
  'items.terms': { label: '句子的語詞（照順序）', one: '語詞' },
  'items.terms.interactive_flg': { names: { true: '這裡是空格' } },
  'items.reactable_options': { label: '可以選的答案', one: '答案' },
  'items.reactable_options.chinese': { label: '華語意思' },
  'items.reactable_options.analysis.text': { label: '選錯時的說明', long: true },
})
