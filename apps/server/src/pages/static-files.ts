import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const HOUR_S = 3600
const YEAR_S = 365 * 24 * HOUR_S

/**
 * The files of the web build. Those under `/assets/` carry a hash in their name; the others (`/images/…`,
 * `/favicon.svg`) are asked for again after an hour. `.br` and `.gz` beside a file are sent where they are accepted.
 */
export async function addStaticFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true, cacheControl: false })
  const config = { policy: 'anyone' } as const
  for (const path of servedFiles(folder)) {
    const control = path.startsWith('assets/')
      ? `public, max-age=${YEAR_S}, immutable`
      : `public, max-age=${HOUR_S}`
    app.get(`/${encodeURI(path)}`, { config }, (_request, reply) =>
      reply.header('cache-control', control).sendFile(path),
    )
  }
}

function servedFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz|html)$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !path.startsWith('.'))
}
