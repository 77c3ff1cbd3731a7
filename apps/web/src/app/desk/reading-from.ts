import type { Api } from '@hakka/contract/client'
import type { DictionaryWord } from '@hakka/contract/dictionary'
import { hanOf } from '@hakka/hakka/characters'
import { isPinyin } from '@hakka/hakka/pinyin'
import { rubyMismatch } from '@hakka/hakka/ruby'

/** Stands where the dictionary knows no reading. */
const OPEN = '？'

/**
 * How the dictionary reads a text in a dialect, word by word; `？` where it knows none.
 * @returns `undefined` where it knows nothing of it
 */
export async function readingFrom(api: Api, text: string, dialectId: number): Promise<string | undefined> {
  const asked = (word: string) => api('GET /api/dictionary/word', { query: { word, dialect_id: dialectId } })
  const whole = await asked(text)
  const one = readingOf(whole.word, text, dialectId)
  if (one) return one
  const pieces = await Promise.all(
    whole.segments.map(async ({ text: piece, known }) => {
      if (known) return readingOf((await asked(piece)).word, piece, dialectId) || openFor(piece)
      return openFor(piece)
    }),
  )
  const said = pieces.filter(Boolean)
  return said.some((piece) => !piece.startsWith(OPEN)) ? said.join(' ') : undefined
}

/** A mark for each character that has to be read. */
const openFor = (text: string): string =>
  hanOf(text)
    .map(() => OPEN)
    .join(' ')

/** The first of several ways to say it; none where the dialect has another word, which reads more or fewer characters. */
function readingOf(word: DictionaryWord | null, text: string, dialectId: number): string {
  const said = word?.pinyins
    .find(({ dialect_id }) => dialect_id === dialectId)
    ?.text.split(/[/、，；]/)[0]
    ?.trim()
  return said && isPinyin(said) && rubyMismatch(text, said) === undefined ? said : ''
}
