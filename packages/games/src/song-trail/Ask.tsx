import { stopAudio } from '@hakka/ui/audio.ts'
import { Picture } from '@hakka/ui/Picture.tsx'
import { Ruby } from '@hakka/ui/Ruby.tsx'
import { Volume2 } from 'lucide-react'
import { Fragment, useEffect, useRef, useState } from 'react'
import { playVoice } from '#kit/use-sound.tsx'
import type { Step } from './play.ts'
import { howOf, keysOf, UI } from './ui.ts'

/** What is asked: read, seen or heard. A word to be heard is read where there is no sound. */
export function Ask({
  step: { question, nth },
  at,
  dialectId,
  sound,
}: {
  step: Step
  at: number
  dialectId: number
  /** The sound switch. */
  sound: boolean
}) {
  const { mode, title, title_image } = question
  const heading = useRef<HTMLHeadingElement>(null)
  const [lost, setLost] = useState<string>()
  const [speaking, setSpeaking] = useState(false)
  const url = title.audio?.url
  const canHear = sound && url !== undefined && lost !== url
  const isHeard = mode === 1 && canHear

  function listen(): Promise<unknown> | undefined {
    if (!canHear) return
    stopAudio()
    setSpeaking(true)
    return playVoice(url).finished.finally(() => setSpeaking(false))
  }
  const press = () => void listen()?.catch(() => setLost(url))

  // biome-ignore lint/correctness/useExhaustiveDependencies: each question is begun at its heading.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [at])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question, and when sound is switched on.
  useEffect(() => {
    // Before the first touch a browser plays nothing by itself: nothing is lost by that.
    listen()?.catch(() => {})
    return stopAudio
  }, [at, sound])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== ' ' || event.target instanceof HTMLButtonElement) return
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      press()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })

  return (
    <div className="song-ask">
      {canHear ? (
        <button
          type="button"
          data-sound
          className="song-say"
          data-speaking={speaking || undefined}
          aria-label={UI.listen}
          onClick={press}
        >
          <Volume2 size={32} aria-hidden="true" />
        </button>
      ) : (
        <p className="song-nth" aria-hidden="true">
          {nth}
        </p>
      )}
      <div>
        <h1 ref={heading} tabIndex={-1}>
          <span className="sr-only">{`這一段第 ${nth} 題：`}</span>
          {isHeard ? (
            UI.heard
          ) : title.pinyin === undefined ? (
            title.text
          ) : (
            <Ruby text={title.text} pinyin={title.pinyin} dialectId={dialectId} size="sentence" />
          )}
        </h1>
        <p>
          {mode === 1 && !isHeard ? UI.read : howOf(question)}
          <span className="song-keys">
            <Keys text={keysOf(question)} />
          </span>
        </p>
      </div>
      {title_image && (
        <Picture
          key={title_image.url}
          src={title_image.url}
          alt="題目的圖"
          width={160}
          height={160}
          className="song-seen"
          eager
        />
      )}
    </div>
  )
}

/** Keys stand in brackets. */
const Keys = ({ text }: { text: string }) =>
  text.split(/\[([^\]]+)\]/).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a fixed text.
    index % 2 > 0 ? <kbd key={index}>{part}</kbd> : <Fragment key={index}>{part}</Fragment>,
  )
