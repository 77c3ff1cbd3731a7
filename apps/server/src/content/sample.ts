import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentParts, type LessonWords, type ModuleType, moduleTypes } from '@hakka/modules/server'
import { eq, inArray } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { files, packFiles } from '../db/tables/content.ts'
import { ROOT } from '../kernel/root.ts'
import { addressesOf, mapAddresses } from './addresses.ts'

/** A sample's source: content of the type's present shape, which lies beside its code. */
async function sourceOf(type: ModuleType): Promise<unknown> {
  const path = join(ROOT, 'packages/modules/src', type.id, 'sample.json')
  const source: unknown = JSON.parse(await readFile(path, 'utf8'))
  return type.schema.parse(source)
}

/** A type's sample, with the files of the content packs that this site holds; of others nothing is left but ''. */
export async function sampleOf(db: NodePgDatabase, type: ModuleType): Promise<unknown> {
  const content = await sourceOf(type)
  const sample = { type: type.id, version: type.version, content }
  const parts = contentParts(type.id, content, type.version)
  const paths = [...addressesOf(parts)].map(({ url }) => url)
  const rows =
    paths.length === 0
      ? []
      : await db
          .select({ path: packFiles.path, key: files.key })
          .from(packFiles)
          .innerJoin(files, eq(files.id, packFiles.fileId))
          .where(inArray(packFiles.path, paths))
  const keys = new Map(rows.map(({ path, key }) => [path, key]))
  return mapAddresses(sample, (path) => (keys.has(path) ? `/files/${keys.get(path)}` : ''))
}

/** The words of the sample of `word`: with a sample of another type they stand for its lesson's. */
export async function sampleWords(db: NodePgDatabase): Promise<LessonWords['words']> {
  const word = moduleTypes.get('word')
  return word ? word.words(await sampleOf(db, word)) : []
}
