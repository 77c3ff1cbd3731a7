import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** A request as bytes on a connection that stays open. */
export function requestBytes(url: string, path: string, headers: Record<string, string> = {}): Buffer {
  const { host } = new URL(url)
  const lines = Object.entries({ Host: host, Connection: 'keep-alive', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  return Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
}

const HEAD_END = Buffer.from('\r\n\r\n')
const LAST_CHUNK = Buffer.from('0\r\n\r\n')

/** Reads answers off one connection, one after the other. */
class Reader {
  #held: Buffer[] = []
  #size = 0
  /** Bytes of the answer that is coming; `undefined` until its head is there, -1 for one in chunks. */
  #whole: number | undefined
  /** Status of the last answer whose head came. */
  status = 0

  /** Takes bytes; `true` when they end an answer. */
  take(bytes: Buffer): boolean {
    this.#held.push(bytes)
    this.#size += bytes.length
    if (this.#whole === undefined && !this.#readHead()) return false
    if (this.#whole === -1) {
      if (!Buffer.concat(this.#held.slice(-2)).subarray(-5).equals(LAST_CHUNK)) return false
    } else if (this.#size < (this.#whole ?? 0)) return false
    this.#held = []
    this.#size = 0
    this.#whole = undefined
    return true
  }

  #readHead(): boolean {
    const bytes = this.#held.length === 1 ? this.#held[0] : Buffer.concat(this.#held)
    const end = bytes?.indexOf(HEAD_END) ?? -1
    if (!bytes || end < 0) return false
    const head = bytes.toString('latin1', 0, end)
    this.status = Number(head.slice(9, 12))
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1]
    this.#whole = length === undefined ? -1 : end + 4 + Number(length)
    return true
  }
}

async function open(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  await once(socket, 'connect')
  return socket
}

/**
 * Keeps this process awake. To wake a sleeping core costs the one who sends tens of microseconds on a virtual machine:
 * a load that falls asleep between two answers would charge them to the server, and the more the slower that is.
 * @returns ends it
 */
function stayAwake(): () => void {
  let awake = true
  const again = () => {
    if (awake) setImmediate(again)
  }
  again()
  return () => {
    awake = false
  }
}

/**
 * Sends one request, or some in turn, over and over on each of some connections, the next when the answer before it is
 * whole.
 * @returns answers a second
 * @throws Error when an answer is not a 200
 */
export async function throughput(
  url: string,
  request: Buffer | readonly Buffer[],
  ms: number,
  connections = 16,
): Promise<number> {
  const sockets = await Promise.all(Array.from({ length: connections }, () => open(url)))
  const requests = Buffer.isBuffer(request) ? [request] : request
  let answers = 0
  let sent = 0
  const rest = stayAwake()
  try {
    const began = performance.now()
    const until = began + ms
    await Promise.all(
      sockets.map(async (socket) => {
        do {
          const next = requests[sent++ % requests.length]
          if (next) await answered(socket, next, url)
          answers++
        } while (performance.now() < until)
      }),
    )
    return answers / ((performance.now() - began) / 1000)
  } finally {
    rest()
    for (const socket of sockets) socket.destroy()
  }
}

/** Sends a request and waits for its whole answer. */
function answered(socket: Socket, request: Buffer, url: string): Promise<void> {
  const reader = new Reader()
  return new Promise<void>((done, fail) => {
    const gone = () => fail(new Error(`${url} 中斷了連線`))
    const read = (bytes: Buffer) => {
      if (!reader.take(bytes)) return
      socket.off('data', read).off('close', gone).off('error', fail)
      if (reader.status === 200) done()
      else fail(new Error(`${url} 回 ${reader.status}`))
    }
    socket.on('data', read).on('close', gone).on('error', fail)
    socket.write(request)
  })
}

/**
 * Milliseconds of each of some requests on one connection, one at a time.
 * @throws Error when an answer is not a 200
 */
export async function latencies(url: string, request: Buffer, count: number): Promise<number[]> {
  const socket = await open(url)
  const times: number[] = []
  const rest = stayAwake()
  try {
    for (let turn = 0; turn < count; turn++) {
      const began = performance.now()
      await answered(socket, request, url)
      times.push(performance.now() - began)
    }
    return times
  } finally {
    rest()
    socket.destroy()
  }
}
