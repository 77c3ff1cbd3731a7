import { spacedCode } from '@hakka/contract/constants/room'
import { QrCode as QrIcon, Users } from 'lucide-react'

/** Over every board: which module it is, how whoever comes late gets in, and how many are there. */
export function BoardTop({
  no,
  title,
  address,
  code,
  present,
  onQr,
}: {
  /** Code of the module in its lesson, as `B1`. */
  no: string
  title: string
  /** Where the code is typed, as it is read out: without https. */
  address: string
  code: string
  present: number
  onQr(): void
}) {
  return (
    <header className="board-top">
      {no && <span className="board-no">{no}</span>}
      <h1>{title}</h1>
      <div className="board-join">
        <span className="board-url" translate="no">
          {address}
        </span>
        <span className="room-code">{spacedCode(code)}</span>
        <button
          type="button"
          className="board-round"
          aria-label="放大 QR 碼"
          title="放大 QR 碼"
          onClick={onQr}
        >
          <QrIcon aria-hidden="true" />
        </button>
      </div>
      <p className="board-count">
        <Users aria-hidden="true" />
        {present}
        <small>人在房間</small>
      </p>
    </header>
  )
}
