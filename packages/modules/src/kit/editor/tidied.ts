import { at, isRecord, put } from './draft.ts'
import type { Shape } from './shape.ts'

/** The shape of what stands at a path; `undefined` where the schema knows nothing. */
function shapeAt(shape: Shape, path: string): Shape | undefined {
  let own: Shape | undefined = shape
  for (const key of path === '' ? [] : path.split('.')) {
    if (own?.is === 'list' || own?.is === 'map') own = own.of
    else if (own?.is === 'object') own = own.fields[key]
    else return undefined
  }
  return own
}

/** The content with another value at a path, and without what may be left out and is empty by now. */
export function changed(shape: Shape, content: unknown, path: string, value: unknown): unknown {
  let next = put(content, path, value)
  const keys = path.split('.')
  while (keys.length > 0) {
    const here = keys.join('.')
    if (shapeAt(shape, here)?.optional && isEmpty(at(next, here))) next = put(next, here, undefined)
    keys.pop()
  }
  return next
}

/** Nothing, or made of nothing. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  return isRecord(value) && Object.values(value).every(isEmpty)
}
