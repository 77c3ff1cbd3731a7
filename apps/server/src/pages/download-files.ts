import { and, eq, isNull } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { files } from '../db/tables/content.ts'
import { assessments, downloadItems } from '../db/tables/download.ts'
import { extensionOf } from '../domain/published/download-names.ts'
import type { Services } from '../domain/services.ts'
import { contentDisposition } from '../http/answer/content-disposition.ts'
import { sendInParts } from '../http/answer/send-in-parts.ts'
import { AppError } from '../kernel/app-error.ts'

const TABLES = { items: downloadItems, assessments }

const params = z.object({ id: z.coerce.number<string>().int().min(1).max(2_147_483_647) })

/**
 * `GET /download/items/{id}` and `/download/assessments/{id}`: a file under the title it has now. An editor may put
 * another in its place at any time, so browsers ask again each time; the entity tag is that of the file.
 */
export function addDownloadFiles(app: FastifyInstance, { db, blobs }: Pick<Services, 'db' | 'blobs'>): void {
  for (const kind of ['items', 'assessments'] as const) {
    const table = TABLES[kind]
    app.get(`/download/${kind}/:id`, { config: { policy: 'anyone' } }, async (request, reply) => {
      const asked = params.safeParse(request.params)
      if (!asked.success) throw new AppError('not_found')
      const [row] = await db
        .select({ title: table.title, key: files.key, mediaType: files.mediaType })
        .from(table)
        .innerJoin(files, eq(files.id, table.fileId))
        .where(and(eq(table.id, asked.data.id), isNull(table.deletedAt)))
      const size = row ? await blobs.size(row.key) : undefined
      if (!row || size === undefined) throw new AppError('not_found')
      reply.headers({
        'cache-control': 'no-cache',
        'content-type': row.mediaType,
        'content-disposition': contentDisposition(row.title, extensionOf(row.key)),
      })
      return sendInParts(request, reply, {
        etag: `"${row.key}"`,
        size,
        stream: (range) => blobs.stream(row.key, range),
      })
    })
  }
}
