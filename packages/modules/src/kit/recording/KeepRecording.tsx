import { Button } from '@hakka/ui/Button.tsx'
import { Archive, Check } from 'lucide-react'
import { useState } from 'react'
import { useHost } from '#kit/host-context.tsx'
import { Refused } from './RecordStage.tsx'
import { ui } from './ui.ts'

/** 留下錄音: this one is heard again later, by its owner alone. */
export function KeepRecording({
  keep,
  label = ui.keep,
}: {
  /** Gives a sentence that says so. Throws an Error whose message is for the learner. */
  keep(): Promise<string>
  label?: string
}) {
  const host = useHost()
  const [state, setState] = useState<'no' | 'busy' | 'kept'>('no')
  const [refused, setRefused] = useState<string>()
  async function press(): Promise<void> {
    setState('busy')
    setRefused(undefined)
    try {
      host.announce(await keep())
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
          {label}
        </Button>
      )}
      {refused && <Refused>{refused}</Refused>}
    </>
  )
}
