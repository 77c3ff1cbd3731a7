import { servicesContext } from '../../../app/context.ts'
import { useAnew } from '../../../app/desk/use-anew.ts'
import { pageMeta } from '../../../app/meta.ts'
import { queryOf } from '../../../app/query.ts'
import { missingPage, onlyWith, orPage } from '../../../app/throw-page.ts'
import type { Route } from './+types/edit.ts'
import { EventForm } from './EventForm.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext)
  await onlyWith('event.edit', api)
  const { id } = queryOf(request, ['id'])
  if (id === undefined) missingPage()
  const { data: item } = await orPage(api('GET /api/event/edit', { query: { id } }))
  return { item }
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta(loaderData ? `編輯活動：${loaderData.item.title}` : '編輯活動')

export default function EventEditPage({ loaderData: { item } }: Route.ComponentProps) {
  const [begun, anew] = useAnew(item.version)
  return <EventForm key={`${item.id} ${begun}`} item={item} onReverted={anew} />
}
