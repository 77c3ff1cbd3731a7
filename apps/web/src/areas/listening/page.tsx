import { PRACTICE_NAMES } from '@hakka/contract/constants'
import { servicesContext } from '../../app/context.ts'
import { pageMeta } from '../../app/meta.ts'
import { pack, unpack } from '../../app/packed.ts'
import { queryOf } from '../../app/query.ts'
import { ReadingFace } from '../../app/ReadingFace.tsx'
import { EmptyLevel } from '../../app/self-study/EmptyLevel.tsx'
import { isOtherTheme, loadTheme, THEME_QUERY } from '../../app/self-study/load-theme.ts'
import type { Route } from './+types/page.ts'
import { ListeningPage } from './ListeningPage.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext)
  const asked = queryOf(request, THEME_QUERY)
  const ask = async (query: { c: string; d?: string }) =>
    (await api('GET /api/self_study/listening/category', { query })).data
  return pack(await loadTheme(api, 'listening', asked, ask))
}

export const headers = () => ({ 'Cache-Control': 'public, max-age=60' })

export const shouldRevalidate = isOtherTheme

export const meta = ({ loaderData }: Route.MetaArgs) => {
  const category = loaderData ? unpack(loaderData).category : undefined
  const name = PRACTICE_NAMES.listening
  return pageMeta(category ? `${category.category_name}（${category.dialect_name}）｜${name}` : name)
}

export default function Listening({ loaderData }: Route.ComponentProps) {
  const { menu, category } = unpack(loaderData)
  if (!category) return <EmptyLevel type="listening" menu={menu} />
  return (
    <>
      <ReadingFace face={category.font} />
      <ListeningPage menu={menu} category={category} />
    </>
  )
}
