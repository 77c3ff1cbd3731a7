import { ChevronRight, CircleCheck } from 'lucide-react'
import { createContext, type ReactNode, useContext } from 'react'
import type { Sound } from '#kit/content.ts'
import { isRecord, join, textOf } from './draft.ts'
import { useEditor, useFaults } from './editor-host.tsx'
import { Frame } from './Frame.tsx'
import { type FieldProps, useDrawing } from './field-props.tsx'
import { BracketBar, HakkaField } from './HakkaField.tsx'
import { InlineList } from './InlineList.tsx'
import { INPUT } from './looks.ts'
import { MediaField } from './MediaField.tsx'
import { correctKey, OptionList } from './OptionList.tsx'
import { PieceList } from './PieceList.tsx'
import { PinyinField } from './PinyinField.tsx'
import { RowList } from './RowList.tsx'
import type { ChoiceShape, FlagShape, NumberShape, ObjectShape, Shape, TextShape } from './shape.ts'
import { type FieldSpec, fieldsOf, labelOf } from './specs.ts'
import { TextField } from './TextField.tsx'
import { isEmpty } from './tidied.ts'
import { ui } from './ui.ts'

/** Draws any field as its shape and its meaning want it. */
export function ShapeField(field: FieldProps): ReactNode {
  const { shape } = field
  switch (shape.is) {
    case 'text':
      return <AnyText {...field} shape={shape} />
    case 'number':
      return <NumberField {...field} shape={shape} />
    case 'flag':
      return <FlagField {...field} shape={shape} />
    case 'choice':
      return <ChoiceField {...field} shape={shape} />
    case 'list':
      if (shape.means?.is === 'pieces') return <PieceList {...field} shape={shape} />
      if (correctKey(shape)) return <OptionList {...field} shape={shape} />
      if (field.pattern.includes('.') || isMedia(shape.of)) return <InlineList {...field} shape={shape} />
      return <RowList {...field} shape={shape} />
    case 'object':
      return <ObjectField {...field} shape={shape} />
    case 'map':
    case 'unknown':
      return null
  }
}

const isMedia = (shape: Shape) => shape.means?.is === 'picture' || shape.means?.is === 'sound'

const fileOf = (value: unknown): Sound | undefined => {
  if (typeof value === 'string') return value === '' ? undefined : { url: value }
  if (!isRecord(value) || textOf(value.url) === '') return undefined
  return {
    url: textOf(value.url),
    ...(typeof value.id === 'number' && { id: value.id }),
    ...(value.synthetic === true && { synthetic: true }),
  }
}

function AnyText({ shape, value, path, pattern, label, bare }: FieldProps<TextShape>) {
  const { specs } = useDrawing()
  const { set } = useEditor()
  const spec = specs[pattern] ?? {}
  const own = label ?? labelOf(specs, pattern, shape)
  const required = useRequired(shape, spec)
  if (shape.means?.is === 'html') return <HtmlField path={path} label={own} value={textOf(value)} />
  if (shape.means?.is === 'sound' || shape.means?.is === 'address') {
    const kind = shape.means.is === 'sound' ? 'sound' : 'film'
    return (
      <MediaField
        path={path}
        label={own}
        kind={kind}
        value={fileOf(value)}
        onFile={(file) => set(path, file?.url)}
      />
    )
  }
  return (
    <TextField
      path={path}
      label={own}
      value={textOf(value)}
      long={spec.long ?? shape.max > 500}
      required={required}
      hint={spec.hint}
      bare={bare ?? false}
    />
  )
}

/** Within what may be left out and is empty nothing is asked for: without an example there is no text of it. */
const LeftOut = createContext(false)

function useRequired(shape: Shape, spec: FieldSpec): boolean {
  const isLeftOut = useContext(LeftOut)
  return spec.required === true || (!isLeftOut && !shape.optional && shape.is === 'text' && shape.min > 0)
}

function HtmlField({ path, label, value }: { path: string; label: string; value: string }) {
  const { host, set } = useEditor()
  return (
    <host.RichText name={path} label={label} value={value} errors={[]} onValue={(html) => set(path, html)} />
  )
}

