import type { Api } from '@hakka/contract/client'
import type { StudyMenu } from '@hakka/contract/self-study'
import type { SpeakingCategory } from '@hakka/contract/speaking'
import { orPage } from '../throw-page.ts'

type Asked = Partial<Record<'level_no' | 'dialect_id' | 'category_id', string>>

/** What a page of speaking shows: the themes of the level and the open one; nothing open where the level has none. */
export interface SpeakingData {
  menu: StudyMenu
  category: SpeakingCategory | null
}

/** The asked theme with those of its level; without one, the level's first that has something. */
export async function loadSpeaking(api: Api, asked: Asked): Promise<SpeakingData> {
  const d = asked.dialect_id
  const own = asked.category_id ? await ask(api, asked.category_id, d) : null
  const level_no = own ? own.level_no : (asked.level_no ?? 1)
  const query = { kind: 'speaking' as const, level_no, ...(d ? { dialect_id: d } : {}) }
  const { data: menu } = await orPage(api('GET /api/self_study/menu', { query }))
  if (own) return { menu, category: own }
  const filled = menu.categories.filter(({ counts }) => counts.length > 0)
  const first =
    filled.find(({ counts }) => counts.some(({ dialect_id }) => dialect_id === menu.dialect_id)) ?? filled[0]
  return { menu, category: first ? await ask(api, String(first.id), d) : null }
}

const ask = async (api: Api, c: string, d: string | undefined): Promise<SpeakingCategory> => {
  const query = { c, ...(d ? { d } : {}) }
  return (await orPage(api('GET /api/self_study/speaking/category', { query }))).category
}
