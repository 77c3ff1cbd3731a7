import { IconButton } from '@hakka/ui/IconButton.tsx'
import { toast } from '@hakka/ui/toast.ts'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../../../app/api.ts'
import { servicesContext } from '../../../app/context.ts'
import { DeskForm } from '../../../app/desk/DeskForm.tsx'
import { DeskPage } from '../../../app/desk/DeskPage.tsx'
import { useDeskForm } from '../../../app/desk/use-desk-form.ts'
import { pageMeta } from '../../../app/meta.ts'
import { onlyWith, orPage } from '../../../app/throw-page.ts'
import type { Route } from './+types/order.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext)
  await onlyWith('download.edit', api)
  const id = new URL(request.url).searchParams.get('category_id') ?? ''
  const { title, items, ...category } = await orPage(api('GET /api/download/category', { query: { id } }))
  return { id: category.id, title, items: items.map(itemOf) }
}

export const meta = () => pageMeta('排列檔案順序')

interface Item {
  id: number
  title: string
}

const itemOf = ({ id, title }: Item): Item => ({ id, title })
const idsOf = (items: readonly Item[]) => items.map(({ id }) => id)

export default function DownloadOrderPage({ loaderData }: Route.ComponentProps) {
  // Other files than before: the form begins anew with them.
  const files = idsOf(loaderData.items).sort((one, other) => one - other)
  return <Order key={`${loaderData.id} ${files}`} {...loaderData} />
}

/** The files of a category in the order of the page; arrows move one, the focus goes with it. */
function Order({ id, title, items }: { id: number; title: string; items: Item[] }) {
  const [said, setSaid] = useState('')
  const { revalidate } = useRevalidator()
  const list = useRef<HTMLOListElement>(null)
  /** The button that was pressed: a line that is drawn elsewhere would lose it. */
  const pressed = useRef<string>(undefined)
  useEffect(() => {
    if (pressed.current) list.current?.querySelector<HTMLElement>(pressed.current)?.focus()
    pressed.current = undefined
  })
  /** The files as the server has them, as far as this page knows. */
  const known = useRef(items)
  const form = useDeskForm({
    initial: { values: { order: items } },
    labels: { order: '檔案順序' },
    show: { order: (own) => own.map((item, index) => `${index + 1}. ${item.title}`).join('\n') },
    async save({ order }) {
      const there = new Set(idsOf(known.current))
      // Files that came meanwhile stand last, those that went are left out.
      const ids = [...new Set([...idsOf(order).filter((own) => there.has(own)), ...there])]
      await api('POST /api/download/order', { body: { category_id: id, ids, before: [...there] } })
      known.current = ids.flatMap((own) => [...order, ...known.current].find((item) => item.id === own) ?? [])
      return undefined
    },
    async load() {
      const { items: now } = await api('GET /api/download/category', { query: { id } })
      known.current = now.map(itemOf)
      return { values: { order: known.current } }
    },
    onSaved() {
      toast({ type: 'success', body: '順序已儲存' })
      void revalidate()
    },
  })
  const { order } = form.values
  const move = (index: number, by: 1 | -1) => {
    const next = [...order]
    const [own] = next.splice(index, 1)
    if (!own || index + by < 0 || index + by > next.length) return
    next.splice(index + by, 0, own)
    form.set('order', next)
    pressed.current = `[data-file="${own.id}"] [data-by="${by}"]`
    setSaid(`「${own.title}」移到第 ${index + by + 1} 個`)
  }
  return (
    <DeskPage
      title={`排列「${title}」的檔案`}
      crumbs={[{ label: '教材下載', to: `/admin/downloads?category_id=${id}` }]}
      lead="下載頁照這個順序列出檔案"
    >
      <p role="status" className="sr-only">
        {said}
      </p>
      <DeskForm form={form} saveLabel="儲存順序">
        <ol ref={list} className="overflow-hidden rounded-option border border-line bg-white">
          {order.map((own, index) => (
            <li
              key={own.id}
              data-file={own.id}
              className="flex items-center gap-3 border-b border-line py-1 pr-2 pl-4 last:border-0"
            >
              <span className="w-8 text-muted tabular-nums">{index + 1}</span>
              <span data-title className="min-w-0 flex-1">
                {own.title}
              </span>
              <Mover
                label={`「${own.title}」往上移`}
                by={-1}
                off={index === 0}
                onMove={(by) => move(index, by)}
              >
                <ArrowUp aria-hidden="true" />
              </Mover>
              <Mover
                label={`「${own.title}」往下移`}
                off={index === order.length - 1}
                by={1}
                onMove={(by) => move(index, by)}
              >
                <ArrowDown aria-hidden="true" />
              </Mover>
            </li>
          ))}
        </ol>
      </DeskForm>
    </DeskPage>
  )
}

/** Not `disabled` at the end of the way: the focus would be lost. */
const Mover = ({
  label,
  by,
  off,
  onMove,
  children,
}: {
  label: string
  by: 1 | -1
  off: boolean
  onMove(by: 1 | -1): void
  children: ReactNode
}) => (
  <IconButton
    label={label}
    kind="plain"
    data-by={by}
    aria-disabled={off || undefined}
    className="aria-disabled:opacity-35"
    onClick={() => !off && onMove(by)}
  >
    {children}
  </IconButton>
)
