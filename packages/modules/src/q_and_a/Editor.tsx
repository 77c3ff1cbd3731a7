import { editorOf } from '#kit/editor/editor-of.tsx'

export default editorOf({
  items: { label: '題目', one: '題', count: '題' },
  'items.text': { label: '題目' },
  'items.options': { label: '參考答案', one: '參考答案' },
})
