import { Button } from '@hakka/ui/Button.tsx'
import { History } from 'lucide-react'
import { taipeiTime } from '../taipei-time.ts'
import type { DraftOfferState } from './use-draft.ts'

/** On top of a form: what was typed into it before and never saved, to be put back or thrown away. */
export function DraftOffer({
  draft: { offered, restore, discard },
  onDone,
}: {
  draft: DraftOfferState
  /** The offer is gone, and its buttons with it: the focus belongs elsewhere. */
  onDone(): void
}) {
  if (!offered) return null
  const { at, isOlder, files, others } = offered
  return (
    <section
      aria-label="沒存的草稿"
      className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-option border border-l-8 border-brand/40 border-l-brand bg-note px-4 py-3"
    >
      <History aria-hidden="true" className="flex-none text-brand max-sm:hidden" />
      <div role="status" className="min-w-0 flex-1 basis-64">
        <p className="font-medium">有一份沒存的草稿（{taipeiTime(at).slice(5)}）</p>
        {isOlder && <p className="text-16">寫下草稿以後，這份資料有人改過；還原後，儲存前請再比對。</p>}
        {files && <p className="text-16">選好的檔案沒有留下來，還原後要重新選擇。</p>}
        {others > 0 && <p className="text-16">還有 {others} 份更早的草稿，捨棄這一份就會看到。</p>}
      </div>
      <div className="flex gap-3">
        <Button
          kind="ghost"
          onClick={() => {
            discard()
            if (others === 0) onDone()
          }}
        >
          捨棄
        </Button>
        <Button
          kind="brand"
          onClick={() => {
            restore()
            onDone()
          }}
        >
          還原
        </Button>
      </div>
    </section>
  )
}
