import type { Api } from '@hakka/contract/client'
import type { ListeningCategory } from '@hakka/contract/listening'
import type { StudyMenu } from '@hakka/contract/self-study'
import { orPage } from '../../app/throw-page.ts'

type Asked = Partial<Record<'level_no' | 'dialect_id' | 'category_id', string>>

/** What the page shows: the themes of the level and the open one; nothing open where the level has none. */
export interface ListeningData {
  menu: StudyMenu
  category: ListeningCategory | null
}

/** The asked theme with those of its level; without one, the level's first that has something. */
export async function loadCategory(api: Api, asked: Asked): Promise<ListeningData> {
  const d = asked.dialect_id
  const own = asked.category_id ? await ask(api, asked.category_id, d) : null
  const level_no = own ? own.level_no : (asked.level_no ?? 1)
  const { data: menu } = await orPage(
    api('GET /api/self_study/menu', {
      query: { kind: 'listening', level_no, ...(d ? { dialect_id: d } : {}) },
    }),
  )
  if (own) return { menu, category: own }
  const filled = menu.categories.filter(({ counts }) => counts.length > 0)
  const first =
    filled.find(({ counts }) => counts.some(({ dialect_id }) => dialect_id === menu.dialect_id)) ?? filled[0]
  return { menu, category: first ? await ask(api, String(first.id), d) : null }
}

const ask = async (api: Api, c: string, d: string | undefined): Promise<ListeningCategory> => {
  const query = { c, ...(d ? { d } : {}) }
  return (await orPage(api('GET /api/self_study/listening/category', { query }))).data
}
