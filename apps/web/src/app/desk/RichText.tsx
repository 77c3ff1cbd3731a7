import { type ComponentType, useEffect, useState } from 'react'
import { Field, type FieldProps } from '../forms/Field.tsx'
import { FormAlert } from '../forms/FormAlert.tsx'
import type { EditorProps } from './rich-text/Editor.tsx'
import './rich-text/rich-text.css'
import '../forms/forms.css'

/**
 * HTML with headings, lists, links, pictures and tables. The editor is a file of its own, loaded with the first field
 * that needs it; where it can't be loaded the HTML stands in a plain field, and nothing is lost.
 */
export function RichText({
  value,
  onValue,
  ...field
}: FieldProps & { value: string; onValue(html: string): void }) {
  const [loaded, setLoaded] = useState<ComponentType<EditorProps>>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    import('./rich-text/Editor.tsx').then(
      (module) => setLoaded(() => module.default),
      () => setFailed(true),
    )
  }, [])
  const Editor = loaded
  return (
    <Field {...field}>
      {(wiring) => {
        if (Editor) return <Editor wiring={wiring} label={field.label} value={value} onValue={onValue} />
        if (!failed) {
          return (
            <p id={wiring.id} role="status" className="rich-text items-center justify-center text-muted">
              載入中，請稍候...
            </p>
          )
        }
        return (
          <div className="grid gap-2">
            <FormAlert type="warning">文本編輯器未正確載入！可以先在下面直接修改內容。</FormAlert>
            <textarea
              {...wiring}
              rows={16}
              value={value}
              onChange={(event) => onValue(event.target.value)}
              className="field-input font-mono"
            />
          </div>
        )
      }}
    </Field>
  )
}
