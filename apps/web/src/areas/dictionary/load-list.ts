import { ApiError } from '@hakka/contract/api-error'
import type { Api } from '@hakka/contract/client'
import type { WordSegment } from '@hakka/contract/dictionary'
import { data } from 'react-router'
import { queryOf } from '../../app/query.ts'
import { orPage } from '../../app/throw-page.ts'

/** The dictionary's front: its categories and, where something is asked for, what is found. */
export async function loadList(api: Api, request: Request) {
  const query = queryOf(request, ['keyword', 'category', 'dialect_id', 'page'])
  const keyword = query.keyword?.trim() ?? ''
  const asked = keyword !== '' || query.category !== undefined
  const [about, answer] = await Promise.all([
    orPage(api('GET /api/dictionary/categories')),
    asked ? orFault(api('GET /api/dictionary/list', { query })) : null,
  ])
  const front = { about, keyword, list: null, segments: [], fault: null }
  // The front and the categories are the same for everybody; pages of keywords are without end, and would drive
  // others out of the cache.
  const headers = keyword === '' ? { 'Cache-Control': 'public, max-age=60' } : undefined
  if (answer === null) return data(front, { headers })
  if ('fault' in answer) return data({ ...front, ...answer }, { status: 422 })
  const segments = answer.list.total === 0 && keyword !== '' ? await segmentsOf(api, keyword) : []
  return data({ ...front, list: answer.list, segments }, { headers })
}

/** What was asked for is no keyword: the page says why in a sentence, with the field still there to try again. */
async function orFault<T>(call: Promise<T>) {
  try {
    return { list: await call }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 422)
      return { list: await orPage(Promise.reject(error)) }
    return { fault: Object.values(error.errors)[0]?.[0] ?? error.message }
  }
}

async function segmentsOf(api: Api, word: string): Promise<WordSegment[]> {
  return api('GET /api/dictionary/word', { query: { word } }).then(
    ({ segments }) => segments,
    // Only a help: the page says what it found without it.
    () => [],
  )
}
