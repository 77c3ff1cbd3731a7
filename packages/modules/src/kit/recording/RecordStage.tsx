import { Button } from '@hakka/ui/Button.tsx'
import { CircleAlert, Mic, Square } from 'lucide-react'
import type { ReactNode } from 'react'
import { Meter } from './Meter.tsx'
import { ui } from './ui.ts'
import type { useRecording } from './use-recording.tsx'

/** Until there is a recording: what to do, the button that begins, the one that ends, and why there is no microphone. */
export function RecordStage({
  recorder: { state, microphone, secondsMax, start, stop },
  lead,
  model,
}: {
  recorder: Pick<ReturnType<typeof useRecording>, 'state' | 'microphone' | 'secondsMax' | 'start' | 'stop'>
  lead: string
  /** The button of the model's sound, where it stands nowhere else. */
  model?: ReactNode
}) {
  if (state.status === 'ready')
    return (
      <Centred>
        <p className="text-18">{lead}</p>
        <div className="flex flex-wrap items-center justify-center gap-3">
          {model}
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
        {state.refusal && <Refused>{ui.refusal(state.refusal)}</Refused>}
      </Centred>
    )
  if (state.status === 'recording')
    return (
      <Centred>
        <Meter microphone={microphone} secondsMax={secondsMax} />
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
    )
  return null
}

const Centred = ({ children }: { children: ReactNode }) => (
  <div className="my-auto flex flex-col items-center gap-3 text-center">{children}</div>
)

/** Why something was not taken: it cost nothing, and can be tried again. */
export const Refused = ({ children }: { children: string }) => (
  <p
    role="alert"
    className="flex items-start gap-2 rounded-option bg-wrong-soft px-4 py-3 text-left text-16 text-wrong-deep"
  >
    <CircleAlert size={20} aria-hidden="true" className="mt-1 flex-none" />
    {children}
  </p>
)
