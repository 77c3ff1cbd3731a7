import { createPortal } from 'react-dom'
import { QrCode } from '../../app/qr/QrCode.tsx'
import type { Invitation } from './use-invitation.ts'
import { usePrinting } from './use-printing.ts'
import './invite.css'

/** The ways into a class on a sheet for the notice board, printed at once. */
export function InviteSheet({
  name,
  code,
  url,
  onDone,
}: Omit<Invitation, 'teacherUrl'> & { name: string; onDone(): void }) {
  usePrinting(onDone)
  return createPortal(
    <div className="print-sheet invite-sheet">
      <h1>
        加入<span translate="no">{name}</span>
      </h1>
      <div className="invite-sheet-qr">
        <QrCode url={url} says="加入班級的 QR Code" />
      </div>
      <p>用平板或手機掃描，登入「客語學堂」就直接加入。</p>
      <p>也可以在「我的班級」輸入班級代碼，等老師同意：</p>
      <p className="invite-sheet-code" translate="no">
        {code}
      </p>
      <p className="invite-sheet-url" translate="no">
        {url}
      </p>
    </div>,
    document.body,
  )
}
