import type { Pool } from 'pg'
import type { Services } from '../../services.ts'
import { type Found, findBySound, typedOf } from './find-by-sound.ts'
import { findByText } from './find-by-text.ts'
import { buildIndex, type EntryRow, type WordIndex } from './word-index.ts'

/** How long what is in memory is believed without asking the database for its version. */
const FRESH_MS = 1_000

interface Held {
  index: WordIndex
  version: string
}

/** Finds entries of the dictionary by sound and by text. Holds it in memory; other processes' imports are noticed. */
export class Finder {
  readonly #pool: Pool
  #held: Held | undefined
  #asked = 0
  #loading: Promise<Held> | undefined

  constructor(pool: Pool) {
    this.#pool = pool
  }

  /**
   * Entries for a keyword, nearest first: by sound where it reads as pinyin, else by text.
   * @param keyword in any of the ways that people type
   * @param dialectId whose marks and readings come first
   */
  async find(keyword: string, dialectId: number): Promise<{ index: WordIndex; found: Found[] }> {
    const index = await this.index()
    return { index, found: find(index, keyword, dialectId) }
  }

  /** Believes what is in memory no longer. */
  doubt(): void {
    this.#asked = 0
  }

  /** The dictionary as it is now, or was a second ago. */
  async index(): Promise<WordIndex> {
    if (this.#held && Date.now() - this.#asked < FRESH_MS) return this.#held.index
    this.#loading ??= this.#refresh().finally(() => {
      this.#loading = undefined
    })
    return (await this.#loading).index
  }

  async #refresh(): Promise<Held> {
    const version = await this.#version()
    if (this.#held?.version !== version) {
      const { rows } = await this.#pool.query<EntryRow>(ENTRIES)
      this.#held = { index: await buildIndex(rows), version }
    }
    this.#asked = Date.now()
    return this.#held
  }

  async #version(): Promise<string> {
    const { rows } = await this.#pool.query<{ version: string }>({
      name: 'dictionary_version',
      text: VERSION,
    })
    return rows[0]?.version ?? ''
  }
}

const VERSION = `select coalesce(string_agg(source || version, ' ' order by source), '') as version from dictionary_sources`
const ENTRIES = `select id, word, folded, chinese, part_of_speech as "partOfSpeech", categories, readings
from dictionary_entries order by source, position`

/** {@link Finder.find} in an index at hand. */
export function find(index: WordIndex, keyword: string, dialectId: number): Found[] {
  const typed = typedOf(keyword)
  return typed ? findBySound(index, typed, dialectId) : findByText(index, keyword, dialectId)
}

const finders = new WeakMap<Pool, Finder>()

/** The finder of a database: one for each pool. */
export function finderOf(pool: Pool): Finder {
  const known = finders.get(pool)
  if (known) return known
  const made = new Finder(pool)
  finders.set(pool, made)
  return made
}

/** An import of any process is found at once, not a second later. */
export async function keepFinderFresh({ pool, notices }: Pick<Services, 'pool' | 'notices'>): Promise<void> {
  await notices.subscribe({
    notice: ({ topic }) => {
      if (topic === 'dictionary') finderOf(pool).doubt()
    },
    gap: () => finderOf(pool).doubt(),
  })
}
