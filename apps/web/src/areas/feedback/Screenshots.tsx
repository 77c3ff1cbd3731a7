import { BOUNDS, UPLOADS } from '@hakka/contract/constants'
import { IconButton } from '@hakka/ui/IconButton.tsx'
import { ImagePlus, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { DropArea } from '../../app/forms/DropArea.tsx'
import { Field } from '../../app/forms/Field.tsx'
import { FieldErrors } from '../../app/forms/FieldErrors.tsx'
import { chooseFiles } from '../../app/forms/file-choice.ts'
import { sizeText } from '../../app/forms/size-text.ts'
import { TextField } from '../../app/forms/TextField.tsx'
import { type Faults, type Shot, shotFaults } from './form-values.ts'

const MAX = UPLOADS.screenshots
const PICTURES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif']
/** Beside the texts, which may fill half a megabyte. */
const PICTURES_BYTES = 5 * 1024 * 1024
let made = 0

/** Pictures of the problem: chosen, dropped, or pasted anywhere on the page. */
export function Screenshots({
  value,
  onValue,
  errors,
}: {
  value: readonly Shot[]
  onValue(value: Shot[]): void
  errors: Faults
}) {
  const input = useRef<HTMLInputElement>(null)
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const add = (picked: readonly File[]) => {
    const others = picked.filter(({ type }) => !PICTURES.includes(type))
    const { files, refusals } = chooseFiles(
      value.map(({ file }) => file),
      picked.filter((file) => !others.includes(file)),
      { max: MAX, maxBytes: UPLOADS.image_bytes },
    )
    setRefusals([...others.map(({ name }) => `「${name}」不是圖片（PNG、JPEG、WebP、GIF）`), ...refusals])
    if (files.length > value.length) {
      onValue([...value, ...files.slice(value.length).map((file) => ({ id: ++made, file, description: '' }))])
    }
  }
  const addLatest = useRef(add)
  useEffect(() => {
    addLatest.current = add
  })
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      addLatest.current(files)
    }
    addEventListener('paste', paste)
    return () => removeEventListener('paste', paste)
  }, [])
  return (
    <div className="grid gap-4">
      <noscript>
        <PlainField errors={errors.screenshots} />
      </noscript>
      <div className="needs-script">
        <Field
          name="screenshots"
          label="畫面截圖"
          hint={`最多 ${MAX} 張，每張不超過 ${sizeText(UPLOADS.image_bytes)}；也可以直接貼上。截圖不會公開`}
          errors={[...refusals, ...(errors.screenshots ?? [])]}
        >
          {(wiring) => (
            <DropArea
              {...wiring}
              ref={input}
              accept={PICTURES.join(',')}
              multiple
              lead="把圖片拖到這裡、貼上，或"
              button={
                <>
                  <ImagePlus aria-hidden="true" />
                  加入圖片
                </>
              }
              onFiles={add}
            />
          )}
        </Field>
      </div>
      {value.length > 0 && (
        <ul className="grid gap-3" aria-label="已加入的截圖">
          {value.map((shot, index) => (
            <ShotRow
              key={shot.id}
              shot={shot}
              no={index + 1}
              errors={shotFaults(errors, index)}
              onDescription={(description) =>
                onValue(value.map((own) => (own === shot ? { ...own, description } : own)))
              }
              onRemove={() => {
                onValue(value.filter((own) => own !== shot))
                setRefusals([])
                input.current?.focus()
              }}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

/** Where no script runs: the browser's own field, which takes them all at once. */
const PlainField = ({ errors }: { errors: readonly string[] | undefined }) => (
  <Field
    name="screenshots"
    label="畫面截圖"
    hint={`最多 ${MAX} 張，合計不超過 ${sizeText(PICTURES_BYTES)}；截圖不會公開`}
    errors={errors ?? []}
  >
    {(wiring) => (
      <input
        {...wiring}
        type="file"
        name="screenshots"
        multiple
        accept={PICTURES.join(',')}
        className="min-h-12 w-full py-2"
      />
    )}
  </Field>
)

function ShotRow({
  shot: { file, description },
  no,
  errors,
  onDescription,
  onRemove,
}: {
  shot: Shot
  no: number
  errors: readonly string[]
  onDescription(text: string): void
  onRemove(): void
}) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const own = URL.createObjectURL(file)
    setUrl(own)
    return () => URL.revokeObjectURL(own)
  }, [file])
  return (
    <li className="flex flex-wrap items-start gap-4 rounded-option border border-line bg-pool p-3">
      {url && (
        <img
          src={url}
          alt={`截圖 ${no} 的預覽`}
          className="h-28 w-40 flex-none rounded-xl border border-line bg-white object-contain max-sm:w-full"
        />
      )}
      <div className="min-w-0 flex-1 basis-60">
        <TextField
          name={`screenshots.${no - 1}.description`}
          label={`截圖 ${no} 的說明`}
          value={description}
          onValue={onDescription}
          max={BOUNDS.description}
          hint={<span className="break-all">{`${file.name}，${sizeText(file.size)}`}</span>}
        />
        <FieldErrors id={`shot-${no}-errors`} errors={errors} />
      </div>
      <IconButton label={`移除截圖 ${no}`} kind="plain" onClick={onRemove}>
        <X size={20} aria-hidden="true" />
      </IconButton>
    </li>
  )
}
