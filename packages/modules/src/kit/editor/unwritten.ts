import { isRecord } from './draft.ts'
import type { Shape } from './shape.ts'

/** A content with its lists as they are and nothing written in it: what an editor of a new module begins with. */
export function unwritten(shape: Shape, value: unknown): unknown {
  if (shape.is === 'text') return ''
  if (shape.is === 'list' && Array.isArray(value)) return value.map((own) => unwritten(shape.of, own))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, own]) => {
      const inner = innerOf(shape, key)
      return [key, inner ? unwritten(inner, own) : own]
    }),
  )
}

/** Where the first text stands in a content in which nothing is written yet; `undefined` where something is. */
export function firstOfUnwritten(shape: Shape, value: unknown): string | undefined {
  const texts = [...textsIn(shape, value)]
  return texts.some(({ text }) => text !== '') ? undefined : texts[0]?.path
}

function* textsIn(shape: Shape, value: unknown, path = ''): Generator<{ path: string; text: string }> {
  const below = (key: string | number) => (path === '' ? `${key}` : `${path}.${key}`)
  if (shape.is === 'text' && typeof value === 'string') yield { path, text: value }
  if (shape.is === 'list' && Array.isArray(value))
    for (const [index, own] of value.entries()) yield* textsIn(shape.of, own, below(index))
  if (isRecord(value))
    for (const [key, own] of Object.entries(value)) {
      const inner = innerOf(shape, key)
      if (inner) yield* textsIn(inner, own, below(key))
    }
}

function innerOf(shape: Shape, key: string): Shape | undefined {
  if (shape.is === 'map') return shape.of
  return shape.is === 'object' ? shape.fields[key] : undefined
}
