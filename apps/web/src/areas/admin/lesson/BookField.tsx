import { UPLOADS } from '@hakka/contract/constants'
import { Button } from '@hakka/ui/Button.tsx'
import { X } from 'lucide-react'
import type { Picture } from '../../../app/desk/PicturesField.tsx'
import { useUpload } from '../../../app/desk/use-upload.ts'
import { FileField } from '../../../app/forms/FileField.tsx'

/** A book of a lesson: one PDF, uploaded where it is chosen. */
export function BookField({
  name,
  label,
  value,
  onValue,
  errors = [],
}: {
  name: string
  label: string
  value: readonly Picture[]
  onValue(value: Picture[]): void
  errors?: readonly string[] | undefined
}) {
  const [own] = value
  const { chosen, refusals } = useUpload(
    'file',
    (api, file) => api('POST /api/file/upload', { body: { file } }),
    (stored) => onValue([stored.file]),
  )
  return (
    <div className="grid gap-2">
      {own && (
        <div className="flex flex-wrap items-center gap-3">
          <a href={own.url} target="_blank" rel="noreferrer">
            看現在的{label}
          </a>
          <Button kind="ghost" icon={<X aria-hidden="true" />} onClick={() => onValue([])}>
            拿掉
          </Button>
        </div>
      )}
      <FileField
        name={name}
        label={own ? `換${label}` : label}
        hint="PDF"
        accept=".pdf,application/pdf"
        maxBytes={UPLOADS.download_bytes}
        {...chosen}
        errors={[...errors, ...refusals]}
      />
    </div>
  )
}
