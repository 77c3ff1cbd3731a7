import { DICTIONARY } from '@hakka/contract/constants'
import { graphemes } from '@hakka/hakka/characters'
import type { Explained } from '@hakka/modules/host'
import { quietApi } from '../api.ts'

/** What the dictionary knows of a text in a dialect; nothing of what is too long, or while the line is down. */
export async function explain(dialectId: number, text: string): Promise<Explained | undefined> {
  if (graphemes(text).length > DICTIONARY.lookup_text) return undefined
  const query = { word: text, dialect_id: dialectId }
  const found = await quietApi('GET /api/dictionary/word', { query }).catch(() => undefined)
  return (
    found && {
      chinese: found.word?.chinese ?? '',
      sound: found.word?.pinyins.find((own) => own.dialect_id === dialectId)?.sound ?? undefined,
      pieces: found.segments,
    }
  )
}
