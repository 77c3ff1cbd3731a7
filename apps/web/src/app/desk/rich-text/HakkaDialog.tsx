import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { TextField } from '../../forms/TextField.tsx'
import { ToolDialog, useFill } from './ToolDialog.tsx'

/** The chosen words are Hakka, and this is how they are read. */
export function HakkaDialog({ editor, open, onClose }: { editor: Editor; open: boolean; onClose(): void }) {
  const [text, setText] = useState('')
  const [pinyin, setPinyin] = useState('')
  const [wrong, setWrong] = useState(false)
  const active = editor.isActive('hakka')
  useFill(open, () => {
    if (!open) return
    if (active) editor.commands.extendMarkRange('hakka')
    const { from, to } = editor.state.selection
    setText(editor.state.doc.textBetween(from, to))
    setPinyin(String(editor.getAttributes('hakka').pinyin ?? ''))
    setWrong(false)
  })
  const confirm = () => {
    if (!text.trim() || !pinyin.trim()) return setWrong(true)
    const mark = { type: 'hakka', attrs: { pinyin: pinyin.trim() } }
    editor
      .chain()
      .focus()
      .insertContent({ type: 'text', text: text.trim(), marks: [mark] })
      .run()
    onClose()
  }
  return (
    <ToolDialog
      open={open}
      onClose={onClose}
      title="客語與拼音"
      confirm={active ? '更新' : '插入'}
      onConfirm={confirm}
      other={
        active && {
          label: '改成一般文字',
          run: () => editor.chain().focus().extendMarkRange('hakka').unsetMark('hakka').run(),
        }
      }
    >
      <TextField
        name="hakka-text"
        label="客語"
        value={text}
        onValue={setText}
        errors={wrong && !text.trim() ? ['請輸入客語'] : undefined}
      />
      <TextField
        name="hakka-pinyin"
        label="拼音"
        hint="客語一定附上拼音，讀的人才唸得出來"
        value={pinyin}
        onValue={setPinyin}
        errors={wrong && !pinyin.trim() ? ['請輸入拼音'] : undefined}
      />
    </ToolDialog>
  )
}
