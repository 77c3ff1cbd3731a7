import { JudgeBusy } from '../../ports/judging.ts'

interface Waiting {
  begin(): void
}

/**
 * Lets so many work at once and so many wait, first come, first served.
 * @example
 * await turns.begin(signal)
 * try { … } finally { turns.end() }
 */
export class Turns {
  readonly #bounds: { atOnce: number; waiting: number; waitMs: number }
  readonly #waiting = new Set<Waiting>()
  #working = 0

  constructor(bounds: { atOnce: number; waiting: number; waitMs: number }) {
    this.#bounds = bounds
  }

  /**
   * @param signal of whoever waits
   * @throws JudgeBusy when too many wait, after too long a wait, and when the signal comes
   */
  async begin(signal: AbortSignal): Promise<void> {
    if (signal.aborted) throw new JudgeBusy('nobody waits')
    const { atOnce, waiting, waitMs } = this.#bounds
    if (this.#working < atOnce) {
      this.#working += 1
      return
    }
    if (this.#waiting.size >= waiting) throw new JudgeBusy('too many wait')
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        this.#waiting.delete(own)
        clearTimeout(timer)
        signal.removeEventListener('abort', giveUp)
      }
      const giveUp = () => {
        leave()
        reject(new JudgeBusy('it waited too long'))
      }
      const own = {
        begin() {
          leave()
          resolve()
        },
      }
      const timer = setTimeout(giveUp, waitMs)
      signal.addEventListener('abort', giveUp, { once: true })
      this.#waiting.add(own)
    })
  }

  /** Hands the turn to whoever waits longest. */
  end(): void {
    const [next] = this.#waiting
    if (next) next.begin()
    else this.#working -= 1
  }
}
