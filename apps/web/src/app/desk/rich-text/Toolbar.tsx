import { type Editor, useEditorState } from '@tiptap/react'
import { ImagePlus, Languages, Link2, Table } from 'lucide-react'
import { useRef, useState } from 'react'
import { HakkaDialog } from './HakkaDialog.tsx'
import { LinkDialog } from './LinkDialog.tsx'
import { FONT_SIZES } from './looks.ts'
import { ALIGN_TOOLS, COLOR_TOOLS, HISTORY_TOOLS, TABLE_TOOLS, TEXT_TOOLS, type Tool } from './tools.ts'
import { useRovingFocus } from './use-roving-focus.ts'

const LEVELS = [2, 3, 4] as const
const LEVEL_NAMES = { 2: '大標題', 3: '中標題', 4: '小標題' } as const

/** What can be done to the text. By keyboard: one stop for Tab, then arrows. */
export function Toolbar({ editor, onImage }: { editor: Editor; onImage(): void }) {
  const bar = useRef<HTMLDivElement>(null)
  const roving = useRovingFocus(bar)
  const [asked, setAsked] = useState<'link' | 'hakka'>()
  const state = useEditorState({
    editor,
    selector: ({ editor: own }) => ({
      on: [...TEXT_TOOLS, ...ALIGN_TOOLS, ...COLOR_TOOLS].flatMap(({ label, isOn }) =>
        isOn?.(own) ? [label] : [],
      ),
      level: LEVELS.find((level) => own.isActive('heading', { level })) ?? 0,
      size: String(own.getAttributes('textStyle').size ?? ''),
      link: own.isActive('link'),
      hakka: own.isActive('hakka'),
      image: own.isActive('image'),
      table: own.isActive('table'),
      undo: own.can().undo(),
      redo: own.can().redo(),
    }),
  })
  const button = ({ label, Icon, text, color, isOn, run }: Tool, disabled = false) => (
    <ToolButton
      key={label}
      label={label}
      Icon={Icon}
      text={text}
      color={color}
      on={isOn ? state.on.includes(label) : undefined}
      disabled={disabled}
      onPress={() => run(editor)}
    />
  )
  const [undo, redo] = HISTORY_TOOLS
  return (
    <>
      <div ref={bar} role="toolbar" aria-label="文字格式" className="rich-text-tools" {...roving}>
        <select
          aria-label="段落樣式"
          value={state.level}
          onChange={(event) => {
            const level = LEVELS.find((own) => String(own) === event.target.value)
            if (level) editor.chain().focus().setHeading({ level }).run()
            else editor.chain().focus().setParagraph().run()
          }}
        >
          <option value={0}>內文</option>
          {LEVELS.map((level) => (
            <option key={level} value={level}>
              {LEVEL_NAMES[level]}
            </option>
          ))}
        </select>
        <select
          aria-label="字級"
          value={state.size}
          onChange={(event) => {
            const size = event.target.value || null
            editor.chain().focus().setMark('textStyle', { size }).removeEmptyTextStyle().run()
          }}
        >
          <option value="">一般字級</option>
          {FONT_SIZES.map((size) => (
            <option key={size} value={size}>
              {size}pt
            </option>
          ))}
        </select>
        {TEXT_TOOLS.map((tool) => button(tool))}
        {ALIGN_TOOLS.map((tool) => button(tool))}
        {COLOR_TOOLS.map((tool) => button(tool))}
        <ToolButton label="連結" Icon={Link2} on={state.link} onPress={() => setAsked('link')} />
        <ToolButton
          label={state.image ? '修改圖片的替代文字' : '插入圖片'}
          Icon={ImagePlus}
          on={state.image}
          onPress={onImage}
        />
        <ToolButton
          label="插入表格"
          Icon={Table}
          disabled={state.table}
          onPress={() => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()}
        />
        <ToolButton label="客語與拼音" Icon={Languages} on={state.hakka} onPress={() => setAsked('hakka')} />
        {undo && button(undo, !state.undo)}
        {redo && button(redo, !state.redo)}
        {state.table && TABLE_TOOLS.map((tool) => button(tool))}
      </div>
      <LinkDialog editor={editor} open={asked === 'link'} onClose={() => setAsked(undefined)} />
      <HakkaDialog editor={editor} open={asked === 'hakka'} onClose={() => setAsked(undefined)} />
    </>
  )
}

function ToolButton({
  label,
  Icon,
  text,
  color,
  on,
  disabled,
  onPress,
}: Pick<Tool, 'label' | 'Icon' | 'text' | 'color'> & {
  /** Whether it holds where the cursor stands; left out where a tool does something once. */
  on?: boolean
  disabled?: boolean
  onPress(): void
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={on}
      disabled={disabled}
      onClick={onPress}
    >
      <Icon size={19} aria-hidden="true" className={color && `tc-${color}`} />
      {text && <span aria-hidden="true">{text}</span>}
    </button>
  )
}
