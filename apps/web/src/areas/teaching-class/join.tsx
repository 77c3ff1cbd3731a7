import { Button } from '@hakka/ui/Button.tsx'
import { EmptyState } from '@hakka/ui/EmptyState.tsx'
import { toast } from '@hakka/ui/toast.ts'
import { useNavigate } from 'react-router'
import { api } from '../../app/api.ts'
import { FormAlert } from '../../app/forms/FormAlert.tsx'
import { useSending } from '../../app/forms/use-sending.ts'
import { pageMeta } from '../../app/meta.ts'
import type { Route } from './+types/join.ts'

export const meta = () => pageMeta('協同教師')

export const headers = () => ({ 'Cache-Control': 'no-store' })

export const loader = ({ url: { searchParams } }: Route.LoaderArgs) => ({
  id: searchParams.get('id') ?? '',
  key: searchParams.get('key') ?? '',
})

/** Where a teacher arrives by the link of another. */
export default function JoinAsTeacher({ loaderData: { id, key } }: Route.ComponentProps) {
  const sending = useSending()
  const navigate = useNavigate()
  async function join(): Promise<void> {
    await sending.send(async () => {
      const { data, message } = await api('POST /api/my/teaching-class/join', { body: { class_id: id, key } })
      toast({ type: 'success', body: message })
      await navigate(`/my/teaching-class/students?class_id=${data.id}`)
    })
  }
  if (!/^[1-9]\d{0,8}$/.test(id) || key === '')
    return <EmptyState title="無效連結">請對方再給你一次連結。</EmptyState>
  return (
    <section className="grid max-w-180 gap-4">
      <h2 className="text-26 font-bold">一起教一個班級</h2>
      <p>另一位老師請你當協同教師。加入以後，你看得到班上的學生，也可以同意學生加入。</p>
      {sending.alert && <FormAlert>{sending.alert}</FormAlert>}
      <Button kind="brand" busy={sending.busy} className="justify-self-start" onClick={() => void join()}>
        加入
      </Button>
    </section>
  )
}
