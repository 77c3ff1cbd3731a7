import { Button } from '@hakka/ui/Button.tsx'
import { CircleAlert, Lock, Mic, Square } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useHost } from '#kit/host-context.tsx'
import { Listen } from '#kit/Listen.tsx'
import { Compare } from './Compare.tsx'
import { Meter } from './Meter.tsx'
import type { Heard, Spoken } from './spoken.ts'
import { ui } from './ui.ts'
import { useRecording } from './use-recording.tsx'

/** Listen, record, compare: one word or sentence, in the place where it stands. */
export default function PracticePanel({ spoken, onHeard }: { spoken: Spoken; onHeard?: Heard }) {
  const host = useHost()
  const { state, microphone, start, stop, again } = useRecording()
  const box = useRef<HTMLDivElement>(null)
  const { status } = state
  const own = spoken.pinyin === undefined
  const [heard, setHeard] = useState(false)
  const moved = useRef(false)
  // The pressed button has gone with its state: the focus goes to the one that follows.
  useEffect(() => {
    if (moved.current)
      box.current?.querySelector<HTMLElement>('[data-follow]')?.focus({ preventScroll: true })
    moved.current = status !== 'ready' || moved.current
  }, [status])
  return (
    <div ref={box} className="flex min-h-52 flex-col gap-3">
      {state.status === 'ready' && (
        <Centred>
          <p className="text-18">{spoken.sound ? ui.lead : own ? ui.leadOwn : ui.leadSilent}</p>
          <div className="flex flex-wrap items-center justify-center gap-3">
            <Listen sound={spoken.sound} says={spoken.text} label={ui.listenModel} size="l" />
            <Button
              kind="primary"
              size="l"
              busy={state.asking}
              data-follow
              icon={<Mic size={24} aria-hidden="true" />}
              onClick={start}
            >
              {ui.start}
            </Button>
          </div>
          {state.refusal && (
            <p
              role="alert"
              className="flex items-start gap-2 rounded-option bg-wrong-soft px-4 py-3 text-left text-16 text-wrong-deep"
            >
              <CircleAlert size={20} aria-hidden="true" className="mt-1 flex-none" />
              {ui.refusal(state.refusal)}
            </p>
          )}
        </Centred>
      )}
      {state.status === 'recording' && (
        <Centred>
          <Meter microphone={microphone} />
          <Button
            kind="primary"
            size="l"
            busy={state.ending}
            data-follow
            icon={<Square size={20} fill="currentColor" aria-hidden="true" />}
            onClick={stop}
          >
            {ui.stop}
          </Button>
        </Centred>
      )}
      {state.status === 'recorded' && (
        <Compare
          spoken={spoken}
          recording={state.recording}
          again={again}
          onHeard={(file) => {
            setHeard(file !== undefined)
            onHeard?.(file)
          }}
        />
      )}
      <p className="mt-auto flex items-start justify-center gap-2 text-16 text-muted">
        <Lock size={18} aria-hidden="true" className="mt-1 flex-none" />
        {status === 'recorded' && heard && host.judge
          ? own
            ? ui.privateSent
            : ui.privateJudged
          : ui.private}
      </p>
    </div>
  )
}

const Centred = ({ children }: { children: ReactNode }) => (
  <div className="my-auto flex flex-col items-center gap-3 text-center">{children}</div>
)
