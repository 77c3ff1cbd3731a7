import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { TextField } from '../../forms/TextField.tsx'
import { isAllowedAddress } from './extensions.ts'
import { ToolDialog, useFill } from './ToolDialog.tsx'

/** Where the chosen words lead. */
export function LinkDialog({ editor, open, onClose }: { editor: Editor; open: boolean; onClose(): void }) {
  const [address, setAddress] = useState('')
  const [wrong, setWrong] = useState(false)
  const present = String(editor.getAttributes('link').href ?? '')
  useFill(open, () => {
    setAddress(present)
    setWrong(false)
  })
  const confirm = () => {
    const href = address.trim()
    if (!isAllowedAddress(href)) return setWrong(true)
    const chain = editor.chain().focus().extendMarkRange('link')
    // Without chosen words the address itself is what is shown.
    if (editor.state.selection.empty && !present) {
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
    } else chain.setLink({ href }).run()
    onClose()
  }
  return (
    <ToolDialog
      open={open}
      onClose={onClose}
      title="連結"
      confirm={present ? '更新連結' : '加上連結'}
      onConfirm={confirm}
      other={
        present !== '' && {
          label: '移除連結',
          run: () => editor.chain().focus().extendMarkRange('link').unsetLink().run(),
        }
      }
    >
      <TextField
        name="link-address"
        label="網址"
        hint="例如 https://www.example.org/、/news 或 mailto:name@example.org"
        value={address}
        onValue={(value) => {
          setAddress(value)
          setWrong(false)
        }}
        errors={wrong ? ['網址要以 https://、http://、mailto: 或 / 開頭'] : undefined}
      />
    </ToolDialog>
  )
}
