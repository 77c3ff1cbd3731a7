const WAITING_FOR_ONE_MAX = 200

/** Lets attempts on one account follow each other in this process: none of them fills the database's counts in vain. */
export class Turns {
  readonly #queues = new Map<string, { waiting: number; last: Promise<unknown> }>()
  readonly #waitingMax: number
  #waiting = 0

  /** @param waitingMax how many attempts on all accounts may wait */
  constructor(waitingMax: number) {
    this.#waitingMax = waitingMax
  }

  /** Runs when those before have ended; `undefined` when too many wait already. */
  async inTurn<T>(key: string, run: () => Promise<T>): Promise<T | undefined> {
    const queue = this.#queues.get(key) ?? { waiting: 0, last: Promise.resolve() }
    if (queue.waiting >= WAITING_FOR_ONE_MAX || this.#waiting >= this.#waitingMax) return undefined
    queue.waiting += 1
    this.#waiting += 1
    const mine = queue.last.then(run)
    queue.last = mine.catch(() => undefined)
    this.#queues.set(key, queue)
    try {
      return await mine
    } finally {
      queue.waiting -= 1
      this.#waiting -= 1
      if (queue.waiting === 0) this.#queues.delete(key)
    }
  }
}
