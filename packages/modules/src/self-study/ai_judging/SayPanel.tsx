import { Button } from '@hakka/ui/Button.tsx'
import { Spinner } from '@hakka/ui/Loading.tsx'
import { Lock, RotateCcw, Send } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { RecordStage, Refused } from '#kit/recording/RecordStage.tsx'
import { ui as recordingUi } from '#kit/recording/ui.ts'
import { type Recording, useRecording } from '#kit/recording/use-recording.tsx'
import { voiceOf } from '#kit/recording/voice.ts'
import { useKeys } from '#kit/use-keys.tsx'
import { ui } from './ui.ts'

interface Refusal {
  message: string
  /** The same recording may be taken the next time: the line was down, or many wanted the judge. */
  sendAgain: boolean
}

/** Records a sentence and has it judged as soon as it is said. What is refused costs nothing: it is said, or sent, again. */
export default function SayPanel({
  lead,
  send,
}: {
  lead: string
  /** `false` where the site has no judge. Throws an Error whose message is for the learner. */
  send(file: Uint8Array<ArrayBuffer>): Promise<boolean>
}) {
  const recorder = useRecording()
  const { state, start, stop, again } = recorder
  const [refusal, setRefusal] = useState<Refusal>()
  const box = useRef<HTMLDivElement>(null)
  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  const recording = state.status === 'recorded' ? state.recording : undefined
  const submit = useEffectEvent(async ({ samples, wav }: Recording) => {
    setRefusal(undefined)
    if (!voiceOf(samples)) return setRefusal({ message: recordingUi.silent, sendAgain: false })
    const refused = await send(wav).then(
      (judged): Refusal | undefined =>
        judged ? undefined : { message: recordingUi.noJudge, sendAgain: false },
      (error: unknown): Refusal => ({
        message: error instanceof Error ? error.message : recordingUi.noJudge,
        sendAgain: true,
      }),
    )
    if (here.current) setRefusal(refused)
  })
  useEffect(() => {
    if (recording) void submit(recording)
  }, [recording])
  const anew = () => {
    setRefusal(undefined)
    again()
  }
  const { status } = state
  useKeys({ ' ': { ready: start, recording: stop, recorded: refusal && anew }[status] })
  const moved = useRef(false)
  // The pressed button has gone with its state: the focus goes to the one that follows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal brings its own button
  useEffect(() => {
    if (moved.current)
      box.current?.querySelector<HTMLElement>('[data-follow]')?.focus({ preventScroll: true })
    moved.current = status !== 'ready' || moved.current
  }, [status, refusal])
  return (
    <div ref={box} className="flex min-h-52 flex-col gap-3">
      <RecordStage recorder={recorder} lead={lead} />
      {recording && (
        <div className="my-auto flex flex-col items-center gap-3 text-center">
          {refusal ? (
            <>
              <Refused>{refusal.message}</Refused>
              <div className="flex flex-wrap justify-center gap-3">
                <Button
                  kind="primary"
                  size="l"
                  data-follow
                  icon={<RotateCcw size={22} aria-hidden="true" />}
                  onClick={anew}
                >
                  {ui.again}
                </Button>
                {refusal.sendAgain && (
                  <Button
                    size="l"
                    icon={<Send size={20} aria-hidden="true" />}
                    onClick={() => void submit(recording)}
                  >
                    {ui.send}
                  </Button>
                )}
              </div>
            </>
          ) : (
            <p role="status" className="flex items-center gap-3 text-18 font-bold">
              <Spinner />
              {ui.judging}
            </p>
          )}
        </div>
      )}
      <p className="mt-auto flex items-start justify-center gap-2 text-16 text-muted">
        <Lock size={18} aria-hidden="true" className="mt-1 flex-none" />
        {ui.private}
      </p>
    </div>
  )
}
