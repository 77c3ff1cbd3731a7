import { Picture } from '@hakka/ui/Picture.tsx'
import { at, isRecord, type Json, listOf, textOf } from '#kit/editor/draft.ts'
import { useEditor } from '#kit/editor/editor-host.tsx'
import type { FieldProps } from '#kit/editor/field-props.tsx'
import { TOOL } from '#kit/editor/looks.ts'
import { ShapeField } from '#kit/editor/ShapeField.tsx'
import { ui } from './editor-ui.ts'

/** Who speaks: named, or one of those who have spoken, with the same picture. */
export function RoleFields(field: FieldProps) {
  const { path, value } = field
  const { now, set } = useEditor()
  const known = rolesIn(now())
  const name = isRecord(value) ? textOf(value.name) : ''
  return (
    <fieldset className="grid min-w-0 gap-3 border-t border-line pt-3">
      <legend className="float-left w-full pb-1 font-bold">{ui.role}</legend>
      {known.some((own) => own.name !== name) && (
        // biome-ignore lint/a11y/useSemanticElements: a group of buttons within the group of the fields
        <div role="group" aria-label={ui.known} className="flex flex-wrap items-center gap-2">
          <span aria-hidden="true" className="text-muted">
            {ui.known}
          </span>
          {known.map((own) => (
            <button
              key={textOf(own.name)}
              type="button"
              className={`${TOOL} aria-pressed:border-brand aria-pressed:bg-note`}
              aria-pressed={own.name === name}
              onClick={() => set(path, structuredClone(own))}
            >
              {isRecord(own.image) && (
                <Picture
                  src={textOf(own.image.url)}
                  alt=""
                  width={28}
                  height={28}
                  className="flex-none rounded-full bg-pool"
                />
              )}
              {textOf(own.name)}
            </button>
          ))}
        </div>
      )}
      <ShapeField {...field} />
    </fieldset>
  )
}

/** Everybody who speaks in the book, as they were first named with a picture, or else first named. */
function rolesIn(content: unknown): Json[] {
  const roles = new Map<string, Json>()
  for (const sentence of listOf(at(content, 'sentences'))) {
    const role = isRecord(sentence) ? sentence.role : undefined
    const name = isRecord(role) ? textOf(role.name).trim() : ''
    if (!isRecord(role) || name === '') continue
    const before = roles.get(name)
    if (!before || (!before.image && role.image)) roles.set(name, role)
  }
  return [...roles.values()]
}
