import { createServer, type IncomingMessage } from 'node:http'
import { LIVE_PATH } from '@hakka/contract/rooms'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../domain/services.ts'
import { describe } from '../kernel/describe.ts'
import type { Lines } from './lines.ts'

const PATHS = new Set([LIVE_PATH, `${LIVE_PATH}/`])

const isOurs = ({ url = '' }: IncomingMessage) => PATHS.has(url.split('?', 1)[0] ?? '')

/**
 * Live rooms on the site's own port, over WebSockets alone. Fastify sees nothing of them: there is no polling, so no
 * request of theirs is anything but an upgrade. What they need is read in with the first who comes.
 */
export function addLive(app: FastifyInstance, services: Services, isDraining: () => boolean): void {
  const { server } = app
  // Socket.IO listens to this one, which listens to nobody: our own server's listeners stay as they are.
  const door = createServer()
  let lines: Promise<Lines> | undefined
  let closed = false
  const open = async () => {
    const { openLines } = await import('./lines.ts')
    return openLines(door, services, () => closed || isDraining())
  }
  server.on('upgrade', (request, socket, head) => {
    if (!isOurs(request)) {
      // In development another one listens too.
      if (server.listenerCount('upgrade') === 1)
        socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n')
      return
    }
    socket.on('error', () => socket.destroy())
    lines ??= open()
    lines.then(
      () => door.emit('upgrade', request, socket, head),
      (error: unknown) => {
        services.log.error(describe(error), 'live rooms could not be opened')
        lines = undefined
        socket.destroy()
      },
    )
  })
  // Else the server would wait until the last phone leaves. Told so, phones come back by themselves.
  app.addHook('preClose', async () => {
    closed = true
    await (await lines)?.close()
  })
}
