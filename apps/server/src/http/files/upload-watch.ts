import type { Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'

const STALL_MS = 30_000

/** Connections on which files are coming: these may take longer than other requests. */
const uploading = new WeakSet<Socket>()

export const isUploading = (socket: Socket) => uploading.has(socket)

/**
 * Watches over a body that takes its time: it ends when nothing comes for half a minute, or when it has taken `maxMs`.
 * Whatever is left of it after `end()` is thrown away for half a minute: a browser hears an answer only when it
 * has sent everything.
 */
export function watchUpload({ raw }: Pick<FastifyRequest, 'raw'>, maxMs: number): { end(): void } {
  const { socket } = raw
  const started = performance.now()
  let before = -1
  uploading.add(socket)
  const timer = setInterval(() => {
    const stalled = socket.bytesRead === before
    before = socket.bytesRead
    if (stalled || performance.now() - started >= maxMs) raw.destroy()
  }, STALL_MS).unref()
  return {
    end() {
      clearInterval(timer)
      uploading.delete(socket)
      if (raw.complete || raw.destroyed) return
      raw.unpipe()
      raw.resume()
      const giveUp = setTimeout(() => raw.destroy(), STALL_MS).unref()
      raw.once('close', () => clearTimeout(giveUp))
    },
  }
}
