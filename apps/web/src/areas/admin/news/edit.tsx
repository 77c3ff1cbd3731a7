import type { EditedNews } from '@hakka/contract/news'
import { servicesContext } from '../../../app/context.ts'
import { useAnew } from '../../../app/desk/use-anew.ts'
import { pageMeta } from '../../../app/meta.ts'
import { queryOf } from '../../../app/query.ts'
import { onlyWith, orPage } from '../../../app/throw-page.ts'
import type { Route } from './+types/edit.ts'
import { NewsForm } from './NewsForm.tsx'

const MINUTE_MS = 60_000

/** Without an id it is a new item, dated now. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext)
  await onlyWith('news.edit', api)
  const { id } = queryOf(request, ['id'])
  const now = new Date(Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS).toISOString()
  const item: EditedNews | null =
    id === undefined ? null : (await orPage(api('GET /api/news/edit', { query: { id } }))).data
  return { item, now }
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta(loaderData?.item ? `編輯消息：${loaderData.item.title}` : '新增消息')

export default function NewsEditPage({ loaderData: { item, now } }: Route.ComponentProps) {
  const [begun, anew] = useAnew(item?.version)
  return <NewsForm key={`${item?.id ?? 'new'} ${begun}`} item={item} now={now} onReverted={anew} />
}
