import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const FILE = 'start-notes.json'
const notesFile = z.record(z.string(), z.string())

/**
 * What one start found out and the next need not find out again, in the data folder. Never the only place where
 * something is known: without the file a start does all of its work.
 */
export class StartNotes {
  readonly #path: string
  readonly #notes: Map<string, string>
  #changed = false

  private constructor(path: string, notes: Map<string, string>) {
    this.#path = path
    this.#notes = notes
  }

  static async read(dataDir: string): Promise<StartNotes> {
    const path = join(dataDir, FILE)
    // A file that is damaged counts as none.
    const kept = await readFile(path, 'utf8')
      .then((text) => notesFile.parse(JSON.parse(text)))
      .catch(() => ({}))
    return new StartNotes(path, new Map(Object.entries(kept)))
  }

  get(name: string): string | undefined {
    return this.#notes.get(name)
  }

  set(name: string, value: string): void {
    this.#notes.set(name, value)
    this.#changed = true
  }

  /** If anything is new. What can't be written is found out again by the next start. */
  async write(): Promise<void> {
    if (!this.#changed) return
    const text = `${JSON.stringify(Object.fromEntries(this.#notes), null, 2)}\n`
    await writeFile(this.#path, text, { mode: 0o600 }).catch(() => undefined)
  }
}
