import type { Api } from '@hakka/contract/client'
import type { DictionaryWord } from '@hakka/contract/dictionary'

/** Stands where the dictionary knows no reading. */
const OPEN = '？'

/**
 * How the dictionary reads a text in a dialect, word by word; `？` where it knows none.
 * @returns `undefined` where it knows nothing of it
 */
export async function readingFrom(api: Api, text: string, dialectId: number): Promise<string | undefined> {
  const asked = (word: string) => api('GET /api/dictionary/word', { query: { word, dialect_id: dialectId } })
  const whole = await asked(text)
  const one = readingOf(whole.word, dialectId)
  if (one) return one
  const pieces = await Promise.all(
    whole.segments.map(async ({ text: piece, known }) => {
      if (known) return readingOf((await asked(piece)).word, dialectId) || OPEN
      return /\p{Script=Han}/u.test(piece) ? OPEN : ''
    }),
  )
  const said = pieces.filter(Boolean)
  return said.some((piece) => piece !== OPEN) ? said.join(' ') : undefined
}

/** The first of several ways to say it. */
const readingOf = (word: DictionaryWord | null, dialectId: number): string =>
  word?.pinyins
    .find(({ dialect_id }) => dialect_id === dialectId)
    ?.text.split(/[/、，；]/)[0]
    ?.trim() ?? ''
