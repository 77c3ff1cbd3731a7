import type { StudyKindName } from '@hakka/contract/constants'
import type { StudyDeskTheme } from '@hakka/contract/study-desk'
import type { PageServices } from '../../../app/context.ts'
import { orPage } from '../../../app/throw-page.ts'

/** All that a theme is parted into, also what a dialect has nothing of yet. */
export async function subcategoriesOf(
  kind: StudyKindName,
  themeId: number,
  api: PageServices['api'],
): Promise<StudyDeskTheme['subcategories']> {
  const { data } = await orPage(api('GET /api/admin/self_study/{type}', { params: { type: kind } }))
  return data.themes.find(({ id }) => id === themeId)?.subcategories ?? []
}
