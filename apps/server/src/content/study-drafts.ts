import { type Part, readItem, type StudyItemFace, takeApart } from '@hakka/modules/server'
import type { studyCategories, studyItems } from '../db/tables/self-study.ts'
import { mapAddressesOf } from './addresses.ts'
import type { PackStudy } from './pack.ts'

type Category = typeof studyCategories.$inferInsert
type Item = typeof studyItems.$inferInsert

/** A file of self-study as rows that do not know one another's ids yet. */
export interface StudyDrafts {
  category: Omit<Category, 'packId'> | undefined
  subcategories: Omit<Category, 'packId'>[]
  items: {
    item: Omit<Item, 'packId' | 'categoryId'>
    face: StudyItemFace
    categoryUid: string | undefined
    /** What it is made of, where somebody has found that out. */
    parts?: readonly Part[]
  }[]
}

/**
 * What a file of a checked pack becomes.
 * @param address where the stored file of a path is served
 */
export function draftsOf(path: string, study: PackStudy, address: (path: string) => string): StudyDrafts {
  const { kind, version, dialectId, source } = study
  const served = takeApart(kind, withAddresses(study, source, address))
  const levelNo = numberIn(served.category, 'level_no')
  const row = (own: Record<string, unknown>): Omit<Category, 'packId'> => ({
    uid: String(own.uid),
    kind: kind.id,
    no: Number(own.no),
    name: String(own.name ?? own.title),
    releaseNote: String(own.release_note ?? ''),
    content: own,
  })
  return {
    category: served.category && { ...row(served.category), levelNo },
    subcategories: served.groups.flatMap(({ subcategory }) => (subcategory ? [row(subcategory)] : [])),
    items: served.groups.flatMap(({ subcategory, items }) =>
      items.map((content) => {
        const read = readItem(kind, content, version)
        if (!read.ok) throw new Error(`${path} has an item that was not checked`)
        const face = kind.face(read.item)
        const item = {
          uid: face.uid,
          packPath: path,
          kind: kind.id,
          dialectId,
          levelNo: face.levelNo ?? levelNo,
          no: face.no,
          title: face.title.hakka,
          titlePinyin: face.title.pinyin,
          titleChinese: face.title.chinese,
          schemaVersion: version,
          content,
        }
        const uid = (subcategory ?? served.category)?.uid
        return { item, face, categoryUid: uid === undefined ? undefined : String(uid) }
      }),
    ),
  }
}

const numberIn = (own: Record<string, unknown> | undefined, key: string) =>
  typeof own?.[key] === 'number' ? own[key] : null

/** A file as written, with other addresses. */
export function withAddresses(
  { parts }: Pick<PackStudy, 'parts'>,
  source: Record<string, unknown>,
  replace: (url: string) => string,
): Record<string, unknown> {
  const entries = Object.entries(source)
  return Object.fromEntries(entries.map(([key, value]) => [key, mapAddressesOf(parts, value, replace)]))
}
