import { ApiError } from '@hakka/contract/api-error'
import { UNKNOWN_ERROR } from '@hakka/contract/errors'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { FileField } from '../../forms/FileField.tsx'
import { TextField } from '../../forms/TextField.tsx'
import { uploadImage } from '../upload-image.ts'
import { ToolDialog, useFill } from './ToolDialog.tsx'

const IMAGE_MAX = 10 * 1024 * 1024

/** The caret comes to stand behind the picture: whatever is typed or inserted next would take a chosen one's place. */
function insertImage(editor: Editor, attributes: { src: string; alt: string }): void {
  editor.chain().focus().setImage(attributes).run()
  if (!editor.isActive('image')) return
  const { to } = editor.state.selection
  if (editor.state.doc.resolve(to).nodeAfter?.isTextblock) editor.commands.setTextSelection(to + 1)
  else editor.commands.createParagraphNear()
}

/** Uploads a picture and puts it where the cursor stands; for a chosen one, changes the words for it. */
export function ImageDialog({
  editor,
  open,
  file,
  onClose,
}: {
  editor: Editor
  open: boolean
  /** One that was pasted or dropped into the text. */
  file: File | undefined
  onClose(): void
}) {
  const [files, setFiles] = useState<readonly File[]>([])
  const [alt, setAlt] = useState('')
  const [errors, setErrors] = useState<{ file?: string[]; alt?: string[] }>({})
  const [progress, setProgress] = useState<number>()
  const chosen = editor.isActive('image') && !file
  useFill(open, () => {
    setFiles(file ? [file] : [])
    setAlt(chosen ? String(editor.getAttributes('image').alt ?? '') : '')
    setErrors({})
  })
  const confirm = async () => {
    const [image] = files
    const missing = {
      ...(chosen || image ? {} : { file: ['請選擇圖片'] }),
      ...(alt.trim() ? {} : { alt: ['請寫一句話說明這張圖片'] }),
    }
    setErrors(missing)
    if (Object.keys(missing).length > 0) return
    if (chosen) {
      editor.chain().focus().updateAttributes('image', { alt: alt.trim() }).run()
      return onClose()
    }
    if (!image) return
    setProgress(0)
    try {
      const { url } = await uploadImage(image, setProgress)
      insertImage(editor, { src: url, alt: alt.trim() })
      onClose()
    } catch (error) {
      const said = error instanceof ApiError ? (error.errors.image ?? [error.message]) : [UNKNOWN_ERROR]
      setErrors({ file: said })
    } finally {
      setProgress(undefined)
    }
  }
  return (
    <ToolDialog
      open={open}
      onClose={onClose}
      title={chosen ? '圖片的替代文字' : '插入圖片'}
      confirm={chosen ? '更新' : '插入'}
      busy={progress !== undefined}
      onConfirm={() => void confirm()}
    >
      {!chosen && (
        <FileField
          name="editor-image"
          label="圖片"
          hint="JPEG、PNG、WebP 或 GIF，不超過 10 MB"
          accept="image/jpeg,image/png,image/webp,image/gif"
          maxBytes={IMAGE_MAX}
          value={files}
          onValue={setFiles}
          progress={progress}
          errors={errors.file}
        />
      )}
      <TextField
        name="editor-image-alt"
        label="替代文字"
        hint="給看不到圖的人一句說明"
        value={alt}
        onValue={setAlt}
        errors={errors.alt}
      />
    </ToolDialog>
  )
}
