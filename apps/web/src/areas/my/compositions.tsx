import { COMPOSITIONS_PAGE, dialectName, LEVELS } from '@hakka/contract/constants'
import type { Composition } from '@hakka/contract/writing'
import { Button, buttonClass } from '@hakka/ui/Button.tsx'
import { Card } from '@hakka/ui/Card.tsx'
import { Dialog } from '@hakka/ui/Dialog.tsx'
import { EmptyState } from '@hakka/ui/EmptyState.tsx'
import { toast } from '@hakka/ui/toast.ts'
import { FileText, Printer, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link, useRevalidator, useSearchParams } from 'react-router'
import { api } from '../../app/api.ts'
import { servicesContext } from '../../app/context.ts'
import { pageMeta } from '../../app/meta.ts'
import { Pager } from '../../app/Pager.tsx'
import { taipeiTime } from '../../app/taipei-time.ts'
import { orPage } from '../../app/throw-page.ts'
import type { Route } from './+types/compositions.ts'
import './compositions.css'

export const loader = async ({ context }: Route.LoaderArgs) =>
  (await orPage(context.get(servicesContext).api('GET /api/self_study/writing/get_compositions'))).data

export const meta = () => pageMeta('我的寫作')

/** What somebody wrote and saved, the newest first; each opens whole, to be read, printed or deleted. */
export default function Compositions({ loaderData: all }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const pages = Math.max(1, Math.ceil(all.length / COMPOSITIONS_PAGE))
  const page = Math.min(Math.max(Math.trunc(Number(search.get('page') ?? 1)) || 1, 1), pages)
  const shown = all.slice((page - 1) * COMPOSITIONS_PAGE, page * COMPOSITIONS_PAGE)
  const [open, setOpen] = useState<Composition>()
  return (
    <Card as="section" className="p-4 md:p-7">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-22 font-bold">我的寫作</h2>
        <Link to="/self_study/writing" className={buttonClass({ kind: 'outline' })}>
          再寫一篇
        </Link>
      </div>
      {all.length === 0 ? (
        <EmptyState
          title="還沒有存過作文"
          picture={<img src="/images/state-empty.svg" alt="" width={200} height={150} />}
          action={
            <Link to="/self_study/writing" className={buttonClass({ kind: 'brand' })}>
              去寫一篇
            </Link>
          }
        >
          在寫作練習裡按「儲存短文」，寫好的內容就會放在這裡。
        </EmptyState>
      ) : (
        <>
          <div className="mt-4 overflow-x-auto">
            <table className="w-full text-left max-md:[&_td]:block max-md:[&_tr]:block">
              <thead className="max-md:sr-only">
                <tr className="border-b-2 border-line text-16 text-muted">
                  <th scope="col" className="py-2 pr-4 font-medium">
                    標題
                  </th>
                  <th scope="col" className="py-2 pr-4 font-medium">
                    腔調
                  </th>
                  <th scope="col" className="py-2 pr-4 font-medium">
                    級別與題組
                  </th>
                  <th scope="col" className="py-2 pr-4 font-medium">
                    儲存時間
                  </th>
                  <th scope="col" className="py-2 font-medium">
                    內容
                  </th>
                </tr>
              </thead>
              <tbody>
                {shown.map((own) => (
                  <tr key={own.id} className="border-b border-line max-md:py-3">
                    <td lang="hak-Hant-TW" className="py-1 pr-4 text-20 wrap-anywhere md:py-3">
                      {own.title}
                    </td>
                    <td className="py-0.5 pr-4 text-muted md:whitespace-nowrap">
                      {dialectName(own.dialect_id)}
                    </td>
                    <td className="py-0.5 pr-4 text-muted md:whitespace-nowrap">{placeOf(own)}</td>
                    <td className="py-0.5 pr-4 text-muted tabular-nums md:whitespace-nowrap">
                      {taipeiTime(own.created_at)}
                    </td>
                    <td className="py-1">
                      <Button
                        kind="outline"
                        icon={<FileText size={20} aria-hidden="true" />}
                        onClick={() => setOpen(own)}
                      >
                        看內容<span className="sr-only">：{own.title}</span>
                      </Button>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <Pager page={page} pages={pages} />
        </>
      )}
      <Reader composition={open} onClose={() => setOpen(undefined)} />
    </Card>
  )
}

const placeOf = ({ level_no, no }: Composition) =>
  [LEVELS.find((own) => own.no === level_no)?.name, `第 ${no} 組`].filter(Boolean).join('・')

/** One composition, whole and read-only. */
function Reader({ composition, onClose }: { composition: Composition | undefined; onClose(): void }) {
  const { revalidate } = useRevalidator()
  const [sure, setSure] = useState(false)
  const [busy, setBusy] = useState(false)
  const close = () => {
    setSure(false)
    onClose()
  }
  async function remove(id: number): Promise<void> {
    setBusy(true)
    try {
      await api('DELETE /api/self_study/writing/composition/{id}', { params: { id } })
      toast({ type: 'success', body: '已刪除' })
      close()
      await revalidate()
    } catch (error) {
      toast({
        type: 'error',
        title: '沒有刪除',
        body: error instanceof Error ? error.message : '請檢查網路，再試一次',
      })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open={composition !== undefined}
      onClose={close}
      title={composition?.title ?? ''}
      kind="wide"
      footer={
        composition &&
        (sure ? (
          <>
            <p className="mr-auto self-center">刪除後無法復原，確定要刪除嗎？</p>
            <Button kind="outline" onClick={() => setSure(false)}>
              不要刪除
            </Button>
            <Button kind="danger" busy={busy} onClick={() => void remove(composition.id)}>
              確定刪除
            </Button>
          </>
        ) : (
          <>
            <Button
              kind="ghost"
              icon={<Trash2 size={20} aria-hidden="true" />}
              className="mr-auto"
              onClick={() => setSure(true)}
            >
              刪除
            </Button>
            <Button
              kind="outline"
              icon={<Printer size={20} aria-hidden="true" />}
              onClick={() => window.print()}
            >
              列印
            </Button>
          </>
        ))
      }
    >
      {composition && (
        <article className="composition grid gap-4">
          <p className="text-16 text-muted">
            {dialectName(composition.dialect_id)}・{placeOf(composition)}・
            {taipeiTime(composition.created_at)}
          </p>
          <p lang="hak-Hant-TW" className="text-22 leading-[1.8] whitespace-pre-wrap wrap-anywhere">
            {composition.composition_text}
          </p>
        </article>
      )}
    </Dialog>
  )
}
