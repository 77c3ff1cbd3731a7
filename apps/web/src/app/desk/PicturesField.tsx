import { ApiError } from '@hakka/contract/api-error'
import { UPLOADS } from '@hakka/contract/constants'
import { UNKNOWN_ERROR } from '@hakka/contract/errors'
import { IconButton } from '@hakka/ui/IconButton.tsx'
import { X } from 'lucide-react'
import { useState } from 'react'
import type { FieldProps } from '../forms/Field.tsx'
import { FileField } from '../forms/FileField.tsx'
import { uploadImage } from './upload-image.ts'

/** A stored picture as a value of a form; one that the thing has already is known by its address. */
export interface Picture {
  id?: number | undefined
  url: string
}

/** Pictures of a form: seen, added by upload, taken away. */
export function PicturesField({
  name,
  label,
  value,
  onValue,
  max,
  errors = [],
}: Pick<FieldProps, 'name' | 'label' | 'errors'> & {
  value: readonly Picture[]
  onValue(value: Picture[]): void
  max: number
}) {
  const [progress, setProgress] = useState<number>()
  const [files, setFiles] = useState<File[]>([])
  const [refusals, setRefusals] = useState<readonly string[]>([])
  async function take(chosen: File[]): Promise<void> {
    const [file] = chosen
    setFiles(chosen)
    setRefusals([])
    if (!file) return
    try {
      const { id, url } = await uploadImage(file, setProgress)
      // The same picture once more has the same address.
      if (!value.some((own) => own.url === url)) onValue([...value, { id, url }])
      setFiles([])
    } catch (error) {
      setRefusals(error instanceof ApiError ? (error.errors.image ?? [error.message]) : [UNKNOWN_ERROR])
    } finally {
      setProgress(undefined)
    }
  }
  return (
    <div className="grid gap-3">
      {value.length > 0 && (
        <ul aria-label={label} className="flex flex-wrap gap-3">
          {value.map((own, at) => (
            <li key={own.url} className="relative">
              <img
                src={own.url}
                alt={`第 ${at + 1} 張`}
                className="h-28 w-auto max-w-full rounded-option border border-line bg-pool object-contain"
              />
              <IconButton
                label={`移除第 ${at + 1} 張圖`}
                kind="ghost"
                className="absolute top-1 right-1 size-8!"
                onClick={() => onValue(value.filter((other) => other !== own))}
              >
                <X size={18} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {value.length < max && (
        <FileField
          name={name}
          label={value.length > 0 ? `再加${label}` : label}
          hint={`JPEG、PNG、WebP 或 GIF，最多 ${max} 張`}
          accept="image/*"
          maxBytes={UPLOADS.image_bytes}
          value={files}
          onValue={(chosen) => void take(chosen)}
          errors={[...(errors ?? []), ...refusals]}
          progress={progress}
        />
      )}
    </div>
  )
}
