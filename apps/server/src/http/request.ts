import 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** A page's own call, made in process: limit, log and origin were dealt with on the outer request. */
    inner: boolean
    /** `performance.now()` when the request came in. */
    startedAt: number
    /** Of a page's route in the bundle, once that is known, else empty: Fastify has one route for all pages. */
    pattern: string
    /** Who calls, once that is known. */
    userId: number | null
  }
  interface FastifyInstance {
    /** Every route with who may use it: its policy, or `calls` for those of the contract. */
    listedRoutes: { url: string; policy: 'anyone' | 'calls' | undefined }[]
  }
  interface FastifyContextConfig {
    /** Said by every route that is no call of the contract: outside of the calls nothing is for some only. */
    policy?: 'anyone'
    /** Set for calls of the contract: their policy stands in the area's `routes.ts`. */
    calls?: readonly string[]
    /** Errors are shown as a page, not as JSON. */
    page?: boolean
  }
}
