import type { z } from 'zod'

type Json = Record<string, unknown>

/** A part of the self-study area, as pages, tables and packs call it. */
export type StudyKindId = 'listening' | 'speaking' | 'reading' | 'writing' | 'classroom_term'

/**
 * Where a file of a pack has its items: in a list beside its category, in the lists of its subcategories, as one thing
 * beside its category; or all of it is one, in every dialect that it has, and belongs to no category.
 */
type StudyLayout =
  | { of: 'category'; list: string }
  | { of: 'subcategories'; list: string }
  | { of: 'category'; one: string }
  | { of: 'itself'; parts: readonly [string, ...string[]] }

/** What lists and menus know of an item. */
export interface StudyItemFace {
  uid: string
  no: number
  /** Of a category that holds sets of several levels, the item's own; of others, as of books, likewise. */
  levelNo?: number
  title: { hakka: string; pinyin: string; chinese: string }
}

/** A kind of self-study material: everything about it that runs without a browser. */
export interface StudyKind<I = unknown> {
  id: StudyKindId
  /** 聽力 … */
  name: string
  /** Schema version of the items that this code writes. Raised with every change that old items do not fit. */
  version: number
  layout: StudyLayout
  /** A file of a pack, in the present version. */
  file: z.ZodType
  /** What the database keeps of a thing that is learnt, as it was written. */
  item: z.ZodType<I>
  /** Brings an item of an older version to the present shape; the schema judges what comes out. */
  migrate(item: unknown, from: number): unknown
  face(item: I): StudyItemFace
}

/** Fills in what most kinds share. */
export const defineStudyKind = <I>(
  kind: Omit<StudyKind<I>, 'migrate'> & Partial<Pick<StudyKind<I>, 'migrate'>>,
): StudyKind<I> => ({ migrate: (item) => item, ...kind })

/** A file of a pack in its parts, each as it was written. */
export interface StudyFile {
  category: Json | undefined
  groups: { subcategory: Json | undefined; items: unknown[] }[]
}

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const records = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isRecord) : [])
const without = (object: Json, key: string): Json =>
  Object.fromEntries(Object.entries(object).filter(([own]) => own !== key))

/** Takes a file apart; what is not there gives nothing. */
export function takeApart({ layout }: Pick<StudyKind, 'layout'>, file: Json): StudyFile {
  if (layout.of === 'itself') {
    const item = Object.fromEntries(layout.parts.map((key) => [key, file[key]]))
    return { category: undefined, groups: [{ subcategory: undefined, items: [item] }] }
  }
  const category = isRecord(file.category) ? file.category : undefined
  if (layout.of === 'subcategories') {
    const groups = records(file.subcategories).map((own) => ({
      subcategory: without(own, layout.list),
      items: records(own[layout.list]),
    }))
    return { category, groups }
  }
  const items = 'list' in layout ? records(file[layout.list]) : [file[layout.one]].filter(isRecord)
  return { category, groups: [{ subcategory: undefined, items }] }
}

/** Puts a file together again, in the order of keys that this project writes. */
export function putTogether(
  { id, layout }: Pick<StudyKind, 'id' | 'layout'>,
  { version, dialectId }: { version: number; dialectId: number | null },
  { category, groups }: StudyFile,
): Json {
  const items = groups.flatMap((group) => group.items)
  const head = { kind: id, version }
  if (layout.of === 'itself') return { ...head, ...(isRecord(items[0]) ? items[0] : {}) }
  const named = { ...head, dialect_id: dialectId, category }
  if (layout.of === 'subcategories') {
    const subcategories = groups.map((group) => ({ ...group.subcategory, [layout.list]: group.items }))
    return { ...named, subcategories }
  }
  return 'list' in layout ? { ...named, [layout.list]: items } : { ...named, [layout.one]: items[0] }
}

/** A file with its items brought to the present version. */
export function migrateFile(kind: StudyKind, file: Json): Json {
  const version = Number(file.version)
  if (!(version < kind.version)) return file
  const { category, groups } = takeApart(kind, file)
  const present = groups.map((group) => ({
    ...group,
    items: group.items.map((item) => kind.migrate(item, version)),
  }))
  const dialectId = typeof file.dialect_id === 'number' ? file.dialect_id : null
  return putTogether(kind, { version: kind.version, dialectId }, { category, groups: present })
}
