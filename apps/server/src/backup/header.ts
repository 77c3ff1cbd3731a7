import { z } from 'zod'
import { NEWEST_MIGRATION } from '../db/migrate.ts'
import { VERSION } from '../kernel/version.ts'
import type { Part } from './archive.ts'
import { BackupError, DAMAGED } from './error.ts'

export const HEADER = 'backup.json'
const MAX = 1024 * 1024

const header = z.object({
  format: z.literal(1),
  /** Of the program that made it. */
  version: z.string(),
  /** When the newest migration was made that the database had. */
  migration: z.number(),
  made_at: z.string(),
  /** Whether the site's files are in it; a backup before an upgrade has the database alone. */
  files: z.boolean(),
  tables: z.array(z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) })),
})
/** What an archive says of itself, as its first part. */
export type Header = z.output<typeof header>

/** @throws BackupError for something else than a backup, or one of a newer program */
export async function readHeader(part: Part): Promise<Header> {
  if (part.name !== HEADER || part.size > MAX) throw new BackupError(DAMAGED)
  const pieces: Uint8Array[] = []
  for await (const bytes of part.body) pieces.push(bytes)
  const parsed = header.safeParse(JSON.parse(Buffer.concat(pieces).toString()))
  if (!parsed.success) throw new BackupError(DAMAGED)
  if (parsed.data.migration > NEWEST_MIGRATION.when) {
    throw new BackupError(
      `這個備份是較新的版本（${parsed.data.version} 版）做的，這個程式是 ${VERSION} 版：請先更新程式再還原`,
    )
  }
  return parsed.data
}
