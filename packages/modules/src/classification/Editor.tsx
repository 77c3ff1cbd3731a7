import { editorOf } from '#kit/editor/editor-of.tsx'

export default editorOf({
  categories: { label: '分類', one: '分類' },
  'categories.title': { label: '分類的名稱' },
  'categories.items': { label: '這一類的語詞', one: '語詞' },
  'categories.items.chinese': { label: '華語意思' },
  'categories.items.analysis.text': { label: '放錯時的說明', long: true },
  enable_free_input: { label: '自由便利貼', names: { 0: '不開放', 1: '學生可以自己寫便利貼' } },
})
