import { useLatest } from '@hakka/ui/use-latest.ts'
import { type ComponentType, type ReactNode, useEffect, useMemo, useRef } from 'react'
import {
  type EditorProps,
  EditorProvider,
  type EditorState,
  FaultsProvider,
  JumpProvider,
  type Remark,
  RemarksProvider,
} from './editor-host.tsx'
import { type Drawing, DrawingProvider, type FieldProps } from './field-props.tsx'
import { ShapeField } from './ShapeField.tsx'
import type { Specs } from './specs.ts'
import { changed } from './tidied.ts'

/** Fields that a type draws itself, by where they stand: `words.text`, and `words.*` for each item of a list. */
export type Parts = Readonly<Record<string, ComponentType<FieldProps>>>

/**
 * An editor made of what a type's schema says: its lists, texts, sounds and pictures in the order of its fields.
 * @param specs what its fields are called, and what else the schema does not say
 * @param parts fields that it draws itself
 * @example export default editorOf({ words: { label: '語詞' }, 'words.sentence': { label: '例句' } })
 */
export function editorOf(specs: Specs = {}, parts: Parts = {}): ComponentType<EditorProps> {
  const drawing: Drawing = {
    specs,
    draw: (field) => <Drawn key={field.path} {...field} parts={parts} />,
    owns: (pattern) => pattern in parts,
  }
  return (props) => <DeclaredEditor {...props} drawing={drawing} />
}

function DeclaredEditor({ drawing, ...props }: EditorProps & { drawing: Drawing }) {
  return (
    <EditorFrame {...props}>
      <DrawingProvider value={drawing}>
        {drawing.draw({ shape: props.shape, value: props.content, path: '', pattern: '' })}
      </DrawingProvider>
    </EditorFrame>
  )
}

function Drawn({ parts, ...field }: FieldProps & { parts: Parts }): ReactNode {
  const { path, pattern } = field
  // An item stands under its number, which its pattern leaves out.
  const isItem = path.split('.').at(-1) !== pattern.split('.').at(-1)
  const Own = parts[isItem ? `${pattern}.*` : pattern]
  return Own ? <Own {...field} /> : <ShapeField {...field} />
}

const NO_REMARKS: readonly Remark[] = []

/** What the kit's fields need around them, for editors that are code of their own too. */
export function EditorFrame({
  content,
  onChange,
  faults,
  shape,
  host,
  jump,
  remarks = NO_REMARKS,
  children,
}: EditorProps & { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  // What was put last, before it is drawn: two changes of one event both count.
  const latest = useRef(content)
  useEffect(() => {
    latest.current = content
  }, [content])
  const set = useLatest((path: string, value: unknown) => {
    latest.current = changed(shape, latest.current, path, value)
    onChange(latest.current)
  })
  const state = useMemo<EditorState>(
    () => ({ host, shape, now: () => latest.current, set }),
    [host, shape, set],
  )
  const begun = useRef(false)
  useEffect(() => {
    const first = !begun.current
    begun.current = true
    // What a new module begins with has the focus unless something else has it by now.
    if (!jump || (first && document.activeElement !== document.body)) return
    // The row around the field is opened by the same press, and drawn by then.
    const timer = setTimeout(() => focusField(root.current, jump.path), 50)
    return () => clearTimeout(timer)
  }, [jump])
  return (
    <EditorProvider value={state}>
      <FaultsProvider value={faults}>
        <RemarksProvider value={remarks}>
          <JumpProvider value={jump}>
            <div ref={root} className="grid gap-6">
              {children}
            </div>
          </JumpProvider>
        </RemarksProvider>
      </FaultsProvider>
    </EditorProvider>
  )
}

/** The field of a path has the focus, or of what stands around it the nearest that is drawn. */
function focusField(root: HTMLElement | null, path: string): void {
  const keys = path.split('.')
  for (; keys.length > 0; keys.pop()) {
    const field = root?.querySelector<HTMLElement>(`[data-field="${CSS.escape(keys.join('.'))}"]`)
    if (!field) continue
    field.closest('details')?.setAttribute('open', '')
    // An item is taller than the window: it is seen from its beginning, with what was said of it.
    const isItem = field.matches('[data-row]')
    field.scrollIntoView({ block: isItem ? 'start' : 'center' })
    const control = field.matches('input, textarea, button, select')
      ? field
      : (field.querySelector<HTMLElement>('input:not(.hidden), textarea, [contenteditable]') ??
        field.querySelector<HTMLElement>('button, select'))
    ;(control ?? field).focus({ preventScroll: isItem })
    return
  }
}
