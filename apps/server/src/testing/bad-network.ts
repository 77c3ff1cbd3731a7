import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** How bad it is. */
export interface Badness {
  /** How long each piece is on its way, each way; what is lost is sent again after as long, then twice, four times … */
  delayMs: number
  /** Share of pieces that are lost each time. */
  loss: number
}

/** So often a piece is sent again before the connection is given up. */
const TRIES = 4

export interface BadNetwork {
  port: number
  /** Pieces that were lost, connections that broke. */
  lost: number
  broken: number
  /** Breaks one of the connections as it is, without a word to either end. */
  cut(): void
  close(): Promise<void>
}

/** A network before a server as a phone at the edge of it has: slow, losing pieces, which follow in order when they were sent again, breaking. */
export async function openBadNetwork(target: number, { delayMs, loss }: Badness): Promise<BadNetwork> {
  const sockets = new Set<Socket>()
  const server = createServer((phone) => {
    const site = connect(target, '127.0.0.1')
    const both = [phone, site]
    const end = () => {
      for (const own of both) {
        own.destroy()
        sockets.delete(own)
      }
    }
    for (const own of both) {
      sockets.add(own)
      own.on('error', end)
      own.on('close', end)
    }
    carry(phone, site, end)
    carry(site, phone, end)
  })

  function carry(from: Socket, to: Socket, end: () => void): void {
    let free = 0
    from.on('data', (piece: Buffer) => {
      let at = Date.now() + delayMs
      let tries = 0
      for (; tries < TRIES && Math.random() < loss; tries++) at += delayMs * 2 ** tries
      network.lost += tries
      // What comes after a piece that was lost waits for it.
      free = Math.max(free, at)
      setTimeout(() => {
        if (tries < TRIES) return to.write(piece)
        network.broken += 1
        end()
      }, free - Date.now())
    })
  }

  const network: BadNetwork = {
    port: 0,
    lost: 0,
    broken: 0,
    cut() {
      const one = [...sockets][Math.floor(Math.random() * sockets.size)]
      if (one) network.broken += 1
      one?.destroy()
    },
    async close() {
      for (const own of sockets) own.destroy()
      server.close()
      await once(server, 'close')
    },
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  network.port = typeof address === 'object' && address ? address.port : 0
  return network
}
