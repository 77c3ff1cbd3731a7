import { DIALECTS, DICTIONARY } from '@hakka/contract/constants'
import type { PinyinSuggestion } from '@hakka/contract/dictionary'
import type { Found } from '../../domain/dictionary/finder/find-by-sound.ts'
import { finderOf } from '../../domain/dictionary/finder/finder.ts'
import type { WordIndex } from '../../domain/dictionary/finder/word-index.ts'
import { listWords } from '../../domain/dictionary/list-words.ts'
import { route } from '../../http/route.ts'

export const routes = [
  route('GET /api/dictionary/list', 'anyone', async ({ query, services: { pool } }) => {
    const { keyword, category } = query
    return { keyword, category, ...(await listWords(pool, query)) }
  }),

  route('GET /api/pinyin/suggest', 'anyone', async ({ query, services: { pool } }) => {
    const { index, found } = await finderOf(pool).find(query.pinyin, query.dialect_id)
    const some = (list: readonly Found[]) =>
      list.slice(0, DICTIONARY.suggestions).flatMap((own) => suggestionOf(index, own))
    return {
      pinyin: query.pinyin,
      results: {
        exact: some(found.filter(({ exact }) => exact)),
        fuzzy: some(found.filter(({ exact }) => !exact)),
      },
    }
  }),
]

function suggestionOf(index: WordIndex, { entry }: Found): PinyinSuggestion[] {
  const own = index.entries[entry]
  if (!own) return []
  const pinyins = own.readings.flatMap(({ dialect_id, pinyin }) => {
    const short_name = DIALECTS.find(({ id }) => id === dialect_id)?.short_name
    return pinyin !== '' && short_name ? [[String(dialect_id), { short_name, text: pinyin }] as const] : []
  })
  return [{ id: own.id, text: own.word, chinese: own.chinese, pinyins: Object.fromEntries(pinyins) }]
}
