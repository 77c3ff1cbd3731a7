import { createHash } from 'node:crypto'
import { z } from 'zod'
import { BackupError, DAMAGED } from './error.ts'
import { BLOCK, type Entry, entryOf, headerOf, paddingOf } from './tar.ts'

/** One file of an archive. Its bytes go by as they are read; there are as many as `size` says. */
export interface Part extends Entry {
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}

/** The last part: how many there are before it, and one SHA-256 over names, sizes and contents of all. */
const END = 'end.json'
const end = z.object({ parts: z.number().int(), sha256: z.string() })
const END_MAX = 1000

class Sum {
  readonly #hash = createHash('sha256')
  #parts = 0

  begin({ name, size }: Entry): void {
    this.#parts++
    this.#hash.update(`${name}\n${size}\n`)
  }

  add(bytes: Uint8Array): void {
    this.#hash.update(bytes)
  }

  result(): z.output<typeof end> {
    return { parts: this.#parts, sha256: this.#hash.digest('hex') }
  }
}

/** A part whose content is in memory. */
export function partOf(name: string, content: string): Part {
  const bytes = Buffer.from(content)
  return { name, size: bytes.length, body: [bytes] }
}

/** The bytes of a tar file with these parts, in their order, and the sum of all at its end. */
export async function* packed(parts: AsyncIterable<Part>, at: Date): AsyncGenerator<Uint8Array> {
  const sum = new Sum()
  for await (const part of parts) {
    sum.begin(part)
    yield headerOf(part, at)
    let length = 0
    for await (const bytes of part.body) {
      length += bytes.length
      sum.add(bytes)
      yield bytes
    }
    if (length !== part.size) throw new BackupError(`${part.name} 在備份的時候變了大小，請再試一次`)
    yield paddingOf(part.size)
  }
  const last = Buffer.from(JSON.stringify(sum.result()))
  yield headerOf({ name: END, size: last.length }, at)
  yield last
  yield paddingOf(last.length)
  yield Buffer.alloc(2 * BLOCK)
}

/**
 * The parts of such a tar file. What of a part is not read is passed over, but counted into the sum.
 * @throws BackupError when the end is missing or anything before it was changed
 */
export async function* unpacked(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Part> {
  const input = new Input(bytes)
  const sum = new Sum()
  for (;;) {
    const entry = entryOf(await input.take(BLOCK))
    if (!entry) throw new BackupError(DAMAGED)
    const padding = paddingOf(entry.size).length
    if (entry.name === END) {
      if (entry.size > END_MAX) throw new BackupError(DAMAGED)
      check(await input.take(entry.size), sum)
      // To its end, where what unpacks it compares a sum of its own, which covers also what lies between the parts.
      await input.rest()
      return
    }
    sum.begin(entry)
    const body = counted(input, entry.size, sum)
    yield { ...entry, body }
    for await (const _ of body);
    if (!isBlank(await input.take(padding))) throw new BackupError(DAMAGED)
  }
}

/** What fills a block up, and what follows the last part, is nothing. */
const isBlank = (bytes: Uint8Array): boolean => bytes.every((byte) => byte === 0)

function check(last: Buffer, sum: Sum): void {
  const said = end.safeParse(parsed(last))
  const found = sum.result()
  if (!said.success || said.data.parts !== found.parts || said.data.sha256 !== found.sha256)
    throw new BackupError(DAMAGED)
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return undefined
  }
}

/** One generator for both who reads a part and who passes over the rest of it. */
async function* counted(input: Input, size: number, sum: Sum): AsyncGenerator<Uint8Array> {
  let left = size
  while (left > 0) {
    const bytes = await input.some(left)
    left -= bytes.length
    sum.add(bytes)
    yield bytes
  }
}

/** Bytes that come in pieces of any size. */
class Input {
  readonly #pieces: AsyncIterator<Uint8Array>
  #rest: Uint8Array = Buffer.alloc(0)

  constructor(bytes: AsyncIterable<Uint8Array>) {
    this.#pieces = bytes[Symbol.asyncIterator]()
  }

  /** At least one byte, and `most` at most. */
  async some(most: number): Promise<Uint8Array> {
    while (this.#rest.length === 0) {
      const { value, done } = await this.#pieces.next()
      if (done) throw new BackupError(DAMAGED)
      this.#rest = value
    }
    const taken = this.#rest.subarray(0, most)
    this.#rest = this.#rest.subarray(taken.length)
    return taken
  }

  /** Reads all that is left. */
  async rest(): Promise<void> {
    for (;;) {
      if (!isBlank(this.#rest)) throw new BackupError(DAMAGED)
      const { value, done } = await this.#pieces.next()
      if (done) return
      this.#rest = value
    }
  }

  async take(length: number): Promise<Buffer> {
    const pieces: Uint8Array[] = []
    for (let left = length; left > 0; ) {
      const bytes = await this.some(left)
      left -= bytes.length
      pieces.push(bytes)
    }
    return Buffer.concat(pieces)
  }
}
