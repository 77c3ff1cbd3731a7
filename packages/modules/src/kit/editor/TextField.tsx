import { useEditor } from './editor-host.tsx'
import { Frame } from './Frame.tsx'
import { INPUT } from './looks.ts'

/** A line of text, or several. */
export function TextField({
  path,
  label,
  value,
  long = false,
  ...frame
}: {
  path: string
  label: string
  value: string
  long?: boolean
  required?: boolean | undefined
  hint?: string | undefined
  bare?: boolean
}) {
  const { set } = useEditor()
  return (
    <Frame path={path} label={label} {...frame}>
      {(wiring) =>
        long ? (
          <textarea
            {...wiring}
            rows={3}
            className={INPUT}
            value={value}
            onChange={(event) => set(path, event.target.value)}
          />
        ) : (
          <input
            {...wiring}
            className={INPUT}
            value={value}
            onChange={(event) => set(path, event.target.value)}
          />
        )
      }
    </Frame>
  )
}
