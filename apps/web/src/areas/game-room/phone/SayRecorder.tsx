import { ApiError } from '@hakka/contract/api-error'
import { ROOM_VOICE } from '@hakka/contract/constants/room'
import { UNKNOWN_ERROR } from '@hakka/contract/errors'
import {
  Listen,
  OwnVoiceButton,
  type Recording,
  RecordStage,
  Refused,
  recordingTexts,
  spokenSpan,
  useOwnVoice,
  useRecording,
} from '@hakka/modules/recorder'
import { Button } from '@hakka/ui/Button.tsx'
import { SyntheticMark } from '@hakka/ui/NoSound.tsx'
import { Check, Lock, RotateCcw, Send } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { api } from '../../../app/api.ts'
import { newId } from '../new-id.ts'
import type { PartProps } from './part-props.ts'

/** Says a sentence: the model, the recorder, oneself, and the way out for who has no microphone. */
export function SayRecorder({
  room,
  stage,
  shut,
  onSent,
  onDone,
  onBack,
}: Pick<PartProps, 'room' | 'stage' | 'shut'> & {
  onSent(): void
  /** 我唸了: nothing where she has finished. */
  onDone: (() => void) | undefined
  /** Leaves what was sent before as it is. */
  onBack: (() => void) | undefined
}) {
  const recorder = useRecording(ROOM_VOICE.seconds)
  const { state } = recorder
  const { said } = stage
  const sound = said?.sound ?? undefined
  const lead = said?.own ? recordingTexts.leadOwn : sound ? recordingTexts.lead : recordingTexts.leadSilent
  const isOver = shut !== '' && state.status === 'ready'
  return (
    <div className="mt-3 flex flex-1 flex-col gap-4">
      {(said?.chinese || sound?.synthetic) && (
        <p className="flex flex-wrap items-center gap-2 text-18 text-muted">
          {said?.chinese}
          {sound?.synthetic && <SyntheticMark />}
        </p>
      )}
      {!isOver && (
        <div className="flex min-h-52 flex-col rounded-card bg-pool p-4">
          <RecordStage
            recorder={recorder}
            lead={lead}
            model={
              <Listen
                sound={sound}
                says={stage.asked?.text ?? ''}
                label={recordingTexts.listenModel}
                size="l"
              />
            }
          />
          {state.status === 'recorded' && (
            <Recorded
              key={state.recording.url}
              recording={state.recording}
              place={{ room, at: stage.key }}
              shut={shut}
              onSent={onSent}
              onAgain={recorder.again}
            />
          )}
        </div>
      )}
      <p className="flex items-start gap-2 text-16 text-muted">
        <Lock size={18} aria-hidden="true" className="mt-1 flex-none" />
        送出後老師聽得到，也可能放給全班聽。下課就刪除。
      </p>
      {onDone && shut === '' && (
        <div className="mt-auto grid justify-items-center gap-1 text-center">
          <p className="text-16 text-muted">不方便錄音也沒關係，大聲唸一次就好。</p>
          <Button kind="ghost" icon={<Check aria-hidden="true" />} onClick={onDone}>
            我唸了
          </Button>
        </div>
      )}
      {onBack && state.status === 'ready' && (
        <Button kind="plain" className="mt-auto" onClick={onBack}>
          不重錄了
        </Button>
      )}
    </div>
  )
}

/** What was recorded, before it is sent. */
function Recorded({
  recording,
  place: { room, at },
  shut,
  onSent,
  onAgain,
}: {
  recording: Recording
  place: { room: number; at: string }
  shut: string
  onSent(): void
  onAgain(): void
}) {
  const playback = useOwnVoice(recording)
  const heard = useMemo(() => spokenSpan(recording.samples) !== undefined, [recording])
  // The same recording sent again, as when the answer was lost, is one.
  const key = useRef(newId())
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  async function send(): Promise<void> {
    setBusy(true)
    setProblem('')
    try {
      const file = new File([recording.wav], 'audio.wav', { type: 'audio/wav' })
      await api('POST /api/game_room/recording', { body: { room_id: room, at, key: key.current, file } })
      onSent()
    } catch (error) {
      setProblem(problemOf(error))
      setBusy(false)
    }
  }
  const { playing, left } = playback
  return (
    <div className="my-auto grid justify-items-center gap-3 text-center">
      <p className="flex items-center gap-3 text-18">
        <OwnVoiceButton {...playback} shortcut={false} />
        {playing ? recordingTexts.left(left) : recordingTexts.length(recording.seconds)}
      </p>
      {!heard && <Refused>{recordingTexts.silent}</Refused>}
      {problem && <Refused>{problem}</Refused>}
      <div className="flex flex-wrap justify-center gap-3">
        <Button
          kind="ghost"
          disabled={busy}
          icon={<RotateCcw size={20} aria-hidden="true" />}
          onClick={onAgain}
        >
          {recordingTexts.again}
        </Button>
        {heard && shut === '' && (
          <Button
            kind="primary"
            size="l"
            busy={busy}
            icon={<Send size={22} aria-hidden="true" />}
            onClick={() => void send()}
          >
            送出
          </Button>
        )}
      </div>
    </div>
  )
}

function problemOf(error: unknown): string {
  if (!(error instanceof ApiError)) return UNKNOWN_ERROR
  if (error.status === 0 || error.status === 408) return '網路斷了，錄音還在這裡。連上以後再按一次「送出」。'
  return error.errors.file?.[0] ?? error.message
}
