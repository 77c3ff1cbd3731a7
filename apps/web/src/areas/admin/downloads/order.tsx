import { ApiError } from '@hakka/contract/client'
import { UNKNOWN_ERROR } from '@hakka/contract/errors'
import { Button } from '@hakka/ui/Button.tsx'
import { IconButton } from '@hakka/ui/IconButton.tsx'
import { toast } from '@hakka/ui/toast.ts'
import { ArrowDown, ArrowUp, Save } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../../../app/api.ts'
import { servicesContext } from '../../../app/context.ts'
import { DeskPage } from '../../../app/desk/DeskPage.tsx'
import { FormAlert } from '../../../app/forms/FormAlert.tsx'
import { pageMeta } from '../../../app/meta.ts'
import { onlyWith, orPage } from '../../../app/throw-page.ts'
import type { Route } from './+types/order.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext)
  await onlyWith('download.edit', api)
  const id = new URL(request.url).searchParams.get('category_id') ?? ''
  const { title, items, ...category } = await orPage(api('GET /api/download/category', { query: { id } }))
  return { id: category.id, title, items: items.map(({ id, title }) => ({ id, title })) }
}

export const meta = () => pageMeta('排列檔案順序')

type Item = { id: number; title: string }

export default function DownloadOrderPage({ loaderData }: Route.ComponentProps) {
  return <Order key={loaderData.items.map(({ id }) => id).join()} {...loaderData} />
}

/** The files of a category in the order of the page; arrows move one, the focus goes with it. */
function Order({ id, title, items }: { id: number; title: string; items: Item[] }) {
  const [order, setOrder] = useState(items)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [said, setSaid] = useState('')
  const { revalidate } = useRevalidator()
  const move = (index: number, by: number) => {
    const next = [...order]
    const [own] = next.splice(index, 1)
    if (!own) return
    next.splice(index + by, 0, own)
    setOrder(next)
    setSaid(`「${own.title}」移到第 ${index + by + 1} 個`)
  }
  const save = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      await api('POST /api/download/order', { body: { category_id: id, ids: order.map((own) => own.id) } })
      toast({ type: 'success', body: '順序已儲存' })
    } catch (error) {
      setFailure(error instanceof ApiError ? error.message : UNKNOWN_ERROR)
    } finally {
      setBusy(false)
      void revalidate()
    }
  }
  const changed = order.some((own, index) => own !== items[index])
  return (
    <DeskPage
      title={`排列「${title}」的檔案`}
      crumbs={[{ label: '教材下載', to: `/admin/downloads?category_id=${id}` }]}
      lead="下載頁照這個順序列出檔案"
      actions={
        <Button
          kind="brand"
          disabled={!changed}
          busy={busy}
          icon={<Save aria-hidden="true" />}
          onClick={() => void save()}
        >
          儲存順序
        </Button>
      }
    >
      {failure && <FormAlert>{failure}</FormAlert>}
      <p role="status" className="sr-only">
        {said}
      </p>
      <ol className="overflow-hidden rounded-option border border-line bg-white">
        {order.map((own, index) => (
          <li
            key={own.id}
            className="flex items-center gap-3 border-b border-line py-1 pr-2 pl-4 last:border-0"
          >
            <span className="w-8 text-muted tabular-nums">{index + 1}</span>
            <span className="min-w-0 flex-1">{own.title}</span>
            <IconButton
              label={`「${own.title}」往上移`}
              kind="plain"
              disabled={index === 0}
              onClick={() => move(index, -1)}
            >
              <ArrowUp aria-hidden="true" />
            </IconButton>
            <IconButton
              label={`「${own.title}」往下移`}
              kind="plain"
              disabled={index === order.length - 1}
              onClick={() => move(index, 1)}
            >
              <ArrowDown aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ol>
    </DeskPage>
  )
}
