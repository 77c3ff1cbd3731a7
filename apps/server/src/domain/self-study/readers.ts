import { readItem, type StudyKind, study } from '@hakka/modules/server'
import { LRUCache } from 'lru-cache'
import type { studyItems } from '../../db/tables/self-study.ts'

/** An item as its kind reads it. */
export interface StudyItem<I> {
  id: number
  uid: string
  version: number
  /** The innermost category. */
  categoryId: number | null
  dialectId: number | null
  levelNo: number | null
  no: number
  item: I
}

export interface StudyReader<I> {
  kind: StudyKind<I>
  /** Nothing of a row that the kind can't read: the others are shown all the same. */
  read(db: object, row: typeof studyItems.$inferSelect): StudyItem<I>[]
  /** What this process has read of an item before; its place in categories may be another one since. */
  known(db: object, id: number, version: number): StudyItem<I> | undefined
}

function readerOf<I>(kind: StudyKind<I>): StudyReader<I> {
  /** By database; under one version an item never changes. */
  const caches = new WeakMap<object, LRUCache<string, StudyItem<I>>>()
  return {
    kind,
    known: (db, id, version) => caches.get(db)?.get(`${id} ${version}`),
    read(db, { id, uid, version, categoryId, dialectId, levelNo, no, content, schemaVersion }) {
      const cache = caches.get(db) ?? new LRUCache<string, StudyItem<I>>({ max: 2000 })
      caches.set(db, cache)
      const key = `${id} ${version}`
      const known = cache.get(key)
      // Its place may be another one without a new version.
      if (known) return [{ ...known, categoryId, dialectId, levelNo, no }]
      const found = readItem(kind, content, schemaVersion)
      if (!found.ok) return []
      const own = { id, uid, version, categoryId, dialectId, levelNo, no, item: found.item }
      cache.set(key, own)
      return [own]
    },
  }
}

export const dialogues = readerOf(study.listening)
export const spokenSentences = readerOf(study.speaking)
export const books = readerOf(study.reading)
export const writingSets = readerOf(study.writing)
export const classroomTerms = readerOf(study.classroomTerm)
