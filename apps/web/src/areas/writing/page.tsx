import { PRACTICE_NAMES } from '@hakka/contract/constants'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { servicesContext } from '../../app/context.ts'
import { pageMeta } from '../../app/meta.ts'
import { pack, unpack } from '../../app/packed.ts'
import { queryOf } from '../../app/query.ts'
import { ReadingFace } from '../../app/ReadingFace.tsx'
import { orPage } from '../../app/throw-page.ts'
import type { Route } from './+types/page.ts'
import { WritingPage } from './WritingPage.tsx'

const QUERY = ['dialect_id', 'category_id'] as const

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { api } = context.get(servicesContext)
  const { dialect_id: d, category_id: c, level_no } = queryOf(request, ['level_no', ...QUERY])
  const query = { ...(c ? { c } : {}), ...(d ? { d } : {}) }
  const { data } = await orPage(api('GET /api/self_study/writing/category', { query }))
  return pack({ category: data, no: Number(c ?? 1), levelNo: Number(level_no ?? 0) })
}

export const headers = () => ({ 'Cache-Control': 'public, max-age=60' })

/** Another set of the same theme needs nothing of the server. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return QUERY.some((key) => currentUrl.searchParams.get(key) !== nextUrl.searchParams.get(key))
}

export const meta = ({ loaderData }: Route.MetaArgs) => {
  const category = loaderData ? unpack(loaderData).category : undefined
  const name = PRACTICE_NAMES.writing
  return pageMeta(category ? `${category.category_name}（${category.dialect_name}）｜${name}` : name)
}

export default function Writing({ loaderData }: Route.ComponentProps) {
  const { category, no, levelNo } = unpack(loaderData)
  return (
    <>
      <ReadingFace face={category.font} />
      <WritingPage category={category} no={no} levelNo={levelNo} />
    </>
  )
}
