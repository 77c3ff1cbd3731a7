import { Button } from '@hakka/ui/Button.tsx'
import { useRootMark } from '@hakka/ui/use-root-mark.ts'
import { ArrowRight } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { GameBar } from './GameBar.tsx'
import { LeaveDialog } from './LeaveDialog.tsx'
import { Trail } from './Trail.tsx'
import type { GameSound } from './use-sound.tsx'
import type { GameProps } from './view.ts'

/** The screen of a game that asks question after question: its bar with the way so far, the question, the way on. */
export function QuestionScreen({
  game: { title, dialectName, practice, onLeave },
  ms,
  sound,
  no,
  count,
  verdicts,
  ground,
  leaving,
  onLeaving,
  busy,
  keys,
  next,
  feedback,
  children,
  ...root
}: {
  game: Pick<GameProps, 'title' | 'dialectName' | 'practice' | 'onLeave'>
  ms: number
  sound: GameSound
  /** Of the question, from 1. */
  no: number
  count: number
  verdicts: readonly boolean[]
  /** The picture under it. */
  ground: string
  /** Whether it is asked if the play may be given up. */
  leaving: boolean
  onLeaving(asked: boolean): void
  /** A verdict stands before it. */
  busy: boolean
  /** How it is played. */
  keys: ReactNode
  next: { ref?: Ref<HTMLButtonElement>; disabled: boolean; onClick(): void }
  feedback: ReactNode
  children: ReactNode
  ref?: Ref<HTMLDivElement>
  className: string
  'data-level': string
  'data-many'?: true | undefined
}) {
  useRootMark('data-play-foot')
  return (
    <div {...root} data-practice={practice}>
      <GameBar
        title={title}
        dialectName={dialectName}
        ms={ms}
        practice={practice}
        sound={sound}
        onLeave={() => onLeaving(true)}
      >
        <p className="game-count">
          <b>{`第 ${no} 題`}</b> / {count}
        </p>
        <Trail count={count} verdicts={verdicts} label={`第 ${no} 題，共 ${count} 題`} />
      </GameBar>
      <img src={ground} alt="" width={1440} height={300} className="play-ground" />
      <div className="play-body" inert={busy}>
        {children}
        <div className="play-foot">
          {keys}
          <Button
            ref={next.ref}
            kind="primary"
            size="l"
            className="play-next"
            disabled={next.disabled}
            iconEnd={<ArrowRight aria-hidden="true" />}
            onClick={next.onClick}
          >
            {no < count ? '下一題' : '看成績'}
          </Button>
        </div>
      </div>
      {feedback}
      <LeaveDialog open={leaving} onStay={() => onLeaving(false)} onLeave={onLeave} />
    </div>
  )
}
