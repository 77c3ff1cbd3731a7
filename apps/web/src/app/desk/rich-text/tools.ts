import type { Editor } from '@tiptap/react'
import {
  Baseline,
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
  TextAlignCenter,
  TextAlignEnd,
  TextAlignStart,
  Trash2,
  Underline,
  Undo2,
} from 'lucide-react'
import { ALIGNED } from './extensions.ts'
import type { TextAlign, TextColor } from './looks.ts'

/** A button of the editor that does one thing at once. */
export interface Tool {
  label: string
  Icon: LucideIcon
  /** Words beside the icon, where the icon alone says too little; the label has them too: it is what is spoken to. */
  text?: string
  /** Whether it holds where the cursor stands; left out where it does something once. */
  isOn?(editor: Editor): boolean
  /** Of the icon, where the tool is about a colour. */
  color?: TextColor
  run(editor: Editor): boolean
}

const chain = (editor: Editor) => editor.chain().focus()

const within = (name: string) => (editor: Editor) => editor.isActive(name)

/** The attribute of whatever is chosen that can stand elsewhere: of other kinds there is none to set. */
const alignTo = (editor: Editor, align: TextAlign | null) =>
  ALIGNED.reduce((steps, type) => steps.updateAttributes(type, { align }), chain(editor)).run()

const isAligned = (align: TextAlign) => (editor: Editor) => editor.isActive({ align })

const colorTool = (label: string, color: TextColor): Tool => {
  const isOn = (editor: Editor) => editor.isActive('textStyle', { color })
  return {
    label,
    Icon: Baseline,
    color,
    isOn,
    run: (editor) =>
      chain(editor)
        .setMark('textStyle', { color: isOn(editor) ? null : color })
        .removeEmptyTextStyle()
        .run(),
  }
}

export const TEXT_TOOLS: readonly Tool[] = [
  { label: '粗體', Icon: Bold, isOn: within('bold'), run: (editor) => chain(editor).toggleBold().run() },
  {
    label: '斜體',
    Icon: Italic,
    isOn: within('italic'),
    run: (editor) => chain(editor).toggleItalic().run(),
  },
  {
    label: '底線',
    Icon: Underline,
    isOn: within('underline'),
    run: (editor) => chain(editor).toggleUnderline().run(),
  },
  {
    label: '刪除線',
    Icon: Strikethrough,
    isOn: within('strike'),
    run: (editor) => chain(editor).toggleStrike().run(),
  },
  {
    label: '項目清單',
    Icon: List,
    isOn: within('bulletList'),
    run: (editor) => chain(editor).toggleBulletList().run(),
  },
  {
    label: '編號清單',
    Icon: ListOrdered,
    isOn: within('orderedList'),
    run: (editor) => chain(editor).toggleOrderedList().run(),
  },
  {
    label: '引用',
    Icon: Quote,
    isOn: within('blockquote'),
    run: (editor) => chain(editor).toggleBlockquote().run(),
  },
  { label: '分隔線', Icon: Minus, run: (editor) => chain(editor).setHorizontalRule().run() },
]

export const ALIGN_TOOLS: readonly Tool[] = [
  {
    label: '靠左',
    Icon: TextAlignStart,
    isOn: (editor) => !isAligned('center')(editor) && !isAligned('right')(editor),
    run: (editor) => alignTo(editor, null),
  },
  {
    label: '置中',
    Icon: TextAlignCenter,
    isOn: isAligned('center'),
    run: (editor) => alignTo(editor, 'center'),
  },
  {
    label: '靠右',
    Icon: TextAlignEnd,
    isOn: isAligned('right'),
    run: (editor) => alignTo(editor, 'right'),
  },
]

/** A second press gives the letters the colour of the text again. */
export const COLOR_TOOLS: readonly Tool[] = [
  colorTool('紅色文字', 'red'),
  colorTool('藍色文字', 'blue'),
  colorTool('綠色文字', 'green'),
]

export const HISTORY_TOOLS: readonly Tool[] = [
  { label: '復原', Icon: Undo2, run: (editor) => chain(editor).undo().run() },
  { label: '重做', Icon: Redo2, run: (editor) => chain(editor).redo().run() },
]

/** Shown while the cursor stands in a table. */
export const TABLE_TOOLS: readonly Tool[] = [
  { label: '在下方加列', Icon: Rows3, text: '加列', run: (editor) => chain(editor).addRowAfter().run() },
  { label: '刪列（這一列）', Icon: Rows3, text: '刪列', run: (editor) => chain(editor).deleteRow().run() },
  {
    label: '在右邊加欄',
    Icon: Columns3,
    text: '加欄',
    run: (editor) => chain(editor).addColumnAfter().run(),
  },
  {
    label: '刪欄（這一欄）',
    Icon: Columns3,
    text: '刪欄',
    run: (editor) => chain(editor).deleteColumn().run(),
  },
  {
    label: '合併或分割儲存格',
    Icon: TableProperties,
    text: '合併',
    run: (editor) => chain(editor).mergeOrSplit().run(),
  },
  {
    label: '標題列（第一列）',
    Icon: TableProperties,
    text: '標題列',
    run: (editor) => chain(editor).toggleHeaderRow().run(),
  },
  {
    label: '刪表格（整個）',
    Icon: Trash2,
    text: '刪表格',
    run: (editor) => chain(editor).deleteTable().run(),
  },
]
