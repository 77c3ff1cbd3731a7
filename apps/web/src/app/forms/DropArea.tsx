import { buttonClass } from '@hakka/ui/Button.tsx'
import { type ComponentProps, type ReactNode, type RefObject, useState } from 'react'
import type { Wiring } from './Field.tsx'
import './forms.css'

/** Where files are dropped, with the button that chooses them. */
export function DropArea({
  lead,
  button,
  onFiles,
  ...input
}: {
  /** What else than the button can be used, as 把檔案拖到這裡，或. */
  lead: string
  /** What stands on the button. */
  button: ReactNode
  onFiles(files: File[]): void
  ref: RefObject<HTMLInputElement | null>
} & Wiring &
  Pick<ComponentProps<'input'>, 'name' | 'accept' | 'multiple'>) {
  const [over, setOver] = useState(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the button does the same
    <div
      className="field-drop"
      data-over={over || undefined}
      data-invalid={input['aria-invalid']}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        onFiles([...event.dataTransfer.files])
      }}
    >
      <p className="text-16 text-muted max-md:hidden">{lead}</p>
      <div className="relative">
        <span className={`field-button ${buttonClass({ kind: 'ghost' })}`} aria-hidden="true">
          {button}
        </span>
        <input
          {...input}
          type="file"
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])])
            // The same file can be chosen again after it was removed.
            target.value = ''
          }}
          className="field-file"
        />
      </div>
    </div>
  )
}
