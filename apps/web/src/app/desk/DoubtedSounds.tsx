import type { StudyKindName } from '@hakka/contract/constants'
import { Button } from '@hakka/ui/Button.tsx'
import { toast } from '@hakka/ui/toast.ts'
import { Check, CircleAlert } from 'lucide-react'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { api } from '../api.ts'
import { withLogin } from '../session/with-login.ts'

/** A sound that may not say any more what stands beside it, and what it says. */
export interface DoubtedSound {
  itemId: number
  url: string
  text: string
  pinyin: string
}

interface Doubts {
  of(url: string): DoubtedSound | undefined
  heard(sound: DoubtedSound): Promise<void>
}

/** What fields of sounds ask. */
export const DoubtsContext = createContext<Doubts | undefined>(undefined)

/** Fields of sounds within say which of them may not fit any more. */
export function DoubtedSounds({
  kind,
  sounds,
  children,
}: {
  kind: StudyKindName
  sounds: readonly DoubtedSound[]
  children: ReactNode
}) {
  const [heard, setHeard] = useState<ReadonlySet<string>>(new Set())
  return (
    <DoubtsContext
      value={{
        of: (url) => sounds.find((own) => own.url === url && !heard.has(url)),
        async heard({ itemId, url }) {
          try {
            await withLogin(() =>
              api('POST /api/admin/self_study/{type}/recording/heard', {
                params: { type: kind },
                body: { item_id: itemId, url },
              }),
            )
            setHeard(new Set([...heard, url]))
          } catch (error) {
            const body = error instanceof Error ? error.message : '請再試一次'
            toast({ type: 'error', title: '沒有存好', body })
          }
        },
      }}
    >
      {children}
    </DoubtsContext>
  )
}

/** What an editor is told of a sound that may not fit: what it says, and how to be done with it. */
export function SoundDoubt({ url, disabled }: { url: string; disabled?: boolean | undefined }) {
  const doubts = useContext(DoubtsContext)
  const sound = doubts?.of(url)
  const [busy, setBusy] = useState(false)
  if (!doubts || !sound) return null
  return (
    <DoubtedNote was={sound}>
      {!disabled && (
        <Button
          kind="ghost"
          busy={busy}
          icon={<Check aria-hidden="true" />}
          onClick={() => {
            setBusy(true)
            void doubts.heard(sound).finally(() => setBusy(false))
          }}
        >
          聽過了，沒有問題
        </Button>
      )}
    </DoubtedNote>
  )
}

/** What a sound says that may not fit any more. */
const DoubtedNote = ({
  was: { text, pinyin },
  children,
}: {
  was: { text: string; pinyin: string }
  children?: ReactNode
}) => (
  <div role="note" className="grid justify-items-start gap-2 rounded-option bg-warning-soft px-4 py-3">
    <p className="flex items-start gap-2">
      <CircleAlert size={20} aria-hidden="true" className="mt-1 flex-none text-warning-deep" />
      <span className="min-w-0">
        <b>聲音可能不合：</b>這段聲音錄的是「<span lang="hak-Hant-TW">{text}</span>」
        <span lang="hak-Latn-TW" className="text-muted">
          （{pinyin}）
        </span>
        。換掉，或聽聽看。
      </span>
    </p>
    {children}
  </div>
)
