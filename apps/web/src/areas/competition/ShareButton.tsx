import { Button } from '@hakka/ui/Button.tsx'
import { Dialog } from '@hakka/ui/Dialog.tsx'
import { Copy, Share2 } from 'lucide-react'
import { useState } from 'react'
import { copyLink } from '../../app/copy-text.ts'
import { QrCode } from '../../app/qr/QrCode.tsx'

/** Opens the ways to a competition's page: QR code and link. */
export function ShareButton({ id, title }: { id: number; title: string }) {
  const [open, setOpen] = useState(false)
  const url = open ? `${window.location.origin}/event/competition?id=${id}` : ''
  return (
    <>
      <Button kind="ghost" icon={<Share2 aria-hidden="true" />} onClick={() => setOpen(true)}>
        分享
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={`分享「${title}」`}>
        <div className="mx-auto w-full max-w-64">
          <QrCode url={url} says="競賽頁面的 QR Code" />
        </div>
        <div className="mt-4 flex flex-wrap gap-2.5">
          <input
            readOnly
            aria-label="競賽頁面的連結"
            value={url || '無效連結'}
            className="field-input min-w-0 flex-1 basis-60"
            onFocus={(event) => event.target.select()}
          />
          <Button kind="brand" icon={<Copy aria-hidden="true" />} onClick={() => void copyLink(url)}>
            複製連結
          </Button>
        </div>
        <p className="mt-3 text-16 text-muted">誰都看得到兩隊的成績；姓名只有兩班的師生看得到。</p>
      </Dialog>
    </>
  )
}
