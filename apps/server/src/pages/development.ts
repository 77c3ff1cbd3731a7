import type { FastifyInstance } from 'fastify'
import { asBundle, type PageBundle } from './bundle.ts'

const ENTRY = '/src/app/handle.ts'

/** Pages straight from their sources, with hot reload: Vite answers for modules, styles and public files. */
export async function developmentBundle(app: FastifyInstance, webFolder: string): Promise<PageBundle> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: webFolder,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  app.addHook('onClose', () => vite.close())
  app.addHook('onRequest', async (request, reply) => {
    if (request.inner || request.url.startsWith('/api/')) return
    const { promise, resolve, reject } = Promise.withResolvers<boolean>()
    reply.raw.once('finish', () => resolve(true))
    // Vite's middleware looks at the raw answer, which has none of our headers yet: a page policy would stop its client.
    vite.middlewares(request.raw, reply.raw, (error?: unknown) => (error ? reject(error) : resolve(false)))
    if (await promise) reply.hijack()
  })
  const load = async (): Promise<PageBundle> => asBundle(await vite.ssrLoadModule(ENTRY))
  let bundle = await load()
  return {
    pageParams: bundle.pageParams,
    routeOf: (pathname) => bundle.routeOf(pathname),
    handle: async (request, input) => {
      bundle = await load()
      return bundle.handle(request, input)
    },
  }
}
