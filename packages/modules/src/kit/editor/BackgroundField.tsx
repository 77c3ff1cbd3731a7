import { isRecord, textOf } from './draft.ts'
import { useEditor } from './editor-host.tsx'
import type { FieldProps } from './field-props.tsx'
import { MediaField } from './MediaField.tsx'
import { ui } from './ui.ts'

/** The picture behind the answers of a class; older contents name it otherwise. */
export function BackgroundField({ value, path }: FieldProps) {
  const { set } = useEditor()
  const own = isRecord(value) ? value : {}
  const url = textOf(own.url) || textOf(own.file_url)
  return (
    <MediaField
      path={path}
      label={ui.background}
      kind="picture"
      value={url === '' ? undefined : { url }}
      onFile={(file) => set(path, file)}
    />
  )
}
