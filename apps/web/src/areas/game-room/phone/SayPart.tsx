import { ROOM_REFUSALS } from '@hakka/contract/constants/room'
import { HostProvider } from '@hakka/modules/web'
import { useState } from 'react'
import { useAnnouncer } from '../../../app/container/use-announcer.tsx'
import type { PartProps } from './part-props.ts'
import { SaidPart } from './SaidPart.tsx'
import { SayRecorder } from './SayRecorder.tsx'
import { useSayHost } from './use-say-host.ts'

/** Something to be said, on a phone: heard, recorded, listened to, sent, and said anew as long as the class says it. */
export default function SayPart(props: PartProps) {
  const { announce, line } = useAnnouncer()
  const host = useSayHost(props.stage, announce)
  return (
    <HostProvider host={host}>
      <Say {...props} />
      {line}
    </HostProvider>
  )
}

function Say(props: PartProps) {
  const { stage, own, act, waiting } = props
  const at = stage.key
  const [again, setAgain] = useState(false)
  const [problem, setProblem] = useState('')
  const isWaiting = waiting.some(({ move }) => move.do === 'say.done' && move.at === at)

  async function done(): Promise<void> {
    setProblem('')
    const answer = await act({ do: 'say.done', at })
    if (!answer.ok) setProblem(ROOM_REFUSALS[answer.code])
  }
  if ((own.said || isWaiting) && !again)
    return <SaidPart {...props} isWaiting={isWaiting} onAgain={() => setAgain(true)} />
  return (
    <>
      <SayRecorder
        {...props}
        onSent={() => setAgain(false)}
        onDone={own.said ? undefined : () => void done()}
        onBack={own.said ? () => setAgain(false) : undefined}
      />
      <p role="alert" className="mt-3 text-wrong-deep empty:hidden">
        {problem}
      </p>
    </>
  )
}
