import { stopAudio } from '@hakka/ui/audio.ts'
import { Button } from '@hakka/ui/Button.tsx'
import { IconButton } from '@hakka/ui/IconButton.tsx'
import { ChevronLeft, ChevronRight, Lightbulb, Trophy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Feedback } from '#kit/Feedback.tsx'
import { GameBar } from '#kit/GameBar.tsx'
import { LeaveDialog } from '#kit/LeaveDialog.tsx'
import { useSound } from '#kit/use-sound.tsx'
import { Ask } from './Ask.tsx'
import { Choice } from './Choice.tsx'
import { Hint } from './Hint.tsx'
import { Links } from './Links.tsx'
import { Slots } from './Slots.tsx'
import { RankingDialog, TopFive } from './Top.tsx'
import { UI } from './ui.ts'
import { type SongProps, usePlay } from './use-play.tsx'
import { Way } from './Way.tsx'
import './look.css'

/** 山歌尋蹤: a song is found again, group by group, by questions of seven kinds. */
export default function SongTrail(props: SongProps) {
  const { title, dialectId, dialectName, practice, ranks = [], onLeave } = props
  const { content, deal, total, play, step, slots, whole, hinted, feedback, ms, act, go } = usePlay(props)
  const [leaving, setLeaving] = useState(false)
  const sound = useSound(5, !leaving)
  const [ranking, setRanking] = useState(false)
  const [asking, setAsking] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => stopAudio, [])

  const titles = deal.groups.map(({ no }) => content.groups.find((own) => own.no === no)?.title ?? '')
  const hint = content.groups.find(({ no }) => no === deal.groups[step?.group ?? -1]?.no)?.hint ?? ''
  const isOff = leaving || ranking || asking || feedback !== undefined
  const isLast = play.at + 1 === total

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || isOff || !whole) return
      // Who walks among options takes one by Enter, and goes on by a second.
      const { target } = event
      const isTaken = target instanceof HTMLElement && target.matches('.song-option.taken')
      if (target instanceof HTMLButtonElement && (!isTaken || step?.question.multiple_answer)) return
      event.preventDefault()
      go(1)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })

  if (!step) return null
  const { mode } = step.question
  const answerHint = (takes: boolean) => {
    setAsking(false)
    if (takes) act({ kind: 'hint' })
    root.current?.querySelector('h1')?.focus({ preventScroll: true })
  }
  const shared = { step, slots, dialectId }
  return (
    <div ref={root} className="play-screen song" data-level="5" data-hint={hinted || undefined}>
      <GameBar
        title={title}
        dialectName={dialectName}
        ms={ms}
        practice={practice}
        sound={sound}
        onLeave={() => setLeaving(true)}
      >
        <p className="song-count" aria-live="polite">
          <span>{titles[step.group]}</span> 第 <b>{step.nth}</b> / {step.count} 題
        </p>
      </GameBar>
      <Way titles={titles} at={step.group} />
      <div className="song-body" inert={feedback !== undefined}>
        <section className="song-card" data-mode={mode} inert={asking}>
          <Ask step={step} at={play.at} dialectId={dialectId} sound={sound.on} />
          {mode === 7 ? (
            <Links key={play.at} {...shared} held={play.held} act={act} />
          ) : mode >= 5 ? (
            <Slots key={play.at} {...shared} held={play.held} act={act} />
          ) : (
            <Choice key={play.at} {...shared} onPress={(place) => !isOff && act({ kind: 'press', place })} />
          )}
          <div className="song-foot">
            <Button
              kind="ghost"
              size="l"
              className="song-prev"
              disabled={play.at === 0}
              icon={<ChevronLeft aria-hidden="true" />}
              onClick={() => go(-1)}
            >
              <span>上一題</span>
            </Button>
            <Button
              kind="outline"
              className="song-hint-more"
              disabled={hinted}
              icon={<Lightbulb aria-hidden="true" />}
              onClick={() => setAsking(true)}
            >
              {UI.hint}
            </Button>
            {!practice && (
              <IconButton
                label={UI.ranking}
                kind="plain"
                className="song-rank-more"
                onClick={() => setRanking(true)}
              >
                <Trophy size={28} aria-hidden="true" />
              </IconButton>
            )}
            <Button
              kind="primary"
              size="l"
              className="song-next"
              disabled={!whole}
              iconEnd={<ChevronRight aria-hidden="true" />}
              onClick={() => go(1)}
            >
              {isLast ? '看成績' : '下一題'}
            </Button>
          </div>
        </section>
        <aside className="song-rail" aria-label="提示和排行榜">
          <Hint
            hint={hint}
            used={hinted}
            asking={asking}
            onAsk={() => setAsking(true)}
            onAnswer={answerHint}
          />
          {!practice && <TopFive ranks={ranks} onOpen={() => setRanking(true)} />}
        </aside>
      </div>
      {feedback !== undefined && <Feedback right={feedback} note={feedback ? UI.right : UI.again} />}
      <RankingDialog ranks={ranks} open={ranking} onClose={() => setRanking(false)} />
      <LeaveDialog open={leaving} onStay={() => setLeaving(false)} onLeave={onLeave} />
    </div>
  )
}
