import type { FastifyInstance } from 'fastify'

const PATIENCE_MS = 10_000

/**
 * Stops taking connections, lets the requests under way finish, and closes what is left after ten seconds.
 * @param close ends what the requests stood on
 */
export async function drain(app: FastifyInstance, close: () => Promise<void>): Promise<void> {
  // A connection that was busy when the server closed is idle after its answer, and would be kept alive.
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50)
  const giveUp = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS)
  try {
    await app.close()
  } finally {
    clearInterval(sweep)
    clearTimeout(giveUp)
    await close()
  }
}
