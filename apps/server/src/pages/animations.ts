import { ANIMATION_FOLDER } from '@hakka/contract/videos'
import { desc, eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { files, packFiles, packs } from '../db/tables/content.ts'
import type { Services } from '../domain/services.ts'
import { sendInParts } from '../http/answer/send-in-parts.ts'
import { AppError } from '../kernel/app-error.ts'
import type { ByteRange } from '../ports/blob.ts'

const NAME = /^\d{1,2}-(?:up|down)-\d{1,2}-\d\.mp4$/
/** An operator's file may be replaced, and a pack imported anew: the address stays the same. */
const KEPT = 'public, max-age=300'

/**
 * `GET /videos/kid_animation/<step>-<up|down>-<lesson>-<dialect>.mp4`: the operator's own, else the one of that path in the pack imported last (as an answer that leads to the stored file).
 */
export function addAnimations(app: FastifyInstance, { films, db }: Pick<Services, 'films' | 'db'>): void {
  app.get(
    `/${ANIMATION_FOLDER}/:name`,
    { config: { policy: 'anyone' } },
    async (request: FastifyRequest<{ Params: { name: string } }>, reply: FastifyReply) => {
      const { name } = request.params
      if (!NAME.test(name)) throw new AppError('not_found')
      const own = await films.stat(name)
      if (own) {
        reply.headers({ 'cache-control': KEPT, 'content-type': 'video/mp4' })
        const stream = (range?: ByteRange) => films.stream(name, range)
        return sendInParts(request, reply, { etag: `"${own.tag}"`, size: own.size, stream })
      }
      const [stored] = await db
        .select({ key: files.key })
        .from(packFiles)
        .innerJoin(files, eq(files.id, packFiles.fileId))
        .innerJoin(packs, eq(packs.id, packFiles.packId))
        .where(eq(packFiles.path, `${ANIMATION_FOLDER}/${name}`))
        .orderBy(desc(packs.importedAt))
        .limit(1)
      if (!stored) throw new AppError('not_found')
      return reply.header('cache-control', KEPT).redirect(`/files/${stored.key}`)
    },
  )
}
