import type { DeskDownloadItem } from '@hakka/contract/download'
import { servicesContext } from '../../../app/context.ts'
import { useAnew } from '../../../app/desk/use-anew.ts'
import { pageMeta } from '../../../app/meta.ts'
import { queryOf } from '../../../app/query.ts'
import { onlyWith, orPage } from '../../../app/throw-page.ts'
import type { Route } from './+types/edit.ts'
import { ItemForm } from './ItemForm.tsx'

/** Without an id it is a new file, of the category that the list was filtered by. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext)
  await onlyWith('download.edit', api)
  const { id, category_id } = queryOf(request, ['id', 'category_id'])
  const { categories } = (await orPage(api('GET /api/download/categories', { query: { page: 'download' } })))
    .data
  const item: DeskDownloadItem | null =
    id === undefined ? null : (await orPage(api('GET /api/download/edit', { query: { id } }))).data
  const category = categories.find((own) => String(own.id) === category_id)?.id ?? 1
  return { item, category, categories: categories.map(({ id, title }) => ({ id, title })) }
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta(loaderData?.item ? `編輯檔案：${loaderData.item.title}` : '新增檔案')

export default function DownloadEditPage({ loaderData }: Route.ComponentProps) {
  const { item } = loaderData
  // A file that has been sent is no change any more: the form begins anew with it.
  const [begun, anew] = useAnew(item?.version)
  return (
    <ItemForm key={item ? `${item.id} ${item.file_id} ${begun}` : 'new'} {...loaderData} onReverted={anew} />
  )
}
