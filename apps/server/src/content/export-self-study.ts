import {
  migrateFile,
  partsOf,
  putTogether,
  type StudyFile,
  type StudyKind,
  studyKinds,
} from '@hakka/modules/server'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { studyCategories, studyItems } from '../db/tables/self-study.ts'
import { isRecord } from './json.ts'
import { withAddresses } from './study-drafts.ts'

type Item = typeof studyItems.$inferSelect
type Category = typeof studyCategories.$inferSelect

/**
 * A pack's files of self-study by path, as its authors wrote them. A file whose items were written in several versions
 * stands in the present one.
 * @param pathOf the pack's own path of a file, by the address that it is served under
 */
export async function studySources(
  db: NodePgDatabase,
  packId: string,
  pathOf: (url: string) => string,
): Promise<Map<string, Record<string, unknown>>> {
  const rows = await db
    .select({ item: studyItems, category: studyCategories })
    .from(studyItems)
    .leftJoin(studyCategories, eq(studyCategories.id, studyItems.categoryId))
    .where(and(eq(studyItems.packId, packId), isNull(studyItems.withdrawnAt)))
    .orderBy(asc(studyCategories.no), asc(studyItems.no), asc(studyItems.id))
  const themes = await db.select().from(studyCategories).where(eq(studyCategories.packId, packId))
  const byId = new Map(themes.map((own) => [own.id, own]))
  const byPath = Map.groupBy(rows, ({ item }) => item.packPath ?? `${item.kind}/${item.uid}.json`)
  const files = new Map<string, Record<string, unknown>>()
  for (const [path, own] of byPath) {
    const kind = studyKinds.get(own[0]?.item.kind ?? '')
    if (!kind) continue
    const source = sourceOf(kind, own, byId)
    files.set(path, withAddresses({ parts: partsOf(kind.file, migrateFile(kind, source)) }, source, pathOf))
  }
  return files
}

type Row = { item: Item; category: Category | null }

function sourceOf(
  kind: StudyKind,
  rows: readonly Row[],
  byId: ReadonlyMap<number, Category>,
): Record<string, unknown> {
  const [first] = rows
  const category = first?.category ?? undefined
  const theme = category?.parentId ? byId.get(category.parentId) : category
  const versions = new Set(rows.map(({ item }) => item.schemaVersion))
  const version = versions.size === 1 ? (first?.item.schemaVersion ?? kind.version) : kind.version
  const groups: StudyFile['groups'] = Array.from(
    Map.groupBy(rows, ({ item }) => item.categoryId),
    ([, own]) => ({
      subcategory: own[0]?.category?.parentId ? jsonOf(own[0].category.content) : undefined,
      items: own.map(({ item }) =>
        item.schemaVersion === version ? item.content : kind.migrate(item.content, item.schemaVersion),
      ),
    }),
  )
  const file = { category: theme && jsonOf(theme.content), groups }
  return putTogether(kind, { version, dialectId: first?.item.dialectId ?? null }, file)
}

const jsonOf = (content: unknown) => (isRecord(content) ? content : undefined)
