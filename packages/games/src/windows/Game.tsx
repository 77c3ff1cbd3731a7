import { stopAudio } from '@hakka/ui/audio.ts'
import { useEffect, useRef, useState } from 'react'
import { GameBar } from '#kit/GameBar.tsx'
import { LeaveDialog } from '#kit/LeaveDialog.tsx'
import { usePictures } from '#kit/use-pictures.tsx'
import { playVoice, useSound } from '#kit/use-sound.tsx'
import { Level } from './Level.tsx'
import { Pass } from './Pass.tsx'
import { askedIn, cardsOf, foundIn, questsIn } from './play.ts'
import { Scene } from './Scene.tsx'
import { type Quest, said } from './say.ts'
import { LATER_PICTURES, LEVELS } from './ui.ts'
import { usePlay, type WindowsProps } from './use-play.tsx'
import './look.css'
import './look/small.css'

/** 窗戶拆一拆: a word is behind three windows, in Hakka, in Chinese and as a sound; who finds all of them lights the house. */
export default function Windows(props: WindowsProps) {
  const { title, dialectId, dialectName, practice, onLeave, onAgain } = props
  const { play, ms, content, deal, flip, on } = usePlay(props)
  const [lost, setLost] = useState<ReadonlySet<string>>(new Set())
  const [leaving, setLeaving] = useState(false)
  const sound = useSound(4, !leaving)
  const heard = useRef<Quest>(undefined)
  const cards = cardsOf(deal, play)
  const { quests } = content
  const questOf = (window: number) => quests.find(({ no }) => no === cards[window]?.quest)

  usePictures(LATER_PICTURES)
  useEffect(() => stopAudio, [])
  useEffect(() => {
    if (!sound.on) stopAudio()
  }, [sound.on])

  const isSilent = (quest: Quest | undefined) => {
    const url = quest?.audio?.url
    return !sound.on || url === undefined || lost.has(url)
  }

  function say(quest: Quest | undefined): void {
    const url = quest?.audio?.url
    if (!quest || url === undefined || isSilent(quest)) return
    heard.current = quest
    stopAudio()
    playVoice(url).finished.catch(() => setLost((before) => new Set([...before, url])))
  }

  function press(window: number): void {
    const isOpen = play.house.waiting.includes(window) || play.house.cleared.includes(window)
    if (isOpen) {
      say(questOf(window))
      return
    }
    flip(window, (known) => {
      const opened = cardsOf(known.deal, play)
      const card = opened[window]
      const isLast = play.house.waiting.length === 2
      const together = play.house.waiting.every((own) => opened[own]?.quest === card?.quest)
      // Chinese is read; its word is heard once all three are found.
      if (card?.type !== 'chinese_text' || (isLast && together))
        say(known.content.quests.find(({ no }) => no === card?.quest))
    })
  }

  const found = foundIn(play, cards).filter(({ whole, quest }) => whole && quest > 0)
  const levelName = LEVELS[play.level] ?? ''
  const { words: count } = askedIn(cards)
  return (
    <div
      className="play-screen windows-screen"
      data-level="4"
      data-practice={practice}
      data-stage={play.stage}
    >
      <GameBar
        title={title}
        dialectName={dialectName}
        ms={ms}
        practice={practice}
        sound={sound}
        onLeave={() => setLeaving(true)}
      >
        <p className="windows-status">
          <b>{levelName}</b>
          <span>
            完成 <strong>{`${found.length}／${count} 組`}</strong>
          </span>
        </p>
      </GameBar>
      {play.stage !== 'pass' && (
        <div key={play.level} className="windows-place">
          <Level
            play={play}
            cards={cards}
            quests={quests}
            said={said(deal, play, quests)}
            dialectId={dialectId}
            sound={sound.on}
            waits={play.stage === 'scene'}
            keys={!leaving}
            isSilent={isSilent}
            onPress={press}
            onRepeat={() => say(heard.current)}
          />
          {play.stage === 'scene' && <Scene level={play.level} onDone={on} />}
        </div>
      )}
      {play.stage === 'pass' && (
        <Pass
          time={play.times[0] ?? 0}
          flips={play.flips.length}
          words={questsIn(cards).flatMap((quest) => quests.find(({ no }) => no === quest) ?? [])}
          dialectId={dialectId}
          sound={sound.on}
          practice={practice}
          onNext={on}
          onAgain={onAgain}
        />
      )}
      <LeaveDialog open={leaving} onStay={() => setLeaving(false)} onLeave={onLeave} />
    </div>
  )
}
