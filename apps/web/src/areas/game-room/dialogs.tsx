import { spacedCode } from '@hakka/contract/constants/room'
import { Button } from '@hakka/ui/Button.tsx'
import { Dialog } from '@hakka/ui/Dialog.tsx'
import { Link2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { api } from '../../app/api.ts'
import { copyLink } from '../../app/copy-text.ts'
import { QrCode } from '../../app/qr/QrCode.tsx'
import type { RoomInfo } from './room-info.ts'

/** The way in, as large as a wall has room for. */
export function QrDialog({ open, info, onClose }: { open: boolean; info: RoomInfo; onClose(): void }) {
  return (
    <Dialog open={open} title="掃這個碼加入" onClose={onClose} kind="wide">
      <div className="grid justify-items-center gap-2 text-center">
        <div className="w-[min(58vh,80vw)]">
          <QrCode url={info.joinUrl} says="加入房間的 QR 碼" />
        </div>
        <p className="text-22 text-muted" translate="no">
          {info.address}
        </p>
        <p className="room-code text-56 leading-tight text-brand">{spacedCode(info.code)}</p>
      </div>
    </Dialog>
  )
}

/** A link for the teacher's own phone: it opens once, and only she should scan it. */
export function RemoteDialog({
  open,
  info,
  hostKey,
  onClose,
}: {
  open: boolean
  info: RoomInfo
  hostKey: string | undefined
  onClose(): void
}) {
  const [to, setTo] = useState<'remote' | 'cohost'>('remote')
  const [url, setUrl] = useState('')
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (!open) return
    setUrl('')
    setFailed(false)
    api('POST /api/game_room/link', {
      body: { room_id: info.id, to, ...(hostKey !== undefined && { key: hostKey }) },
    }).then(
      ({ data }) => setUrl(new URL(data.url, location.origin).href),
      () => setFailed(true),
    )
  }, [open, to, info.id, hostKey])
  return (
    <Dialog open={open} title={to === 'remote' ? '用手機遙控' : '請另一位老師一起主持'} onClose={onClose}>
      <div className="grid justify-items-center gap-4 text-center">
        <p>
          {to === 'remote'
            ? '用你的手機掃一次，手機就能看要不要放、換題。這個碼只能用一次，別讓同學掃。'
            : '請那位老師用手機掃這個碼，或把連結傳過去，用教師帳號登入。一個連結只能用一次。'}
        </p>
        <div className="grid min-h-64 w-64 place-items-center">
          {url !== '' && (
            <QrCode url={url} says={to === 'remote' ? '手機遙控的 QR 碼' : '一起主持的 QR 碼'} />
          )}
          {failed && <p role="alert">現在做不出連結，請關掉這個視窗再試一次。</p>}
        </div>
        {to === 'cohost' && url !== '' && (
          <Button
            kind="ghost"
            icon={<Link2 size={20} aria-hidden="true" />}
            onClick={() => void copyLink(url)}
          >
            複製連結
          </Button>
        )}
        <Button kind="plain" onClick={() => setTo(to === 'remote' ? 'cohost' : 'remote')}>
          {to === 'remote' ? '請另一位老師一起主持' : '用自己的手機遙控'}
        </Button>
      </div>
    </Dialog>
  )
}

/** Ending cannot be taken back: phones say goodbye. */
export function EndDialog({ open, onEnd, onClose }: { open: boolean; onEnd(): void; onClose(): void }) {
  return (
    <Dialog
      open={open}
      title="結束這個房間？"
      onClose={onClose}
      footer={
        <>
          <Button kind="ghost" onClick={onClose}>
            還沒
          </Button>
          <Button kind="danger" data-end-room onClick={onEnd}>
            結束
          </Button>
        </>
      }
    >
      <p>同學的手機會回到再見的畫面，號碼也不能再用了。結束以後可以下載結果。</p>
    </Dialog>
  )
}
