import { HOME_DOWNLOADS_MAX } from '@hakka/contract/constants'
import type { Home } from '@hakka/contract/home'
import { desc, eq, isNull } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { files } from '../../db/tables/content.ts'
import { downloadItems } from '../../db/tables/download.ts'
import { extensionOf, itemUrl } from './download-names.ts'

/** What was put into the downloads, or replaced there, last. */
export async function newestDownloads(db: NodePgDatabase): Promise<Home['downloads']> {
  const rows = await db
    .select({ id: downloadItems.id, title: downloadItems.title, key: files.key, size: files.size })
    .from(downloadItems)
    .innerJoin(files, eq(files.id, downloadItems.fileId))
    .where(isNull(downloadItems.deletedAt))
    .orderBy(desc(downloadItems.updatedAt), desc(downloadItems.id))
    .limit(HOME_DOWNLOADS_MAX)
  return rows.map(({ id, title, key, size }) => ({
    id,
    title,
    url: itemUrl(id),
    extension: extensionOf(key),
    size,
  }))
}
