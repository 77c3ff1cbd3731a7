import { spacedCode } from '@hakka/contract/constants/room'
import { Button } from '@hakka/ui/Button.tsx'
import { Share2 } from 'lucide-react'
import { copyLink } from '../../../app/copy-text.ts'
import type { HostProps } from '../HostBoard.tsx'
import { People } from '../People.tsx'

/** How a class comes in, to be read out or sent, and who has come. */
export function RemoteLobby({ info, view, act }: HostProps) {
  async function share(): Promise<void> {
    const link = { title: info.title, url: info.joinUrl }
    if (typeof navigator.share === 'function') return navigator.share(link).catch(() => {})
    await copyLink(info.joinUrl)
  }
  return (
    <>
      <section className="remote-card" aria-label="加入的方法">
        <p className="text-16 text-muted" translate="no">
          {info.address}
        </p>
        <p className="room-code">{spacedCode(info.code)}</p>
        <Button
          block
          className="mt-2"
          kind="ghost"
          icon={<Share2 aria-hidden="true" />}
          onClick={() => void share()}
        >
          傳連結給同學
        </Button>
      </section>
      <People view={view} act={act} />
    </>
  )
}
