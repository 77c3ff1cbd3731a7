import { servicesContext } from '../../../app/context.ts'
import { pageMeta } from '../../../app/meta.ts'
import { queryOf } from '../../../app/query.ts'
import { onlyWith, orPage } from '../../../app/throw-page.ts'
import type { Route } from './+types/create.ts'
import { EventForm } from './EventForm.tsx'
import { copyOf } from './form-values.ts'

/** `copy` is the event whose fields it begins with. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext)
  await onlyWith('event.edit', api)
  const { copy: id } = queryOf(request, ['copy'])
  const copied =
    id === undefined ? undefined : (await orPage(api('GET /api/event/edit', { query: { id } }))).data
  return { copied: copied && copyOf(copied), from: copied?.id }
}

export const meta = () => pageMeta('新增活動')

export default function EventCreatePage({ loaderData: { copied, from } }: Route.ComponentProps) {
  return <EventForm key={from ?? 'new'} item={null} copied={copied} copyOf={from} />
}
