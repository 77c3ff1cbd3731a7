import { Button } from '@hakka/ui/Button.tsx'
import { toast } from '@hakka/ui/toast.ts'
import { BellRing } from 'lucide-react'
import { api } from '../../app/api.ts'
import { FormAlert } from '../../app/forms/FormAlert.tsx'
import { useSending } from '../../app/forms/use-sending.ts'

/** Tells those who are not through that something waits for them; they find it among their notices. */
export function RemindButton({ id }: { id: number }) {
  const { send, busy, alert } = useSending()
  const remind = () =>
    send(async () => {
      const { data, message } = await api('POST /api/my/teaching-class/assignment/remind', { body: { id } })
      toast({ type: data.count > 0 ? 'success' : 'warning', body: message })
    })
  return (
    <>
      <Button
        kind="ghost"
        busy={busy}
        icon={<BellRing aria-hidden="true" />}
        onClick={() => void remind()}
        title="在他們的通知裡放一則提醒，一天一次"
      >
        提醒還沒做完的同學
      </Button>
      {alert && <FormAlert>{alert}</FormAlert>}
    </>
  )
}
