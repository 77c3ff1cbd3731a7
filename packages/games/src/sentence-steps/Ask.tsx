import { stopAudio } from '@hakka/ui/audio.ts'
import { Button } from '@hakka/ui/Button.tsx'
import { SLOW_RATE } from '@hakka/ui/SoundButton.tsx'
import { Gauge, Volume2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { playVoice } from '#kit/use-sound.tsx'
import type { StepsQuestion } from './content.ts'
import { UI } from './ui.ts'

/** What is asked: the sentence is heard when it comes up, and as often as wanted; without sound its meaning is read. */
export function Ask({
  no,
  question,
  sound,
  silent,
}: {
  no: number
  question: StepsQuestion
  /** The sound switch. */
  sound: boolean
  /** Nothing is to be heard now. */
  silent: boolean
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [lost, setLost] = useState<string>()
  const url = question.audio?.url
  const canHear = sound && url !== undefined && lost !== url

  const listen = (rate: number) => {
    if (!canHear) return
    stopAudio()
    return playVoice(url, { rate }).finished
  }
  const press = (rate: number) => void listen(rate)?.catch(() => setLost(url))

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new question is begun at its heading.
  useEffect(() => heading.current?.focus(), [no])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question, and when sound is switched on.
  useEffect(() => {
    // Before the first touch a browser plays nothing by itself: nothing is lost by that.
    listen(1)?.catch(() => {})
    return stopAudio
  }, [no, sound])
  useEffect(() => {
    if (silent) stopAudio()
  }, [silent])

  return (
    <div className="play-ask">
      <h1 ref={heading} tabIndex={-1}>
        <span className="sr-only">{`第 ${no} 題：`}</span>
        {canHear ? UI.ask : UI.askMuted}
      </h1>
      {canHear ? (
        <div className="steps-listen">
          <Button
            data-sound
            kind="brand"
            size="l"
            icon={<Volume2 aria-hidden="true" />}
            onClick={() => press(1)}
          >
            {UI.again}
          </Button>
          <Button
            data-sound
            kind="ghost"
            size="l"
            icon={<Gauge aria-hidden="true" />}
            onClick={() => press(SLOW_RATE)}
          >
            {UI.slow}
          </Button>
        </div>
      ) : (
        <p className="steps-means">
          <b>{UI.means}</b>
          {question.chinese}
        </p>
      )}
    </div>
  )
}
