import { Button } from '@hakka/ui/Button.tsx'
import { ArrowRight, RotateCcw } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useMemo } from 'react'
import { Listen } from '#kit/Listen.tsx'
import { Judge } from './Judge.tsx'
import { KeepRecording } from './KeepRecording.tsx'
import { OwnVoiceButton, useOwnVoice } from './OwnVoice.tsx'
import { pace } from './pace.ts'
import type { Alone, Heard, Spoken } from './spoken.ts'
import { ui } from './ui.ts'
import { useModelVoice } from './use-model-voice.tsx'
import type { Recording } from './use-recording.tsx'
import { VoicePicture } from './VoicePicture.tsx'
import { voiceOf } from './voice.ts'

/** The model above, oneself below: to hear and to see. */
export function Compare({
  spoken,
  recording,
  again,
  onHeard,
  alone,
}: {
  spoken: Spoken
  recording: Recording
  again(): void
  onHeard?: Heard | undefined
  alone?: Alone | undefined
}) {
  const own = useMemo(() => voiceOf(recording.samples), [recording])
  const heard = own !== undefined
  const tell = useEffectEvent((is: boolean) => onHeard?.(is ? recording.wav : undefined))
  useEffect(() => {
    tell(heard)
    return () => tell(false)
  }, [heard])
  const playback = useOwnVoice(recording)
  const read = useModelVoice(spoken.sound)
  const model = read === 'failed' ? undefined : read
  const keep = alone?.keep
  const beside = alone && (
    <>
      {own && keep && <KeepRecording key={recording.url} keep={() => keep(recording.wav)} />}
      {alone.next && (
        <Button iconEnd={<ArrowRight aria-hidden="true" />} onClick={alone.next}>
          {ui.next}
        </Button>
      )}
    </>
  )
  // What can be said without the model's voice stands from the start, and the rest has its line kept free: nothing
  // moves under a finger when the voice has been read.
  return (
    <>
      <div className="grid gap-2">
        {spoken.sound && (
          <Row
            name={ui.model}
            note={model && ui.length(model.seconds)}
            button={<Listen sound={spoken.sound} says={spoken.text} label={ui.listenModel} iconOnly />}
          >
            <VoicePicture voice={model} who={ui.model} />
          </Row>
        )}
        <Row
          name={ui.own}
          note={playback.playing ? ui.left(playback.left) : ui.length(own?.seconds ?? recording.seconds)}
          button={<OwnVoiceButton {...playback} shortcut={alone !== undefined} />}
        >
          <VoicePicture voice={own} who={ui.own} mine />
        </Row>
      </div>
      <p className="text-16">
        {!own && <b className="text-wrong-deep">{ui.silent}</b>}
        {own && !spoken.sound && (spoken.pinyin === undefined ? ui.hearOwn : ui.noModel)}
        {own && spoken.sound && (read === 'failed' ? ui.modelFailed : ui.compare)}
        {own && spoken.sound && read !== 'failed' && (
          <b className="block min-h-[1lh]">{model && ui.pace[pace(own.seconds, model.seconds)]}</b>
        )}
      </p>
      <div className="flex flex-wrap items-start gap-3">
        <Button icon={<RotateCcw size={20} aria-hidden="true" />} onClick={again}>
          {ui.again}
        </Button>
        {own && spoken.pinyin !== undefined && (
          <Judge
            text={spoken.text}
            pinyin={spoken.pinyin}
            hasModel={spoken.sound !== undefined}
            wav={recording.wav}
          >
            {beside}
          </Judge>
        )}
        {!(own && spoken.pinyin !== undefined) && beside}
      </div>
    </>
  )
}

function Row({
  name,
  note,
  button,
  children,
}: {
  name: string
  note: string | undefined
  button: ReactNode
  children: ReactNode
}) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 rounded-option border border-line bg-white px-3 py-2">
      <div className="flex flex-col items-center gap-1">
        <span className="text-16 leading-tight font-bold">{name}</span>
        {button}
        <span className="min-h-[1lh] min-w-14 text-center text-14 leading-tight text-muted tabular-nums">
          {note}
        </span>
      </div>
      {children}
    </div>
  )
}
