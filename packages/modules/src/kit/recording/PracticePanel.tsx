import { JUDGED_DIALECTS } from '@hakka/contract/constants'
import { Lock } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useHost } from '#kit/host-context.tsx'
import { Listen } from '#kit/Listen.tsx'
import { useKeys } from '#kit/use-keys.tsx'
import { Compare } from './Compare.tsx'
import { RecordStage } from './RecordStage.tsx'
import type { Alone, Heard, Spoken } from './spoken.ts'
import { ui } from './ui.ts'
import { useRecording } from './use-recording.tsx'
import { whereItGoes } from './where-it-goes.ts'

/** Listen, record, compare: one word or sentence, in the place where it stands. */
export default function PracticePanel({
  spoken,
  onHeard,
  alone,
}: {
  spoken: Spoken
  onHeard?: Heard
  alone?: Alone
}) {
  const host = useHost()
  const recorder = useRecording()
  const { state, start, stop, again } = recorder
  const box = useRef<HTMLDivElement>(null)
  const { status } = state
  const own = spoken.pinyin === undefined
  const [heard, setHeard] = useState(false)
  const moved = useRef(false)
  useKeys(
    alone
      ? {
          ' ': { ready: start, recording: stop, recorded: again }[status],
          o: () => box.current?.querySelector<HTMLElement>('[aria-keyshortcuts="O"]')?.click(),
        }
      : {},
  )
  // The pressed button has gone with its state: the focus goes to the one that follows.
  useEffect(() => {
    if (moved.current)
      box.current?.querySelector<HTMLElement>('[data-follow]')?.focus({ preventScroll: true })
    moved.current = status !== 'ready' || moved.current
  }, [status])
  return (
    <div ref={box} className="flex min-h-52 flex-col gap-3">
      <RecordStage
        recorder={recorder}
        lead={spoken.sound ? ui.lead : own ? ui.leadOwn : ui.leadSilent}
        model={!alone && <Listen sound={spoken.sound} says={spoken.text} label={ui.listenModel} size="l" />}
      />
      {state.status === 'recorded' && (
        <Compare
          spoken={spoken}
          recording={state.recording}
          again={again}
          alone={alone}
          onHeard={(file) => {
            setHeard(file !== undefined)
            onHeard?.(file)
          }}
        />
      )}
      <p className="mt-auto flex items-start justify-center gap-2 text-16 text-muted">
        <Lock size={18} aria-hidden="true" className="mt-1 flex-none" />
        {status === 'recorded' && heard
          ? whereItGoes({
              own,
              // Where its button stands (`Judge.tsx`).
              judged: host.judge !== undefined && JUDGED_DIALECTS.includes(host.dialectId),
              sent: host.judge !== undefined,
              kept: alone?.keep !== undefined,
            })
          : ui.private}
      </p>
    </div>
  )
}
