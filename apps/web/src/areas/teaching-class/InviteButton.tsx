import { Button } from '@hakka/ui/Button.tsx'
import { Dialog } from '@hakka/ui/Dialog.tsx'
import { toast } from '@hakka/ui/toast.ts'
import { Expand, Printer, QrCode as QrIcon, RefreshCw, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../app/api.ts'
import { ConfirmDialog } from '../../app/desk/ConfirmDialog.tsx'
import { FormAlert } from '../../app/forms/FormAlert.tsx'
import { QrCode } from '../../app/qr/QrCode.tsx'
import { InviteSheet } from './InviteSheet.tsx'
import { InviteWall } from './InviteWall.tsx'
import { LinkLine } from './LinkLine.tsx'
import { useInvitation } from './use-invitation.ts'

/** Opens the ways into a class for pupils: QR code, link and code, to be printed or shown on a wall too. */
export function InviteButton({ classId, name }: { classId: number; name: string }) {
  const [open, setOpen] = useState(false)
  const [shows, setShows] = useState<'wall' | 'sheet' | 'renew'>()
  const { invitation, load, sending } = useInvitation(classId)
  const back = () => setShows(undefined)
  const renew = async () => {
    const { message } = await api('POST /api/my/teaching-class/invite/renew', {
      body: { class_id: classId, of: 'student' },
    })
    toast({ type: 'success', body: message })
    await load()
  }
  const usable = invitation !== undefined && invitation.url !== ''
  return (
    <>
      <Button
        kind="outline"
        icon={<QrIcon aria-hidden="true" />}
        aria-label={`邀請學生加入${name}`}
        onClick={() => {
          setOpen(true)
          void load()
        }}
      >
        邀請學生
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        kind="wide"
        title={`邀請學生加入${name}`}
        typed
        footer={
          <>
            <Button
              kind="plain"
              className="mr-auto max-sm:px-3"
              icon={<RefreshCw aria-hidden="true" />}
              onClick={() => setShows('renew')}
            >
              換一組連結
            </Button>
            {usable && (
              <>
                <Button
                  kind="ghost"
                  className="max-sm:px-3"
                  icon={<Printer aria-hidden="true" />}
                  onClick={() => setShows('sheet')}
                >
                  列印
                </Button>
                <Button
                  kind="ghost"
                  className="max-sm:px-3"
                  icon={<Expand aria-hidden="true" />}
                  onClick={() => setShows('wall')}
                >
                  放大給全班看
                </Button>
              </>
            )}
          </>
        }
      >
        {sending.alert && <FormAlert>{sending.alert}</FormAlert>}
        {/* As high as what is on its way. */}
        <div className="grid min-h-80 gap-4 md:gap-6 md:grid-cols-[290px_minmax(0,1fr)]">
          {invitation && (
            <>
              <div className="mx-auto w-full max-w-[290px] self-start rounded-card border border-line p-4 text-center max-md:max-w-[266px] max-md:p-1">
                <QrCode url={invitation.url} says="加入班級的 QR Code" />
                {usable && <p className="mt-2 text-16 text-muted max-md:hidden">用平板或手機掃描</p>}
              </div>
              <div className="grid content-start gap-4">
                <div>
                  <p className="text-16 text-muted">班級代碼</p>
                  <p translate="no" className="font-mono text-40 font-bold tracking-[0.15em] text-brand">
                    {invitation.code}
                  </p>
                </div>
                <LinkLine label="邀請連結" url={invitation.url} />
                <p className="flex items-start gap-3 rounded-option bg-note px-4 py-3 text-16">
                  <ShieldCheck size={22} aria-hidden="true" className="mt-0.5 flex-none text-brand" />掃 QR
                  Code 或用連結來的，直接加入；只輸入代碼的，要等你同意。
                </p>
              </div>
            </>
          )}
        </div>
      </Dialog>
      <ConfirmDialog
        open={shows === 'renew'}
        onClose={back}
        title="換一組邀請連結？"
        confirm="換一組"
        onConfirm={renew}
      >
        發出去的連結和印好的 QR Code 就不能再用；班級代碼不變，已經加入的學生也不受影響。
      </ConfirmDialog>
      {invitation && usable && (
        <>
          <InviteWall open={shows === 'wall'} onClose={back} name={name} {...invitation} />
          {shows === 'sheet' && <InviteSheet onDone={back} name={name} {...invitation} />}
        </>
      )}
    </>
  )
}
