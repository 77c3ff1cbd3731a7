import { BOUNDS, FEEDBACK, UPLOADS } from '@hakka/contract/constants'
import { IconButton } from '@hakka/ui/IconButton.tsx'
import { Paperclip, X } from 'lucide-react'
import { FileField } from '../../../app/forms/FileField.tsx'
import { sizeText } from '../../../app/forms/size-text.ts'
import { TextField } from '../../../app/forms/TextField.tsx'
import type { Attachment } from './attachment.ts'

const keyOf = (own: Attachment) =>
  'file' in own ? `${own.file.name} ${own.file.size} ${own.file.lastModified}` : own.file_url

/** Files of the reply: what is there already, each with its description, and more of them. */
export function Attachments({
  value,
  onValue,
  errors,
  progress,
}: {
  value: readonly Attachment[]
  onValue(value: Attachment[]): void
  errors: Record<string, readonly string[]>
  progress: number | undefined
}) {
  const of = (index: number) =>
    ['file', 'description'].flatMap(
      (name) => errors[`attachments.${index}.${name}`] ?? errors[`attachments[${index}][${name}]`] ?? [],
    )
  return (
    <div className="grid gap-3">
      <FileField
        name="attachments"
        label="附件"
        hint={`會公開。圖片、PDF 或文件，最多 ${FEEDBACK.attachments} 個，每個不超過 ${sizeText(UPLOADS.pdf_bytes)}`}
        max={FEEDBACK.attachments - value.length + 1}
        maxBytes={UPLOADS.pdf_bytes}
        value={[]}
        errors={errors.attachments ?? []}
        onValue={(files) => {
          const room = FEEDBACK.attachments - value.length
          onValue([...value, ...files.slice(0, room).map((file) => ({ file, description: '' }))])
        }}
      />
      {value.length > 0 && (
        <ul className="grid gap-3" aria-label="回覆的附件">
          {value.map((own, index) => (
            <li
              key={keyOf(own)}
              className="flex items-start gap-3 rounded-option border border-line bg-pool p-3"
            >
              <Paperclip size={20} aria-hidden="true" className="mt-2 flex-none text-muted" />
              <div className="min-w-0 flex-1">
                <TextField
                  name={`attachments.${index}.description`}
                  label={`附件 ${index + 1} 的說明`}
                  max={BOUNDS.description}
                  value={own.description}
                  errors={of(index)}
                  hint={'file' in own ? `${own.file.name}，${sizeText(own.file.size)}` : '已上傳'}
                  onValue={(description) =>
                    onValue(value.map((other) => (other === own ? { ...own, description } : other)))
                  }
                />
              </div>
              <IconButton
                label={`移除附件 ${index + 1}`}
                kind="plain"
                disabled={progress !== undefined}
                onClick={() => onValue(value.filter((other) => other !== own))}
              >
                <X size={20} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {progress !== undefined && (
        <progress className="progress-bar h-3 w-full" value={progress} max={1} aria-label="上傳進度" />
      )}
    </div>
  )
}
