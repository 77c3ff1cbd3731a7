import { servicesContext } from '../../app/context.ts'
import { pageMeta } from '../../app/meta.ts'
import { queryOf } from '../../app/query.ts'
import { orMissing, orPage } from '../../app/throw-page.ts'
import type { Route } from './+types/page.ts'
import { NewsArticle } from './NewsArticle.tsx'
import { NewsList } from './NewsList.tsx'

/** `?id=` shows one item, anything else the list. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext)
  const { id, ...query } = queryOf(request, ['id', 'tab', 'page'])
  if (id === undefined) return { list: await orPage(api('GET /api/news/list', { query })) }
  return { item: (await orMissing(api('GET /api/news/detail', { query: { id } }))).data }
}

export const headers = () => ({ 'Cache-Control': 'public, max-age=60' })

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData?.item ? pageMeta(loaderData.item.title, loaderData.item.excerpt) : pageMeta('最新消息')

export default function NewsPage({ loaderData: { item, list } }: Route.ComponentProps) {
  return item ? <NewsArticle item={item} /> : <NewsList list={list} />
}
