import type { Writable } from 'node:stream'

const SIZE = 32_768
const FLUSH_MS = 500
/** Bytes of a UTF-16 unit in UTF-8 at most. */
const BYTES_PER_UNIT = 3

/**
 * Holds lines and writes them together: a system call for each would cost more than most answers. What is held is
 * written after half a second, when there is much of it, and when the process ends by anything short of SIGKILL.
 */
export class LineBuffer {
  readonly #held = Buffer.allocUnsafe(SIZE)
  readonly #output: Writable
  #used = 0
  #timer: NodeJS.Timeout | undefined

  constructor(output: Writable) {
    this.#output = output
    process.on('exit', () => this.flush())
  }

  /** @param line ends with a line feed */
  write(line: string): void {
    const most = line.length * BYTES_PER_UNIT
    if (this.#used + most > SIZE) this.flush()
    if (most > SIZE) return void this.#output.write(line)
    this.#used += this.#held.write(line, this.#used, 'utf8')
    this.#timer ??= setTimeout(() => this.flush(), FLUSH_MS).unref()
  }

  flush(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (this.#used === 0) return
    // A copy: a pipe that is full keeps what it was given until later.
    this.#output.write(Buffer.from(this.#held.subarray(0, this.#used)))
    this.#used = 0
  }
}
