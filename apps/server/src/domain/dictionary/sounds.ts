import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { WordSound } from '@hakka/contract/dictionary'
import type { Env } from '../../kernel/env.ts'

type Settings = Pick<Env, 'dictionarySounds' | 'ttsUrl'>

const FRESH_MS = 10_000

/** Names in a folder that may hold a hundred thousand files, as they were a few seconds ago. */
const listings = new Map<string, { at: number; names: Promise<ReadonlySet<string>> }>()

function namesIn(folder: string): Promise<ReadonlySet<string>> {
  const known = listings.get(folder)
  if (known && Date.now() - known.at < FRESH_MS) return known.names
  // A folder that is not there (any more) has no sounds; the words are shown all the same.
  const names = readdir(folder).then(
    (all): ReadonlySet<string> => new Set(all),
    (): ReadonlySet<string> => new Set(),
  )
  listings.set(folder, { at: Date.now(), names })
  return names
}

const fileName = (id: string, dialectId: number) => `${id}-${dialectId}.mp3`

/**
 * What a word sounds like where no lesson has it: the operator's recording, else the speech service; `null` where
 * there is neither.
 */
export async function otherSounds({
  dictionarySounds,
  ttsUrl,
}: Settings): Promise<(id: string, dialectId: number) => WordSound | null> {
  const names = dictionarySounds ? await namesIn(dictionarySounds) : undefined
  return (id, dialectId) => {
    const recorded = names?.has(fileName(id, dialectId)) ?? false
    if (!recorded && !ttsUrl) return null
    const query = new URLSearchParams({ id, dialect_id: String(dialectId) })
    return { url: `/api/dictionary/sound?${query}`, synthetic: !recorded }
  }
}

/**
 * The operator's recording of an entry. The name is made of an id that the database knows, so it leads nowhere else.
 */
export async function recordedSound({ dictionarySounds }: Settings, id: string, dialectId: number) {
  if (!dictionarySounds || !/^[\w-]{1,40}$/.test(id)) return undefined
  const path = join(dictionarySounds, fileName(id, dialectId))
  try {
    const { size, mtimeMs } = await stat(path)
    return { path, size, etag: `"${size}-${Math.round(mtimeMs)}"` }
  } catch {
    return undefined
  }
}