function NumberField({ shape, value, path, pattern, label }: FieldProps<NumberShape>) {
  const { specs } = useDrawing()
  const { set } = useEditor()
  return (
    <Frame path={path} label={label ?? labelOf(specs, pattern, shape)} hint={specs[pattern]?.hint}>
      {(wiring) => (
        <input
          {...wiring}
          type="number"
          inputMode={shape.whole ? 'numeric' : 'decimal'}
          min={shape.min}
          max={shape.max}
          step={shape.whole ? 1 : 'any'}
          className={`${INPUT} max-w-40`}
          value={typeof value === 'number' ? value : ''}
          onChange={(event) => set(path, event.target.value === '' ? undefined : event.target.valueAsNumber)}
        />
      )}
    </Frame>
  )
}

function FlagField({ shape, value, path, pattern, label }: FieldProps<FlagShape>) {
  const { specs } = useDrawing()
  const { set } = useEditor()
  return (
    <label className="flex min-h-12 items-center gap-2.5 md:min-h-10" data-field={path}>
      <input
        type="checkbox"
        className="size-6 flex-none accent-brand"
        checked={value === true}
        onChange={(event) => set(path, event.target.checked || (shape.optional ? undefined : false))}
      />
      {specs[pattern]?.names?.true ?? label ?? labelOf(specs, pattern, shape)}
    </label>
  )
}

function ChoiceField({ shape, value, path, pattern, label }: FieldProps<ChoiceShape>) {
  const { specs } = useDrawing()
  const { set } = useEditor()
  const names = specs[pattern]?.names ?? {}
  return (
    <Frame path={path} label={label ?? labelOf(specs, pattern, shape)} hint={specs[pattern]?.hint}>
      {(wiring) => (
        <select
          {...wiring}
          className={`${INPUT} max-w-80`}
          value={String(value ?? '')}
          onChange={(event) =>
            set(
              path,
              shape.values.find((own) => String(own) === event.target.value),
            )
          }
        >
          {(shape.optional || value === undefined) && <option value="">{ui.none}</option>}
          {shape.values.map((own) => (
            <option key={own} value={String(own)}>
              {names[String(own)] ?? String(own)}
            </option>
          ))}
        </select>
      )}
    </Frame>
  )
}

function ObjectField(field: FieldProps<ObjectShape>) {
  const { shape, value, path, pattern, bare } = field
  const { specs, draw, owns } = useDrawing()
  const { set } = useEditor()
  const { means } = shape
  const own = field.label ?? labelOf(specs, pattern, shape)
  if (means?.is === 'picture' || means?.is === 'sound')
    return (
      <MediaField
        path={path}
        label={own}
        kind={means.is}
        value={fileOf(value)}
        onFile={(file) => set(path, file)}
        bare={bare ?? false}
      />
    )
  const record = isRecord(value) ? value : {}
  const said = saidIn(shape, record)
  const fields = fieldsOf(specs, pattern, shape)
  const drawn = ([key, inner]: [string, Shape]) => {
    const place = { path: join(path, key), pattern: join(pattern, key) }
    const own = { shape: inner, value: record[key], ...place }
    if (inner.means?.is === 'correct') return null
    if (owns(place.pattern)) return <div key={key}>{draw(own)}</div>
    if (specs[place.pattern]?.flat) return <div key={key}>{draw(own)}</div>
    if (inner.is === 'text' && (inner.means?.is === 'hakka' || inner.means?.is === 'name'))
      return <Said key={key} field={field} name={key} inner={inner} />
    if (means?.is === 'transcribed' && key === 'url')
      return (
        <MediaField
          key={key}
          path={place.path}
          label={labelOf(specs, 'sound', inner)}
          kind="sound"
          value={fileOf(record)}
          says={said}
          onFile={(file) => {
            const { url: _, synthetic: __, ...left } = record
            set(path, file ? { ...left, url: file.url, ...(file.synthetic && { synthetic: true }) } : left)
          }}
        />
      )
    if (means?.is === 'transcribed' && key === 'synthetic') return null
    if (inner.means?.is === 'sound' && inner.is === 'object')
      return (
        <MediaField
          key={key}
          path={place.path}
          label={labelOf(specs, place.pattern, inner)}
          kind="sound"
          value={fileOf(record[key])}
          says={said}
          onFile={(file) => set(place.path, file)}
        />
      )
    const text = inner.is === 'object' ? onlyText(inner) : undefined
    if (text) {
      const below = { path: join(place.path, 'text'), pattern: join(place.pattern, 'text') }
      const label = specs[below.pattern]?.label ?? labelOf(specs, place.pattern, inner)
      const own = isRecord(record[key]) ? record[key].text : undefined
      return <div key={key}>{draw({ shape: text, value: own, ...below, label })}</div>
    }
    if (inner.is === 'object' && !isMedia(inner))
      return (
        <fieldset key={key} className="grid min-w-0 gap-3 border-t border-line pt-3">
          <legend className="float-left w-full pb-1 font-bold">{labelOf(specs, place.pattern, inner)}</legend>
          <LeftOut value={inner.optional === true && isEmpty(record[key])}>{draw(own)}</LeftOut>
        </fieldset>
      )
    return <div key={key}>{draw(own)}</div>
  }
  if (!bare) return <div className="grid gap-4">{fields.map(drawn)}</div>
  // On one line there is room for what is said; what stands beside it is a press away.
  const first = fields.filter(([, inner]) => isFirst(inner))
  const more = fields.filter(([, inner]) => !isFirst(inner) && inner.means?.is !== 'correct')
  return (
    <div className="grid gap-2">
      {first.map(drawn)}
      {more.length > 0 && (
        <More path={path} filled={more.some(([key]) => record[key] !== undefined)}>
          {more.map(drawn)}
        </More>
      )}
    </div>
  )
}

