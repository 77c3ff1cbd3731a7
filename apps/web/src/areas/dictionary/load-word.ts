import { ApiError } from '@hakka/contract/api-error'
import type { Api } from '@hakka/contract/client'
import type { WordDetail, WordLine } from '@hakka/contract/dictionary'
import { data } from 'react-router'
import { queryOf } from '../../app/query.ts'
import { orPage } from '../../app/throw-page.ts'

const NEAR_MAX = 12

/** All entries of a word; where there is none, a page of status 404 with what may have been meant. */
export async function loadWord(api: Api, word: string, request: Request, origin: string) {
  const { dialect_id } = queryOf(request, ['dialect_id'])
  const page = { word, canonical: canonicalOf(origin, word), near: [], quotes: [], fault: null }
  const answer = await detailOf(api, word, dialect_id)
  if ('fault' in answer) return data({ ...page, ...answer, words: [], segments: [] }, { status: 404 })
  const [first] = answer.words
  // An entry may be asked for by its id.
  if (first) {
    // The word is worth reading without them.
    const { quotes } = await api('GET /api/dictionary/quotes', {
      query: { word: first.id, dialect_id },
    }).catch(() => ({ quotes: [] }))
    return { ...page, ...answer, quotes, canonical: canonicalOf(origin, first.text) }
  }
  const near = await nearWords(api, word, answer, dialect_id)
  return data({ ...page, ...answer, near }, { status: 404 })
}

const canonicalOf = (origin: string, word: string) => `${origin}/dictionary/${encodeURIComponent(word)}`

async function detailOf(api: Api, word: string, dialect_id: string | undefined) {
  try {
    const { words, segments } = await api('GET /api/dictionary/word', { query: { word, dialect_id } })
    return { words, segments }
  } catch (error) {
    // What can't be a word is a page that is not there.
    if (error instanceof ApiError && error.status === 422)
      return { fault: error.errors.word?.[0] ?? error.message }
    return orPage(Promise.reject(error))
  }
}

/** Words that contain it, else those that contain its longest known piece, else its first character. */
async function nearWords(
  api: Api,
  word: string,
  { segments }: Pick<WordDetail, 'segments'>,
  dialect_id: string | undefined,
): Promise<WordLine[]> {
  const pieces = segments.filter(({ known }) => known).map(({ text }) => text)
  const longest = pieces.toSorted((a, b) => Array.from(b).length - Array.from(a).length)[0]
  const [first] = Array.from(word.trim())
  for (const keyword of new Set([word, longest, first])) {
    if (!keyword) continue
    // Only a help: the page says that the word is not there without it.
    const found = await api('GET /api/dictionary/list', { query: { keyword, dialect_id } }).catch(() => null)
    if (found && found.words.length > 0) return found.words.slice(0, NEAR_MAX)
  }
  return []
}
