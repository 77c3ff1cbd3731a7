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
  const paths = servedFiles(folder)
  // One route for each entry of the folder: one for each of its 300 files took a tenth of a second of every start.
  for (const entry of new Set([...paths].map((path) => path.split('/', 1).join()))) {
    const url = paths.has(entry) ? `/${encodeURI(entry)}` : `/${encodeURI(entry)}/*`
    app.get(url, { config }, (request, reply) => {
      const path = pathOf(request.url)
      if (!paths.has(path)) return reply.callNotFound()
      const control = path.startsWith('assets/')
        ? `public, max-age=${YEAR_S}, immutable`
        : `public, max-age=${HOUR_S}`
      return reply.header('cache-control', control).sendFile(path)
    })
  }
}

function servedFiles(folder: string): ReadonlySet<string> {
  return new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(br|gz|html)$/.test(entry.name))
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .filter((path) => !path.startsWith('.')),
  )
}

/** The path below the folder, as a file of it is named. */
function pathOf(url: string): string {
  const [path = ''] = url.slice(1).split('?', 1)
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
