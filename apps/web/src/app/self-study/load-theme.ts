import type { Api } from '@hakka/contract/client'
import type { StudyMenu } from '@hakka/contract/self-study'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { orPage } from '../throw-page.ts'

/** What an address says of a theme. */
export const THEME_QUERY = ['level_no', 'dialect_id', 'category_id'] as const

type Asked = Partial<Record<(typeof THEME_QUERY)[number], string>>

/** What a page of practice shows: the themes of the level and the open one; nothing open where the level has none. */
export interface ThemeData<C> {
  menu: StudyMenu
  category: C | null
}

/**
 * The asked theme with those of its level; without one, the level's first that has something.
 * @param ask fetches a theme by its id, in a dialect
 */
export async function loadTheme<C extends { level_no: number }>(
  api: Api,
  kind: 'listening' | 'speaking',
  asked: Asked,
  ask: (query: { c: string; d?: string }) => Promise<C>,
): Promise<ThemeData<C>> {
  const dialect = asked.dialect_id ? { d: asked.dialect_id } : {}
  const themed = (c: string) => orPage(ask({ c, ...dialect }))
  const own = asked.category_id ? await themed(asked.category_id) : null
  const { data: menu } = await orPage(
    api('GET /api/self_study/menu', {
      query: {
        kind,
        level_no: own ? own.level_no : (asked.level_no ?? 1),
        ...(asked.dialect_id ? { dialect_id: asked.dialect_id } : {}),
      },
    }),
  )
  if (own) return { menu, category: own }
  const filled = menu.categories.filter(({ counts }) => counts.length > 0)
  const first =
    filled.find(({ counts }) => counts.some(({ dialect_id }) => dialect_id === menu.dialect_id)) ?? filled[0]
  return { menu, category: first ? await themed(String(first.id)) : null }
}

/** What is in an open theme needs nothing more of the server. */
export const isOtherTheme = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  THEME_QUERY.some((key) => currentUrl.searchParams.get(key) !== nextUrl.searchParams.get(key))
