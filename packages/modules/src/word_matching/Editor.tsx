import { editorOf } from '#kit/editor/editor-of.tsx'

export default editorOf({
  groups: { label: '配對', one: '對', count: '對' },
  'groups.items': { label: '這一對' },
  'groups.items.1': { label: '左邊的卡片' },
  'groups.items.2': { label: '右邊的卡片' },
  'groups.items.1.alt': { label: '圖片的說明', hint: '卡片只有圖片時，說出圖裡是什麼' },
  'groups.items.2.alt': { label: '圖片的說明', hint: '卡片只有圖片時，說出圖裡是什麼' },
})
