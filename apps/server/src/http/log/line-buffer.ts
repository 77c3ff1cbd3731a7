import type { Writable } from 'node:stream'

const LONG_ENOUGH = 16_384
const FLUSH_MS = 500

/**
 * Holds lines and writes them together: a system call for each would cost more than most answers. What is held is
 * written after half a second, when there is much of it, and when the process ends by anything short of SIGKILL.
 */
export class LineBuffer {
  readonly #output: Writable
  #held = ''
  #timer: NodeJS.Timeout | undefined

  constructor(output: Writable) {
    this.#output = output
    process.on('exit', () => this.flush())
  }

  /** @param line ends with a line feed */
  write(line: string): void {
    this.#held += line
    if (this.#held.length >= LONG_ENOUGH) this.flush()
    else this.#timer ??= setTimeout(() => this.flush(), FLUSH_MS).unref()
  }

  flush(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (this.#held === '') return
    this.#output.write(this.#held)
    this.#held = ''
  }
}
