import { UPLOADS } from '@hakka/contract/constants'
import { IconButton } from '@hakka/ui/IconButton.tsx'
import { X } from 'lucide-react'
import type { FieldProps } from '../forms/Field.tsx'
import { FileField } from '../forms/FileField.tsx'
import { useUpload } from './use-upload.ts'

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
  required,
  disabled = false,
  errors = [],
}: Pick<FieldProps, 'name' | 'label' | 'required' | 'errors'> & {
  value: readonly Picture[]
  onValue(value: Picture[]): void
  /** Of one, another one takes its place. */
  max: number
  disabled?: boolean
}) {
  const isOne = max === 1
  const { chosen, refusals } = useUpload(
    'image',
    (api, image) => api('POST /api/file/upload', { body: { image } }),
    ({ file: { id, url } }) => {
      // The same picture once more has the same address.
      if (!value.some((own) => own.url === url)) onValue([...(isOne ? [] : value), { id, url }])
    },
  )
  return (
    <div className="grid gap-3">
      {value.length > 0 && (
        <ul aria-label={label} className="flex flex-wrap gap-3">
          {value.map((own, at) => (
            <li key={own.url} className="relative">
              <img
                src={own.url}
                alt={isOne ? label : `第 ${at + 1} 張`}
                className="h-28 w-auto max-w-full rounded-option border border-line bg-pool object-contain"
              />
              {!disabled && !required && (
                <IconButton
                  label={isOne ? `拿掉${label}` : `移除第 ${at + 1} 張圖`}
                  kind="ghost"
                  className="absolute top-1 right-1 size-8!"
                  onClick={() => onValue(value.filter((other) => other !== own))}
                >
                  <X size={18} aria-hidden="true" />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {!disabled && (isOne || value.length < max) && (
        <FileField
          name={name}
          label={value.length > 0 ? `${isOne ? '換' : '再加'}${label}` : label}
          required={required && value.length === 0}
          hint={isOne ? 'JPEG、PNG、WebP 或 GIF' : `JPEG、PNG、WebP 或 GIF，最多 ${max} 張`}
          accept="image/*"
          maxBytes={UPLOADS.image_bytes}
          errors={[...(errors ?? []), ...refusals]}
          {...chosen}
        />
      )}
    </div>
  )
}
