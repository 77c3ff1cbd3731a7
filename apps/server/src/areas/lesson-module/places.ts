import type { ModuleType } from '@hakka/modules/server'
import { isRecord } from '../../content/json.ts'

const listAt = (content: unknown, key: string): readonly unknown[] => {
  const list = isRecord(content) ? content[key] : undefined
  return Array.isArray(list) ? list : []
}

/** What a content holds at its top: the lists that an editor draws as rows. */
const listsOf = (content: unknown): string[] =>
  isRecord(content) ? Object.keys(content).filter((key) => listAt(content, key).length > 0) : []

/**
 * Where a row of what learners see stands in what editors have by now.
 * @returns `words.3`; '' where it is gone, or nobody can say which it is
 */
export function rowInDraft(seen: unknown, draft: unknown, key: string, index: number): string {
  const before = listAt(seen, key)
  const now = listAt(draft, key)
  const alike = (at: number) => JSON.stringify(now[at]) === JSON.stringify(before[index])
  if (index >= before.length) return ''
  if (now.length > index && alike(index)) return `${key}.${index}`
  const moved = now.findIndex((_, at) => alike(at))
  if (moved >= 0) return `${key}.${moved}`
  return now.length === before.length ? `${key}.${index}` : ''
}

/** The list that a type's slides are of: the one with as many items. */
export function slidesKey(type: ModuleType, seen: unknown): string | undefined {
  const count = type.items(seen).length
  return count === 0 ? undefined : listsOf(seen).find((key) => listAt(seen, key).length === count)
}

/** Where a question of what learners see stands in what editors have: in a list of as many questions, or by its text. */
export function questionInDraft(
  { seen, draft }: { seen: unknown; draft: unknown },
  { text, index, count }: { text: string; index: number; count: number },
): string {
  const long = listsOf(seen).filter((own) => listAt(seen, own).length === count)
  // Of two lists that are as long it is the one that says so.
  const key = long.find((own) => holds(listAt(seen, own)[index], text)) ?? long[0]
  return key === undefined ? holderOf(draft, text) : rowInDraft(seen, draft, key, index)
}

const holds = (value: unknown, text: string): boolean =>
  text !== '' && (JSON.stringify(value) ?? '').includes(JSON.stringify(text))

/** The path of what holds a text; '' where nothing does. */
function holderOf(value: unknown, text: string, path = ''): string {
  if (text === '' || typeof value !== 'object' || value === null) return ''
  const entries = Object.entries(value)
  if (entries.some(([, own]) => own === text)) return path
  for (const [key, own] of entries) {
    const found = holderOf(own, text, path === '' ? key : `${path}.${key}`)
    if (found !== '') return found
  }
  return ''
}
