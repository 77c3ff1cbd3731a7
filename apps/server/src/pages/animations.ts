import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ANIMATION_FOLDER } from '@hakka/contract/videos'
import { desc, eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { files, packFiles, packs } from '../db/tables/content.ts'
import { AppError } from '../http/app-error.ts'
import { sendInParts } from '../http/send-in-parts.ts'
import type { Services } from '../services.ts'

const NAME = /^\d{1,2}-(?:up|down)-\d{1,2}-\d\.mp4$/
/** An operator's file may be replaced, and a pack imported anew: the address stays the same. */
const KEPT = 'public, max-age=300'

/**
 * `GET /videos/kid_animation/<step>-<up|down>-<lesson>-<dialect>.mp4`: the file that an operator put below the data
 * folder, else the one of that path in the pack imported last (as an answer that leads to the stored file).
 */
export function addAnimations(app: FastifyInstance, { env, db }: Pick<Services, 'env' | 'db'>): void {
  app.get(
    `/${ANIMATION_FOLDER}/:name`,
    { config: { policy: 'anyone' } },
    async (request: FastifyRequest<{ Params: { name: string } }>, reply: FastifyReply) => {
      const { name } = request.params
      if (!NAME.test(name)) throw new AppError('not_found')
      const path = `${ANIMATION_FOLDER}/${name}`
      const own = join(env.dataDir, path)
      const there = await stat(own).catch(() => undefined)
      if (there?.isFile()) {
        reply.headers({ 'cache-control': KEPT, 'content-type': 'video/mp4' })
        const etag = `"${there.size.toString(36)}-${Math.round(there.mtimeMs).toString(36)}"`
        return sendInParts(request, reply, {
          etag,
          size: there.size,
          stream: (range) => createReadStream(own, range),
        })
      }
      const [stored] = await db
        .select({ key: files.key })
        .from(packFiles)
        .innerJoin(files, eq(files.id, packFiles.fileId))
        .innerJoin(packs, eq(packs.id, packFiles.packId))
        .where(eq(packFiles.path, path))
        .orderBy(desc(packs.importedAt))
        .limit(1)
      if (!stored) throw new AppError('not_found')
      return reply.header('cache-control', KEPT).redirect(`/files/${stored.key}`)
    },
  )
}
