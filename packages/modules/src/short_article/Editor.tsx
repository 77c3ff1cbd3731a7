import { editorOf } from '#kit/editor/editor-of.tsx'

export default editorOf({
  topic: { label: '主題' },
  items: { label: '要用到的語詞', one: '語詞' },
  'items.text': { label: '語詞' },
  'items.analysis': { label: '寫完以後的說明' },
  'items.analysis.show': { names: { true: '寫完以後給學生看' } },
  'items.analysis.text': { label: '可以怎麼用', long: true },
})
