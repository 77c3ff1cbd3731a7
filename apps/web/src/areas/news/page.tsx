import { ApiError } from '@hakka/contract/api-error'
import { data } from 'react-router'
import { servicesContext } from '../../app/context.ts'
import { pageMeta } from '../../app/meta.ts'
import { queryOf } from '../../app/query.ts'
import { orPage } from '../../app/throw-page.ts'
import type { Route } from './+types/page.ts'
import { NewsArticle } from './NewsArticle.tsx'
import { NewsList } from './NewsList.tsx'

/** `?id=` shows one item, anything else the list. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext)
  const { id, ...query } = queryOf(request, ['id', 'tab', 'page'])
  if (id === undefined) return { list: await orPage(api('GET /api/news/list', { query })) }
  const answer = api('GET /api/news/detail', { query: { id } }).catch((error: unknown) => {
    // An id that no item can have is one that is not there.
    if (error instanceof ApiError && error.status === 422) throw data(null, { status: 404 })
    throw error
  })
  return { item: (await orPage(answer)).data }
}

export const headers = () => ({ 'Cache-Control': 'public, max-age=60' })

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData?.item ? pageMeta(loaderData.item.title, loaderData.item.excerpt) : pageMeta('最新消息')

export default function NewsPage({ loaderData: { item, list } }: Route.ComponentProps) {
  return item ? <NewsArticle item={item} /> : <NewsList list={list} />
}
