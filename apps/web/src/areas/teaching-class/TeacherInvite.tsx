import type { SchoolClass } from '@hakka/contract/school-class-shapes'
import { Button } from '@hakka/ui/Button.tsx'
import { Dialog } from '@hakka/ui/Dialog.tsx'
import { toast } from '@hakka/ui/toast.ts'
import { RefreshCw } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { api } from '../../app/api.ts'
import { FormAlert } from '../../app/forms/FormAlert.tsx'
import { LinkLine } from './LinkLine.tsx'
import { useInvitation } from './use-invitation.ts'

/** The link by which another teacher comes to teach a class too. It is none for pupils, and not shown beside theirs. */
export function TeacherInvite({ own, open, onClose }: { own: SchoolClass; open: boolean; onClose(): void }) {
  const { invitation, load, sending } = useInvitation(own.id)
  const onOpen = useEffectEvent(() => void load())
  useEffect(() => {
    if (open) onOpen()
  }, [open])
  const renew = async () => {
    await sending.send(async () => {
      const { message } = await api('POST /api/my/teaching-class/invite/renew', {
        body: { class_id: own.id, of: 'teacher' },
      })
      toast({ type: 'success', body: message })
    })
    await load()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="邀請協同教師"
      footer={
        <Button
          kind="plain"
          className="mr-auto"
          busy={sending.busy}
          icon={<RefreshCw aria-hidden="true" />}
          onClick={() => void renew()}
        >
          換一組連結
        </Button>
      }
    >
      <div className="grid min-h-40 content-start gap-4">
        {sending.alert && <FormAlert>{sending.alert}</FormAlert>}
        <p>把連結傳給另一位老師。確認過身分的教師打開連結，就能一起教{own.name}、看到班上的學生。</p>
        {invitation && <LinkLine label="協同教師的連結" url={invitation.teacherUrl} />}
      </div>
    </Dialog>
  )
}
