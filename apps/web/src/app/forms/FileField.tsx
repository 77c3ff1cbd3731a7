import { Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { DropArea } from './DropArea.tsx'
import { Field, type FieldProps } from './Field.tsx'
import { FileList } from './FileList.tsx'
import { chooseFiles, type FileLimits } from './file-choice.ts'
import { sizeText } from './size-text.ts'

/**
 * Files, chosen or dropped here. They are sent with the form (`upload.ts` tells how far it is: `progress`, 0 to 1).
 */
export function FileField({
  name,
  label,
  hint,
  required,
  errors = [],
  value,
  onValue,
  accept,
  max = 1,
  maxBytes,
  progress,
}: FieldProps &
  Partial<Pick<FileLimits, 'max'>> &
  Pick<FileLimits, 'maxBytes'> & {
    value: readonly File[]
    onValue(files: File[]): void
    /** As an input takes it: `.pdf,application/pdf`. */
    accept?: string
    /** While it is being sent. */
    progress?: number | undefined
  }) {
  const input = useRef<HTMLInputElement>(null)
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const take = (picked: readonly File[]) => {
    const chosen = chooseFiles(value, picked, { max, maxBytes })
    setRefusals(chosen.refusals)
    onValue(chosen.files)
  }
  return (
    <Field
      name={name}
      label={label}
      hint={hint ?? `${max > 1 ? `最多 ${max} 個，每個` : ''}不超過 ${sizeText(maxBytes)}`}
      required={required}
      errors={[...refusals, ...errors]}
    >
      {(wiring) => (
        <div className="grid gap-2">
          <DropArea
            {...wiring}
            ref={input}
            name={name}
            accept={accept}
            multiple={max > 1}
            lead="把檔案拖到這裡，或"
            button={
              <>
                <Upload aria-hidden="true" />
                {max > 1 ? '加入檔案' : '選擇檔案'}
              </>
            }
            onFiles={take}
          />
          <FileList
            files={value}
            progress={progress}
            onRemove={(file) => {
              onValue(value.filter((own) => own !== file))
              setRefusals([])
              input.current?.focus()
            }}
          />
        </div>
      )}
    </Field>
  )
}
