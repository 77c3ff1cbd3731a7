/** So many are written in one transaction. */
const MOST = 100

interface Waiting<Item, Made> {
  item: Item
  done(made: Made): void
  fail(error: unknown): void
}

/**
 * Writes one after the other what has the same key, and together what came meanwhile: who finishes in the same second as
 * a whole school waits for a few commits, not for two hundred.
 * @param write.together answers in the order of the items; where it fails nothing is written, and each is written alone
 */
export function gathered<Item, Made>(write: {
  alone(item: Item): Promise<Made>
  together(items: readonly Item[]): Promise<Made[]>
  /** Told that so many could not be written together, and why. */
  onApart(key: number, many: number, error: unknown): void
}): (key: number, item: Item) => Promise<Made> {
  const waiting = new Map<number, Waiting<Item, Made>[]>()

  /** At once, as they came: where the database does not answer, nobody waits for all others to find that out. */
  async function each(own: readonly Waiting<Item, Made>[]): Promise<void> {
    await Promise.all(own.map(({ item, done, fail }) => write.alone(item).then(done, fail)))
  }
  const together = (key: number, own: readonly Waiting<Item, Made>[]) =>
    write.together(own.map(({ item }) => item)).catch((error: unknown) => {
      write.onApart(key, own.length, error)
      return undefined
    })
  async function work(key: number, queue: Waiting<Item, Made>[]): Promise<void> {
    // What comes within one turn of the loop goes together.
    await Promise.resolve()
    while (queue.length > 0) {
      const own = queue.splice(0, MOST)
      const made = own.length > 1 ? await together(key, own) : undefined
      if (!made) await each(own)
      for (const [at, value] of (made ?? []).entries()) own[at]?.done(value)
    }
    waiting.delete(key)
  }

  return (key, item) =>
    new Promise((done, fail) => {
      const queue = waiting.get(key) ?? []
      queue.push({ item, done, fail })
      if (waiting.has(key)) return
      waiting.set(key, queue)
      void work(key, queue)
    })
}
