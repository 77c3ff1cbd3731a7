import { readingFault } from '@hakka/hakka/ruby'
import type { ListShape, ObjectShape, Shape } from './shape.ts'

/** What is being written: it need not fit its schema yet. */
export type Json = Record<string, unknown>

export const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The text itself, or '' of what is none. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

export const join = (path: string, key: string | number): string =>
  path === '' ? `${key}` : `${path}.${key}`

/** What stands at a path; `undefined` where there is nothing. */
export function at(content: unknown, path: string): unknown {
  if (path === '') return content
  let value = content
  for (const key of path.split('.')) {
    if (Array.isArray(value)) value = value[Number(key)]
    else if (isRecord(value)) value = value[key]
    else return undefined
  }
  return value
}

/** The content with another value at a path; `undefined` takes the field away. What was not touched is the same object. */
export function put(content: unknown, path: string, value: unknown): unknown {
  if (path === '') return value
  const [key = '', ...rest] = path.split('.')
  const inner = at(content, key)
  const next = rest.length === 0 ? value : put(inner, rest.join('.'), value)
  if (Array.isArray(content)) return content.map((own, index) => (index === Number(key) ? next : own))
  const record = isRecord(content) ? content : {}
  if (next !== undefined) return { ...record, [key]: next }
  const { [key]: _, ...left } = record
  return left
}

/** Something new of a shape: what must be there is there, and empty. */
function fresh(shape: Shape): unknown {
  switch (shape.is) {
    case 'text':
      return ''
    case 'number':
      return shape.identity ? undefined : shape.min
    case 'flag':
      return false
    case 'choice':
      return shape.values[0]
    case 'list':
      return freshList(shape)
    case 'object':
      return freshObject(shape)
    case 'map':
      return {}
    case 'unknown':
      return undefined
  }
}

/** Of answers there is one at least, and the first is right: without one nothing can be answered. */
function freshList({ of, min }: ListShape): unknown[] {
  const flag = of.is === 'object' ? correctFlag(of) : undefined
  const items = Array.from({ length: Math.max(min, flag ? 1 : 0) }, () => fresh(of))
  return items.map((own, index) => (flag && index === 0 && isRecord(own) ? { ...own, [flag]: true } : own))
}

/** The key of the flag that says whether something is a right answer. */
export const correctFlag = ({ fields }: ObjectShape): string | undefined =>
  Object.keys(fields).find((key) => fields[key]?.means?.is === 'correct')

const freshObject = (shape: ObjectShape): Json =>
  Object.fromEntries(
    Object.entries(shape.fields).flatMap(([key, field]) => {
      const own = field.optional ? undefined : fresh(field)
      return own === undefined ? [] : [[key, own]]
    }),
  )

/** Another of a list, in the language of the one before it. */
export function another(list: ListShape, before: unknown): unknown {
  const item = fresh(list.of)
  const inZh = isRecord(before) && before.lang === 'zh'
  return inZh && isRecord(item) && list.of.is === 'object' && 'lang' in list.of.fields
    ? { ...item, lang: 'zh' }
    : item
}

/** The highest number by which something in a content is told from its like. */
export function highestNumber(shape: Shape, content: unknown): number {
  let highest = 0
  walk(shape, content, (id) => {
    highest = Math.max(highest, typeof id === 'number' ? id : 0)
    return id
  })
  return highest
}

/** Something new with numbers of its own, from the one after `highest` on; nobody ever sees them. */
export function renumbered(shape: Shape, item: unknown, highest: number): unknown {
  let next = highest
  return walk(shape, item, () => ++next)
}

