import type { DownloadItem } from '@hakka/contract/download'
import { Button } from '@hakka/ui/Button.tsx'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { DOWNLOAD_FAILED, startDownload } from '../../app/download/start-download.ts'

type State = 'idle' | 'asking' | 'started' | 'failed'

/** What was chosen and the button that saves it; the button rests until a file is chosen. */
export function DownloadBar({ item }: { item: DownloadItem | undefined }) {
  const [at, setAt] = useState<{ id: number | undefined; state: State }>({ id: undefined, state: 'idle' })
  const state = at.id === item?.id ? at.state : 'idle'
  const start = async () => {
    if (!item) return
    setAt({ id: item.id, state: 'asking' })
    setAt({ id: item.id, state: (await startDownload(item)) ? 'started' : 'failed' })
  }
  return (
    <section
      aria-label="下載"
      className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t-2 border-line bg-white px-4 py-3 md:static md:mx-0 md:rounded-card md:border-2 md:px-6 md:py-4"
    >
      <div role="status" className="min-w-0 flex-1 leading-snug">
        {item ? <p className="font-bold">{item.title}</p> : <p className="text-muted">還沒有選檔案</p>}
        {state === 'started' && (
          <p className="text-16 text-correct-deep">開始下載了，請看瀏覽器的下載清單。</p>
        )}
        {state === 'failed' && <p className="text-16 text-wrong-deep">{DOWNLOAD_FAILED}</p>}
      </div>
      <Button
        kind="primary"
        size="l"
        disabled={!item}
        busy={state === 'asking'}
        icon={<Download aria-hidden="true" />}
        onClick={start}
        className="max-md:w-full"
      >
        下載
      </Button>
    </section>
  )
}
