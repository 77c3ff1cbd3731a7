import { IconButton } from '@hakka/ui/IconButton.tsx'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { QrCode } from '../../app/qr/QrCode.tsx'
import type { Invitation } from './use-invitation.ts'
import './invite.css'

/** QR code and class code as large as the screen, for a class to scan from its seats. Escape leads back. */
export function InviteWall({
  open,
  onClose,
  name,
  code,
  url,
}: Omit<Invitation, 'teacherUrl'> & { open: boolean; onClose(): void; name: string }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === open) return
    if (open) element.showModal()
    else element.close()
  }, [open])
  return (
    <dialog ref={dialog} className="invite-wall" aria-label={`加入${name}`} onClose={() => onClose()}>
      <IconButton label="關閉" className="absolute top-4 right-4" onClick={() => onClose()}>
        <X aria-hidden="true" />
      </IconButton>
      {open && (
        <>
          <div className="invite-wall-qr">
            <QrCode url={url} says="加入班級的 QR Code" />
          </div>
          <div className="invite-wall-words">
            <p translate="no" className="line-clamp-3">
              {name}
            </p>
            <p>用平板或手機掃描，就直接加入</p>
            <p>也可以在「我的班級」輸入代碼</p>
            <p translate="no">{code}</p>
          </div>
        </>
      )}
    </dialog>
  )
}
