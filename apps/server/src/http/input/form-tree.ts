import { AppError } from '../../kernel/app-error.ts'

const FIELDS_MAX = 500
const DEPTH_MAX = 4
const KEY_MAX = 64
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * For a plain form as it came: its fields are counted without taking them apart.
 * @throws AppError `bad_request`
 */
export function refuseManyFields(text: string | Buffer): void {
  let at = -1
  for (let fields = 1; fields <= FIELDS_MAX; fields++) {
    at = text.indexOf('&', at + 1)
    if (at === -1) return
  }
  throw new AppError('bad_request')
}

type Node = Map<string, unknown>

/**
 * The fields of a form as nested values: `a[0][b]` is `a: [{ b }]`, `a[]` is one more of a list. An object whose keys
 * are all numbers is a list in their order; of a name that comes twice the last value counts.
 */
export class FormTree {
  readonly #root: Node = new Map()
  #fields = 0

  /** @throws AppError `bad_request` for a name that no form of ours has, or too many of them */
  add(name: string, value: unknown): void {
    this.#fields += 1
    if (this.#fields > FIELDS_MAX) throw new AppError('bad_request')
    const keys = keysOf(name)
    const last = keys.pop() ?? ''
    let node = this.#root
    for (const key of keys) node = nodeIn(node, key)
    const own = last === '' ? String(node.size) : last
    if (node.get(own) instanceof Map) throw new AppError('bad_request')
    node.set(own, value)
  }

  value(): Record<string, unknown> {
    return Object.fromEntries([...this.#root].map(([key, inner]) => [key, plain(inner)]))
  }
}

function keysOf(name: string): string[] {
  const [, first = '', rest = ''] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name) ?? []
  const keys = [first, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map(([, key = '']) => key)]
  const wrong = (key: string) => key.length > KEY_MAX || FORBIDDEN.has(key)
  if (first === '' || keys.length > DEPTH_MAX || keys.some(wrong)) throw new AppError('bad_request')
  return keys
}

function nodeIn(parent: Node, key: string): Node {
  const own = key === '' ? String(parent.size) : key
  const known = parent.get(own)
  if (known instanceof Map) return known
  if (known !== undefined) throw new AppError('bad_request')
  const made: Node = new Map()
  parent.set(own, made)
  return made
}

function plain(value: unknown): unknown {
  if (!(value instanceof Map)) return value
  const entries = [...value].map(([key, inner]): [string, unknown] => [key, plain(inner)])
  if (!entries.every(([key]) => /^\d{1,4}$/.test(key))) return Object.fromEntries(entries)
  return entries.sort(([left], [right]) => Number(left) - Number(right)).map(([, inner]) => inner)
}
