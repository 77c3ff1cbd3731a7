import { eq } from 'drizzle-orm'
import { users } from '../../db/tables/account.ts'
import { session } from '../../testing/builders.ts'
import type { TestServer } from '../../testing/server.ts'

type Who = { id: number }

/** The calls of one's own pages, as browsers make them. */
export const callersOf = (server: () => TestServer) => ({
  /** One browser of somebody. */
  async browser(who: Who) {
    const headers = await session(server(), who)
    return (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, payload?: object) =>
      server().app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
  },
  rowOf: async ({ id }: Who) => (await server().services.db.select().from(users).where(eq(users.id, id)))[0],
})
