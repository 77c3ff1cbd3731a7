import { ApiError } from '@hakka/contract/api-error'
import type { Others } from '@hakka/contract/help'
import { type Merged, nameOfEntry } from '@hakka/contract/merge'
import type { Listed } from './errors-by-id.ts'

/** What both have changed, and who the others are: what a refusal says besides the document as it is now. */
export interface Refused {
  clashes: string[]
  others: Others
}

/** Reads them off a refusal; `undefined` where it is another one. */
export function refusedBy(error: unknown): Refused | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined
  const { clashes, others } = Object(error.current)
  if (!Array.isArray(clashes) || !Array.isArray(others)) return undefined
  return {
    clashes: clashes.map(String),
    others: others.map((own) => ({ name: String(own?.name ?? ''), entries: Number(own?.entries ?? 0) })),
  }
}

/** How an entry of a document is called and reads. */
export interface Wording<C extends Listed> {
  /** What the page's own fields are called. */
  fields: Readonly<Record<string, string>>
  category(category: C): { name: string; text: string }
  item(item: C['items'][number]): { name: string; text: string }
}

/** What a name stands for in one document; `undefined` where it has no such entry. */
export function entryIn<C extends Listed>(
  { fields, categories }: Merged<C>,
  entry: string,
  words: Wording<C>,
): { name: string; text: string } | undefined {
  const label = words.fields[entry]
  if (label !== undefined) return { name: label, text: fields[entry] ?? '' }
  for (const category of categories) {
    if (nameOfEntry(category.id) === entry) return words.category(category)
    const item = category.items.find(({ id }) => nameOfEntry(category.id, id) === entry)
    if (item) return words.item(item)
  }
  return undefined
}

/** 「陳老師也存了 2 則」; who has no name any more is 其他編輯. */
export const saidOf = (others: Others): string =>
  others.map(({ name, entries }) => `${name || '其他編輯'}也存了 ${entries} 則`).join('，')
