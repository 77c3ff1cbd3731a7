import { Button } from '@hakka/ui/Button.tsx'
import { Archive, Check } from 'lucide-react'
import { useState } from 'react'
import { useHost } from '#kit/host-context.tsx'
import { Refused } from './RecordStage.tsx'
import type { Alone } from './spoken.ts'
import { ui } from './ui.ts'
import type { Recording } from './use-recording.tsx'

/** 留下錄音: this one is heard again later, by its owner alone. */
export function KeepRecording({
  recording,
  keep,
}: {
  recording: Recording
  keep: NonNullable<Alone['keep']>
}) {
  const host = useHost()
  const [state, setState] = useState<'no' | 'busy' | 'kept'>('no')
  const [refused, setRefused] = useState<string>()
  async function press(): Promise<void> {
    setState('busy')
    setRefused(undefined)
    try {
      host.announce(await keep(recording.wav))
      setState('kept')
    } catch (error) {
      setState('no')
      setRefused(error instanceof Error ? error.message : ui.notKept)
    }
  }
  return (
    <>
      {state === 'kept' ? (
        <p className="inline-flex min-h-12 items-center gap-2 px-2 text-16 font-bold text-correct-deep">
          <Check size={20} aria-hidden="true" />
          {ui.kept}
        </p>
      ) : (
        <Button
          kind="ghost"
          busy={state === 'busy'}
          icon={<Archive size={20} aria-hidden="true" />}
          onClick={() => void press()}
        >
          {ui.keep}
        </Button>
      )}
      {refused && <Refused>{refused}</Refused>}
    </>
  )
}
