import type { ChildCode } from '@hakka/contract/child'
import { Button } from '@hakka/ui/Button.tsx'
import { Card } from '@hakka/ui/Card.tsx'
import { toast } from '@hakka/ui/toast.ts'
import { Eye } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../../app/api.ts'
import { ConfirmDialog } from '../../app/desk/ConfirmDialog.tsx'
import { FormAlert } from '../../app/forms/FormAlert.tsx'
import { useSending } from '../../app/forms/use-sending.ts'
import { taipeiDate } from '../../app/taipei-time.ts'

const MINUTE_MS = 60_000

/** Whole minutes that a code is still good; counted by this browser since it was drawn, `null` before. */
function useMinutesLeft(until: string | null): number | null {
  const [left, setLeft] = useState<number | null>(null)
  useEffect(() => {
    if (until === null) return setLeft(null)
    const count = () => setLeft(Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / MINUTE_MS)))
    count()
    const timer = setInterval(count, 10_000)
    return () => clearInterval(timer)
  }, [until])
  return left
}

/** A code for parents, and who of them sees what this pupil studies. */
export function ShowParents({ given }: { given: ChildCode }) {
  const sending = useSending()
  const { revalidate } = useRevalidator()
  const [ended, setEnded] = useState<ChildCode['parents'][number]>()
  const left = useMinutesLeft(given.expires_at)
  const code = left === 0 ? null : given.code
  const make = async () => {
    await sending.send(() => api('POST /api/my/child/code'))
    await revalidate()
  }
  const end = async () => {
    if (!ended) return
    const { message } = await api('DELETE /api/my/child/{id}', { params: { id: ended.id } })
    toast({ type: 'success', body: message })
    await revalidate()
  }
  return (
    <Card as="section" aria-labelledby="parents" className="grid gap-4 p-5 md:p-7">
      <div>
        <h2 id="parents" className="text-22 font-bold">
          給家長看
        </h2>
        <p className="mt-1 text-16 text-muted">
          家長看得到你每天學了多久、學了什麼，看不到答案，也不能改。你隨時可以收回。
        </p>
      </div>
      {sending.alert && <FormAlert>{sending.alert}</FormAlert>}
      <div role="status" className="grid gap-1">
        {code && (
          <>
            <p
              translate="no"
              className="rounded-option bg-note py-3 text-center font-mono text-40 font-bold tracking-[0.15em] text-brand"
            >
              {code}
            </p>
            <p className="text-center text-16 text-muted">
              請家長輸入這六個字，用一次。{left !== null && `還有 ${left} 分鐘。`}
            </p>
          </>
        )}
      </div>
      <Button
        kind={code ? 'plain' : 'outline'}
        busy={sending.busy}
        className="justify-self-start"
        onClick={() => void make()}
      >
        {code ? '換一個代碼' : '產生代碼'}
      </Button>
      <div>
        <h3 className="font-bold">誰看得到</h3>
        {given.parents.length === 0 ? (
          <p className="text-muted">還沒有人。</p>
        ) : (
          <ul className="mt-1 grid gap-1">
            {given.parents.map((parent) => (
              <li key={parent.id} className="flex flex-wrap items-center justify-between gap-x-3">
                <span className="flex items-center gap-2">
                  <Eye size={20} aria-hidden="true" className="flex-none text-brand" />
                  <span>
                    <b translate="no" className="font-medium">
                      {parent.name}
                    </b>
                    <span className="text-16 text-muted">　{taipeiDate(parent.linked_at)} 起</span>
                  </span>
                </span>
                <Button kind="plain" aria-label={`不給${parent.name}看`} onClick={() => setEnded(parent)}>
                  收回
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <ConfirmDialog
        open={ended !== undefined}
        onClose={() => setEnded(undefined)}
        title={`不給${ended?.name ?? ''}看了？`}
        confirm="收回"
        onConfirm={end}
      >
        收回以後，這位家長馬上看不到你的學習。想再給他看，再產生一個代碼。
      </ConfirmDialog>
    </Card>
  )
}
