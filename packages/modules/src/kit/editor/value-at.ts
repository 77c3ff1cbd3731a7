import { at, isRecord, put } from './draft.ts'

/** What a file is, wherever it stands: its address alone would be taken for what was there before. */
const FILE = ['url', 'id', 'synthetic'] as const

/**
 * A content with what another one has at a path. What that one has not is taken away, as far as something else than a
 * place in a list stands there.
 * @param from where it stands in the other one
 * @returns `undefined` where the content has nothing around the path
 */
export function withValueAt(content: unknown, other: unknown, path: string, from = path): unknown {
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  const holder = keys.join('.')
  const around = at(content, holder)
  const value = at(other, from)
  if (last === 'url' && keys.length > 0)
    return withFile(content, other, holder, from.slice(0, from.lastIndexOf('.')))
  if (typeof around !== 'object' || around === null) return undefined
  if (Array.isArray(around) && (value === undefined || !(last in around))) return undefined
  return put(content, path, value)
}

/**
 * A content whose list has an item of another content's list at a place, before what stands there; or, where none is
 * named, no longer has the item at that place.
 * @param from where the item stands in the other one
 * @returns `undefined` where there is no such place, or no such item
 */
export function withItem(
  content: unknown,
  path: string,
  other?: { content: unknown; from: string },
): unknown {
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  const holder = keys.join('.')
  const list = at(content, holder)
  const item = other && at(other.content, other.from)
  // The lines of a film have names of their own.
  if (isRecord(list)) return last in list === (other === undefined) ? put(content, path, item) : undefined
  const place = Number(last)
  if (!Array.isArray(list) || !Number.isInteger(place) || place < 0) return undefined
  if (!other) return place < list.length ? put(content, holder, list.toSpliced(place, 1)) : undefined
  return item === undefined || place > list.length
    ? undefined
    : put(content, holder, list.toSpliced(place, 0, item))
}

function withFile(content: unknown, other: unknown, holder: string, from: string): unknown {
  const mine = at(content, holder)
  const theirs = at(other, from)
  if (!isRecord(mine) || !isRecord(theirs)) return withValueAt(content, other, holder, from)
  const kept = Object.entries(mine).filter(([key]) => !FILE.some((own) => own === key))
  const taken = FILE.flatMap((key): [string, unknown][] => (key in theirs ? [[key, theirs[key]]] : []))
  return put(content, holder, Object.fromEntries([...taken, ...kept]))
}
