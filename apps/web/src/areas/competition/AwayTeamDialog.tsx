import type { Competition } from '@hakka/contract/competition'
import { Button } from '@hakka/ui/Button.tsx'
import { Dialog } from '@hakka/ui/Dialog.tsx'
import { toast } from '@hakka/ui/toast.ts'
import { useId, useState } from 'react'
import { api } from '../../app/api.ts'
import { SendForm } from '../../app/forms/SendForm.tsx'
import { StepTimeField } from '../../app/forms/StepTimeField.tsx'
import { useSending } from '../../app/forms/use-sending.ts'
import { FlagPick } from './FlagPick.tsx'
import { orSay } from './or-say.ts'

/** The away team's own side: its flag, and until when is played. */
export function AwayTeamDialog({
  own,
  open,
  onClose,
  onSaved,
}: {
  own: Competition
  open: boolean
  onClose(): void
  onSaved(): Promise<void>
}) {
  const form = useId()
  const sending = useSending()
  const [flag, setFlag] = useState(own.away_team.flag_id)
  const [end, setEnd] = useState<string | null>(own.event.period.end_at)
  const save = async () => {
    const body = { competition_id: own.id, team_flag_id: flag, event_end_at: end ?? '' }
    const done = await sending.send(async () => {
      const { message } = await orSay('更新客隊資料失敗', () =>
        api('PUT /api/my/teaching-class/competition/away-team/update', { body }),
      )
      toast({ type: 'success', body: message })
    })
    if (!done) return
    onClose()
    await onSaved()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      kind="wide"
      title={`${own.away_team.name}的設定`}
      typed
      footer={
        <>
          <Button kind="ghost" onClick={onClose}>
            取消
          </Button>
          <Button kind="brand" type="submit" form={form} busy={sending.busy}>
            儲存
          </Button>
        </>
      }
    >
      <SendForm id={form} sending={sending} onSend={save}>
        <StepTimeField
          name="event_end_at"
          label="結束時間"
          required
          minutes={60}
          value={end}
          errors={sending.errors.event_end_at}
          onValue={setEnd}
        />
        <FlagPick
          name="team_flag_id"
          label="客隊隊旗"
          value={flag}
          taken={own.home_team.flag_id}
          takenBy="主隊"
          small
          errors={sending.errors.team_flag_id}
          onValue={setFlag}
        />
      </SendForm>
    </Dialog>
  )
}
