import type { Editor } from '@tiptap/react'
import {
  Bold,
  Columns3,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  Redo2,
  Rows3,
  Strikethrough,
  TableProperties,
  Trash2,
  Underline,
  Undo2,
} from 'lucide-react'

/** A button of the editor that does one thing at once. */
export interface Tool {
  label: string
  Icon: LucideIcon
  /** Words beside the icon, where the icon alone says too little. */
  text?: string
  /** The mark or node that is on while the cursor stands in it. */
  on?: string
  run(editor: Editor): boolean
}

const chain = (editor: Editor) => editor.chain().focus()

export const TEXT_TOOLS: readonly Tool[] = [
  { label: '粗體', Icon: Bold, on: 'bold', run: (editor) => chain(editor).toggleBold().run() },
  { label: '斜體', Icon: Italic, on: 'italic', run: (editor) => chain(editor).toggleItalic().run() },
  { label: '底線', Icon: Underline, on: 'underline', run: (editor) => chain(editor).toggleUnderline().run() },
  { label: '刪除線', Icon: Strikethrough, on: 'strike', run: (editor) => chain(editor).toggleStrike().run() },
  {
    label: '項目清單',
    Icon: List,
    on: 'bulletList',
    run: (editor) => chain(editor).toggleBulletList().run(),
  },
  {
    label: '編號清單',
    Icon: ListOrdered,
    on: 'orderedList',
    run: (editor) => chain(editor).toggleOrderedList().run(),
  },
  { label: '引用', Icon: Quote, on: 'blockquote', run: (editor) => chain(editor).toggleBlockquote().run() },
  { label: '分隔線', Icon: Minus, run: (editor) => chain(editor).setHorizontalRule().run() },
]

export const HISTORY_TOOLS: readonly Tool[] = [
  { label: '復原', Icon: Undo2, run: (editor) => chain(editor).undo().run() },
  { label: '重做', Icon: Redo2, run: (editor) => chain(editor).redo().run() },
]

/** Shown while the cursor stands in a table. */
export const TABLE_TOOLS: readonly Tool[] = [
  { label: '在下方加一列', Icon: Rows3, text: '加列', run: (editor) => chain(editor).addRowAfter().run() },
  { label: '刪除這一列', Icon: Rows3, text: '刪列', run: (editor) => chain(editor).deleteRow().run() },
  {
    label: '在右邊加一欄',
    Icon: Columns3,
    text: '加欄',
    run: (editor) => chain(editor).addColumnAfter().run(),
  },
  { label: '刪除這一欄', Icon: Columns3, text: '刪欄', run: (editor) => chain(editor).deleteColumn().run() },
  {
    label: '合併或分割儲存格',
    Icon: TableProperties,
    text: '合併',
    run: (editor) => chain(editor).mergeOrSplit().run(),
  },
  {
    label: '第一列是標題',
    Icon: TableProperties,
    text: '標題列',
    run: (editor) => chain(editor).toggleHeaderRow().run(),
  },
  { label: '刪除表格', Icon: Trash2, text: '刪表格', run: (editor) => chain(editor).deleteTable().run() },
]
