import { Meter, type Microphone, openMicrophone, type Refusal, recordingTexts } from '@hakka/modules/recorder'
import { Button } from '@hakka/ui/Button.tsx'
import { Mic, Square } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { secondsOf, type Take } from './cut.ts'
import { TakeEditor } from './TakeEditor.tsx'

/** As long as what is uploaded may be recorded at once; a sentence takes seconds. */
const LONGEST_MS = 120_000

type State =
  | { status: 'ready'; refusal?: Refusal }
  | { status: 'asking' }
  | { status: 'recording' }
  | { status: 'recorded'; take: Take }

/** Records a sound, lets it be cut and levelled, and gives it as a file. */
export function Recorder({
  says,
  busy,
  onFile,
  onCancel,
}: {
  /** What is recorded: 「聲音」. */
  says: string
  /** The file is on its way. */
  busy: boolean
  onFile(file: File): void
  onCancel(): void
}) {
  const [state, setState] = useState<State>({ status: 'ready' })
  const microphone = useRef<Microphone>(undefined)
  const limit = useRef<ReturnType<typeof setTimeout>>(undefined)
  const gone = useRef(false)
  const box = useRef<HTMLElement>(null)
  // Each state takes the button that led to it away: the next one is under the same finger.
  const { status } = state
  useEffect(() => {
    if (status === 'ready' || status === 'recording') box.current?.querySelector('button')?.focus()
  }, [status])
  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
      clearTimeout(limit.current)
      microphone.current?.close()
    }
  }, [])

  async function start(): Promise<void> {
    setState({ status: 'asking' })
    const opened = await openMicrophone(stop)
    if (gone.current) {
      if (typeof opened !== 'string') opened.close()
      return
    }
    if (typeof opened === 'string') return setState({ status: 'ready', refusal: opened })
    microphone.current = opened
    limit.current = setTimeout(stop, LONGEST_MS)
    setState({ status: 'recording' })
  }

  function stop(): void {
    const opened = microphone.current
    if (!opened) return
    clearTimeout(limit.current)
    microphone.current = undefined
    const { said: samples, rate } = opened.end()
    const take = { samples, rate }
    setState(secondsOf(take) > 0 ? { status: 'recorded', take } : { status: 'ready', refusal: 'failed' })
  }

  if (state.status === 'recorded')
    return (
      <TakeEditor
        take={state.take}
        busy={busy}
        onFile={onFile}
        onAgain={() => setState({ status: 'ready' })}
        onCancel={onCancel}
      />
    )
  return (
    <section
      ref={box}
      aria-label={`錄製${says}`}
      className="grid justify-items-start gap-3 rounded-option border border-line bg-pool p-4"
    >
      {state.status === 'recording' ? (
        <>
          <Meter microphone={microphone} />
          <Button
            kind="brand"
            icon={<Square size={18} fill="currentColor" aria-hidden="true" />}
            onClick={stop}
          >
            停止錄音
          </Button>
        </>
      ) : (
        <>
          <p className="text-muted">靠近麥克風，念一遍。錄好以後可以剪頭尾、調音量。</p>
          <div className="flex flex-wrap gap-3">
            <Button
              kind="brand"
              icon={<Mic size={20} aria-hidden="true" />}
              busy={state.status === 'asking'}
              onClick={() => void start()}
            >
              開始錄音
            </Button>
            <Button kind="plain" onClick={onCancel}>
              取消
            </Button>
          </div>
          {state.status === 'ready' && state.refusal && (
            <p role="alert" className="text-wrong-deep">
              {recordingTexts.refusal(state.refusal)}
            </p>
          )}
        </>
      )}
    </section>
  )
}