const isFirst = ({ is, means }: Shape): boolean =>
  is === 'flag' ? means?.is !== 'correct' : is === 'text' && (means?.is === 'hakka' || means?.is === 'name')

/** What stands beside a text on one line: folded away unless something of it is wrong. */
function More({ path, filled, children }: { path: string; filled: boolean; children: ReactNode }) {
  const faults = useFaults(path, true)
  return (
    <details
      className="group"
      open={faults.some(({ path: own }) => own.split('.').length > path.split('.').length + 1) || undefined}
    >
      <summary className="inline-flex min-h-10 cursor-pointer list-none items-center gap-1.5 rounded-button px-2 text-16 text-muted hover:bg-note">
        <ChevronRight size={18} aria-hidden="true" className="transition-[rotate] group-open:rotate-90" />
        {ui.more}
        {filled && <CircleCheck size={16} role="img" aria-label={ui.hasMore} className="text-correct" />}
      </summary>
      <div className="grid gap-3 pt-1 pb-2">{children}</div>
    </details>
  )
}

/** The text of an object that only wraps one: it is called as what it stands for. */
const onlyText = ({ fields }: ObjectShape): Shape | undefined =>
  Object.keys(fields).length === 1 && fields.text?.is === 'text' && fields.text.means === undefined
    ? fields.text
    : undefined

function saidIn(shape: ObjectShape, value: Record<string, unknown>) {
  for (const [key, { means }] of Object.entries(shape.fields)) {
    if (means?.is === 'hakka' && value.lang !== 'zh')
      return { text: textOf(value[key]), pinyin: textOf(value[means.reading]) }
  }
  return undefined
}

/** A Hakka text of an object, with its reading unless another text of it has the same. */
function Said({ field, name, inner }: { field: FieldProps<ObjectShape>; name: string; inner: TextShape }) {
  const { shape, value, path, pattern, label, bare } = field
  const { specs } = useDrawing()
  const { set } = useEditor()
  const { means } = inner
  const place = join(pattern, name)
  const spec = specs[place] ?? {}
  const record = isRecord(value) ? value : {}
  const required = useRequired(inner, spec)
  if (means?.is !== 'hakka' && means?.is !== 'name') return null
  const single = name === 'text' || name === 'hakka'
  const isHakka = name === 'text' && means.is === 'hakka' && !('lang' in shape.fields)
  const own =
    specs[place]?.label ?? (single ? label : undefined) ?? (isHakka ? ui.hakka : labelOf(specs, place, inner))
  const line = means.is === 'hakka' && shape.means?.is === 'said' && shape.means.as === 'line'
  return (
    <div className="grid gap-2">
      <HakkaField
        path={path}
        value={value}
        textKey={name}
        readingKey={means.reading}
        label={own}
        required={required}
        hint={spec.hint}
        long={spec.long ?? line}
        either={'lang' in shape.fields}
        textOnly={(means.is === 'hakka' && means.as === 'again') || means.is === 'name'}
        bare={bare ?? false}
      />
      {line && <BracketBar text={textOf(record[name])} onText={(next) => set(join(path, name), next)} />}
      {means.is === 'name' && textOf(record[means.reading]) !== '' && (
        <PinyinField
          path={join(path, means.reading)}
          text={textOf(record[name])}
          value={textOf(record[means.reading])}
        />
      )}
    </div>
  )
}
