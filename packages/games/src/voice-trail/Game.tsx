import { stopAudio } from '@hakka/ui/audio.ts'
import { Ruby } from '@hakka/ui/Ruby.tsx'
import { Keyboard } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Feedback } from '#kit/Feedback.tsx'
import { QuestionScreen } from '#kit/QuestionScreen.tsx'
import { playVoice, useSound } from '#kit/use-sound.tsx'
import { Card } from './Card.tsx'
import { UI, UI_MUTED } from './ui.ts'
import { usePlay, type VoiceProps } from './use-play.tsx'
import './look.css'

const DIGIT = /^(?:Digit|Numpad)([1-4])$/
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** 聲跡探秘賽: four pictures with a sound each; in one the sound says what the picture shows. */
export default function VoiceTrail(props: VoiceProps) {
  const { dialectId, practice } = props
  const play = usePlay(props)
  const [heard, setHeard] = useState<number>()
  const [lost, setLost] = useState<ReadonlySet<string>>(new Set())
  const [leaving, setLeaving] = useState(false)
  const sound = useSound(1, !leaving)
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const options = play.cards.flatMap((card) => play.question?.options[card] ?? [])
  const { feedback } = play

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new question is begun at its heading.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    stopAudio()
    setHeard(undefined)
  }, [play.no])
  useEffect(() => stopAudio, [])
  useEffect(() => {
    if (feedback || !sound.on) stopAudio()
  }, [feedback, sound.on])

  const urlOf = (place: number) => options[place]?.said.audio?.url
  const isSilent = (place: number) => !sound.on || !urlOf(place) || lost.has(urlOf(place) ?? '')
  const isMuted = options.every((_, place) => isSilent(place))
  const says = isMuted ? UI_MUTED : UI

  function listen(place: number): void {
    const url = urlOf(place)
    if (feedback || !url || isSilent(place)) return
    stopAudio()
    if (heard === place) {
      setHeard(undefined)
      return
    }
    setHeard(place)
    playVoice(url)
      .finished.catch(() => setLost((before) => new Set([...before, url])))
      .finally(() => setHeard((before) => (before === place ? undefined : before)))
  }

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (leaving || event.altKey || event.ctrlKey || event.metaKey) return
      const place = Number(DIGIT.exec(event.code)?.[1] ?? 0) - 1
      const focused = document.activeElement
      const isCard = focused instanceof HTMLElement && focused.dataset.card !== undefined
      if (place >= 0) {
        if (event.shiftKey) listen(place)
        else play.select(place)
      } else if (event.key === 'Enter' && (isCard || !(focused instanceof HTMLButtonElement))) {
        if (play.selected === undefined) return
        play.next()
      } else if (isCard && STEPS[event.key] !== undefined) {
        const to = (Number(focused.dataset.card) + (STEPS[event.key] ?? 0) + 4) % 4
        list.current?.querySelector<HTMLElement>(`[data-card="${to}"]`)?.focus()
      } else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })

  const right = options[play.answer]
  return (
    <QuestionScreen
      className="play-screen"
      data-level="4"
      game={props}
      ms={play.ms}
      sound={sound}
      no={play.no}
      count={play.count}
      verdicts={play.verdicts}
      ground="/images/events/ground-1.svg"
      leaving={leaving}
      onLeaving={setLeaving}
      busy={feedback !== undefined}
      next={{ disabled: play.selected === undefined, onClick: play.next }}
      keys={
        <p className="play-keys">
          <Keyboard size={22} aria-hidden="true" />
          鍵盤：<kbd>1</kbd>–<kbd>4</kbd> 選圖，
          {!isMuted && (
            <>
              <kbd>Shift</kbd> 加數字聽聲音，
            </>
          )}
          <kbd>Enter</kbd> 下一題
        </p>
      }
      feedback={
        feedback && (
          <Feedback
            right={feedback.right}
            note={feedback.right ? (practice ? says.well : '+10 分') : practice ? says.again : says.answer}
          >
            {right && (feedback.right || !practice) && (
              <div className="feedback-answer">
                <img src={right.image.url} alt="" width={72} height={72} />
                <div>
                  <Ruby
                    text={right.shown.text}
                    pinyin={right.shown.pinyin}
                    dialectId={dialectId}
                    size="sentence"
                  />
                  <p>{right.shown.chinese}</p>
                </div>
              </div>
            )}
          </Feedback>
        )
      }
    >
      <div className="play-ask">
        <h1 ref={heading} tabIndex={-1}>
          <span className="sr-only">{`第 ${play.no} 題：`}</span>
          {says.ask}
        </h1>
        <p>{says.how}</p>
      </div>
      <ul ref={list} className="voice-cards">
        {options.map((option, place) => (
          <Card
            key={`${play.no} ${play.cards[place]}`}
            option={option}
            place={place}
            dialectId={dialectId}
            selected={play.selected === place}
            mark={markOf(feedback, place, play.answer, practice)}
            playing={heard === place}
            silent={isSilent(place)}
            onSelect={() => play.select(place)}
            onListen={() => listen(place)}
          />
        ))}
      </ul>
    </QuestionScreen>
  )
}

function markOf(
  feedback: { right: boolean; selected: number } | undefined,
  place: number,
  answer: number,
  practice: boolean,
) {
  if (!feedback) return undefined
  if (place === answer && (feedback.right || !practice)) return 'right' as const
  return place === feedback.selected && !feedback.right ? ('wrong' as const) : undefined
}
