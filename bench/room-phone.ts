import { randomUUID } from 'node:crypto'
import { WebSocket } from 'ws'

/** What a phone has measured. */
export interface Measured {
  /** Milliseconds from a post to its acknowledgement. */
  posts: number[]
  /** Milliseconds from the server's sending to the arrival of a state. */
  states: number[]
}

/**
 * A phone in a live room, or one of the baseline, in as little code as there can be: a thousand of them share a core
 * with nobody to wait for.
 */
export class Phone {
  readonly #socket: WebSocket
  readonly #measured: Measured
  readonly #waiting = new Map<number, { at: number; done: (ok: boolean) => void }>()
  #no = 0
  /** Bytes of the last state. */
  lastState = ''
  #heard: ((state: string) => void) | undefined

  private constructor(socket: WebSocket, measured: Measured) {
    this.#socket = socket
    this.#measured = measured
  }

  /** @param auth what Socket.IO is told at the start; the baseline is told nothing */
  static open(url: string, cookie: string, auth: object | undefined, measured: Measured): Promise<Phone> {
    const address = auth ? `${url}/api/live?EIO=4&transport=websocket` : url
    const socket = new WebSocket(address.replace('http', 'ws'), {
      headers: { cookie },
      perMessageDeflate: false,
      skipUTF8Validation: true,
    })
    const phone = new Phone(socket, measured)
    return new Promise((resolve, reject) => {
      socket.on('error', reject)
      socket.on('close', () => reject(new Error('斷線了')))
      socket.on('open', () => {
        if (!auth) resolve(phone)
      })
      socket.on('message', (data) => {
        const text = String(data)
        if (text === '2') return socket.send('3')
        if (text.startsWith('0')) return socket.send(`40${JSON.stringify(auth)}`)
        if (text.startsWith('44')) return reject(new Error(text))
        if (text.startsWith('40')) return resolve(phone)
        phone.#take(text)
      })
    })
  }

  #take(text: string): void {
    const now = Date.now()
    if (text.startsWith('42["state"')) {
      this.lastState = text
      this.#heard?.(text)
      const sent = Number(/"now":(\d+)/.exec(text)?.[1])
      if (sent) this.#measured.states.push(now - sent)
      return
    }
    const [, no] = /^43(\d+)/.exec(text) ?? []
    const own = this.#waiting.get(Number(no))
    if (no === undefined || !own) return
    this.#waiting.delete(Number(no))
    this.#measured.posts.push(performance.now() - own.at)
    own.done(text.includes('"ok":true'))
  }

  /** @returns whether it was taken */
  send(move: object): Promise<boolean> {
    const no = this.#no++
    return new Promise((done) => {
      this.#waiting.set(no, { at: performance.now(), done })
      this.#socket.send(`42${no}${JSON.stringify(['move', { id: randomUUID(), move }])}`)
    })
  }

  /** @returns whether such a state came in time */
  untilState(isIt: (state: string) => boolean, patience: number): Promise<boolean> {
    return new Promise((done) => {
      const end = (came: boolean) => {
        clearTimeout(timer)
        this.#heard = undefined
        done(came)
      }
      const timer = setTimeout(end, patience, false)
      this.#heard = (state) => isIt(state) && end(true)
    })
  }

  post(at: string, text: string): Promise<boolean> {
    return this.send({ do: 'wall.post', at, text, colour: 'pink' })
  }

  close(): void {
    this.#socket.removeAllListeners('close')
    this.#socket.terminate()
  }
}