/** The value with another number in the place of each identity. */
function walk(shape: Shape, value: unknown, give: (id: unknown) => unknown): unknown {
  if (shape.is === 'list' && Array.isArray(value)) return value.map((own) => walk(shape.of, own, give))
  if (shape.is === 'map' && isRecord(value)) return mapped(value, (own) => walk(shape.of, own, give))
  if (shape.is !== 'object' || !isRecord(value)) return value
  const inner = mapped(value, (own, key) => {
    const field = shape.fields[key]
    return field ? walk(field, own, give) : own
  })
  const identity = Object.entries(shape.fields).find(([, field]) => field.is === 'number' && field.identity)
  return identity ? { ...inner, [identity[0]]: give(inner[identity[0]]) } : inner
}

const mapped = (value: Json, change: (own: unknown, key: string) => unknown): Json =>
  Object.fromEntries(Object.entries(value).map(([key, own]) => [key, change(own, key)]))

const fits = new WeakMap<object, Map<Shape, unknown>>()

/**
 * A draft made whole, so that a view can draw it while it is being written: what is missing is there and empty, what is
 * of another kind is as if it were missing, and a reading that does not fit its text waits for a right one.
 */
export function fitted(shape: Shape, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return fittedOnce(shape, value)
  // What was not touched is drawn as it was drawn before.
  const made = fits.get(value) ?? new Map<Shape, unknown>()
  fits.set(value, made)
  if (!made.has(shape)) made.set(shape, fittedOnce(shape, value))
  return made.get(shape)
}

function fittedOnce(shape: Shape, value: unknown): unknown {
  switch (shape.is) {
    case 'text':
      return textOf(value)
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) ? value : shape.min
    case 'flag':
      return value === true || value === '1' || value === 1
    case 'choice':
      return shape.values.find((own) => own === value) ?? shape.values[0]
    case 'list': {
      const items = listOf(value).map((own) => fitted(shape.of, own))
      const missing = Math.max(0, shape.min - items.length)
      return [...items, ...Array.from({ length: missing }, () => fitted(shape.of, undefined))]
    }
    case 'map':
      return isRecord(value) ? mapped(value, (own) => fitted(shape.of, own)) : {}
    case 'object':
      return readable(shape, fittedObject(shape, isRecord(value) ? value : {}))
    case 'unknown':
      return value
  }
}

const fittedObject = (shape: ObjectShape, value: Json): Json =>
  Object.fromEntries(
    Object.entries(shape.fields).flatMap(([key, field]) => {
      const own = value[key]
      const left = own === undefined || own === null || (own === '' && field.is === 'text')
      // A picture or sound without an address is none.
      const none = field.means?.is === 'picture' || field.means?.is === 'sound'
      if (field.optional && !field.always && (left || (none && isRecord(own) && textOf(own.url) === '')))
        return []
      return [[key, fitted(field, own)]]
    }),
  )

/** Its Hakka with a reading that fits, or none: text and pinyin that don't can't be drawn. */
function readable(shape: ObjectShape, value: Json): Json {
  const wrong = Object.entries(shape.fields).flatMap(([key, { means }]) => {
    if (means?.is !== 'hakka' && means?.is !== 'name') return []
    const text = textOf(value[key])
    const reading = value[means.reading]
    const is = value.lang === 'zh' || typeof reading !== 'string' || reading === ''
    return is || !readingFault(text, reading) ? [] : [means.reading]
  })
  return wrong.length === 0 ? value : { ...value, ...Object.fromEntries(wrong.map((key) => [key, ''])) }
}

/** Whether nothing in a value is written otherwise than its shape has it; what is missing or empty is no matter. */
export function isShaped(shape: Shape, value: unknown): boolean {
  if (value === undefined || value === null || shape.is === 'unknown') return true
  if (shape.is === 'list') return Array.isArray(value) && value.every((own) => isShaped(shape.of, own))
  if (shape.is === 'map')
    return isRecord(value) && Object.values(value).every((own) => isShaped(shape.of, own))
  if (shape.is !== 'object') return typeof value !== 'object'
  return (
    isRecord(value) &&
    Object.entries(value).every(([key, own]) => {
      const field = shape.fields[key]
      return field !== undefined && isShaped(field, own)
    })
  )
}
