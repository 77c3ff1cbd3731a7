import type { Shape } from './shape.ts'
import { LABELS, ui } from './ui.ts'

/** What a type's editor says of a field beyond its schema. */
export interface FieldSpec {
  label?: string
  hint?: string
  /** Several lines high. */
  long?: true
  /** It is not asked; what stands there stays. */
  hidden?: true
  /** Of an object: its fields stand among those around it, without a heading. */
  flat?: true
  /** Shown as 必填, although the schema takes a content without it. */
  required?: true
  /** Of a list: what one of it is called, 語詞, and how it is counted, 個. */
  one?: string
  count?: string
  /** Of choices, and of a flag under `true`: what they are called. */
  names?: Readonly<Record<string, string>>
  /** Of an object: which fields come first. */
  order?: readonly string[]
}

/** By where it stands, without the numbers of lists: `words.text.chinese`; '' is the whole. */
export type Specs = Readonly<Record<string, FieldSpec>>

/** What a field is called: as its editor says, else by what its key commonly means, else by what it is. */
export function labelOf(specs: Specs, pattern: string, shape: Shape): string {
  const key = pattern.split('.').at(-1) ?? ''
  return specs[pattern]?.label ?? LABELS[key] ?? byMeaning(shape)
}

function byMeaning(shape: Shape): string {
  switch (shape.means?.is) {
    case 'hakka':
    case 'gapped':
    case 'said':
      return ui.hakka
    case 'name':
      return LABELS.name ?? ''
    case 'translation':
      return ui.zh
    case 'sound':
    case 'transcribed':
      return LABELS.sound ?? ''
    case 'picture':
      return LABELS.image ?? ''
    case 'address':
      return LABELS.url ?? ''
    case 'html':
      return LABELS.content ?? ''
    default:
      return shape.is === 'list' ? '項目' : shape.is === 'object' ? saidName(shape) : '內容'
  }
}

const saidName = (shape: Extract<Shape, { is: 'object' }>): string =>
  Object.values(shape.fields).some(({ means }) => means?.is === 'hakka') ? ui.hakka : '內容'

/** What one of a list is called, and how it is counted. */
export function oneOf(specs: Specs, pattern: string, shape: Shape): { one: string; count: string } {
  const { one = labelOf(specs, pattern, shape), count = '個' } = specs[pattern] ?? {}
  return { one, count }
}

/** The fields of an object in the order in which they are asked, without those that nobody writes. */
export function fieldsOf(
  specs: Specs,
  pattern: string,
  shape: Extract<Shape, { is: 'object' }>,
): [key: string, field: Shape][] {
  const readings = new Set(
    Object.values(shape.fields).flatMap(({ means }) =>
      means?.is === 'hakka' || means?.is === 'name' || means?.is === 'gapped' ? [means.reading] : [],
    ),
  )
  const order = specs[pattern]?.order ?? []
  const rank = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length)
  return Object.entries(shape.fields)
    .filter(([key, field]) => {
      const own = pattern === '' ? key : `${pattern}.${key}`
      if (specs[own]?.hidden || readings.has(key)) return false
      if (field.is === 'number' && field.identity) return false
      return field.is !== 'choice' || field.values.length > 1
    })
    .sort(([one], [other]) => rank(one) - rank(other))
}
