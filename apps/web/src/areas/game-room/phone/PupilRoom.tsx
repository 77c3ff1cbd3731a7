import { ROOM_REFUSALS } from '@hakka/contract/constants/room'
import type { PupilView } from '@hakka/contract/room-views'
import { lazyTwice } from '@hakka/ui/at-rest.ts'
import { Bird } from '@hakka/ui/Bird.tsx'
import { Spinner } from '@hakka/ui/Loading.tsx'
import { Clock, Lock } from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { ReadingFace } from '../../../app/ReadingFace.tsx'
import { FaceText } from '../Face.tsx'
import { useSecondsLeft } from '../use-left.ts'
import { usePupilRoom } from '../use-room.ts'
import { CloudPart } from './CloudPart.tsx'
import { PhoneFrame } from './PhoneFrame.tsx'
import type { PartProps } from './part-props.ts'
import { RankPart } from './RankPart.tsx'
import { WallPart } from './WallPart.tsx'

const SayPart = lazyTwice(() => import('./SayPart.tsx'))
const QuizPart = lazyTwice(() => import('./QuizPart.tsx'))

/** The banner comes when the line has been down for so long: a blink of the network frightens nobody. */
const OFFLINE_MS = 2_000

export interface PupilPlace {
  roomId: number
  code: string
  /** Whose room it is, as its teacher or class is called. */
  title: string
  name: string
}

/** A room on a pupil's phone. */
export default function PupilRoom({
  place,
  onAgain,
}: {
  place: PupilPlace
  /** Comes in again: the room does not know this phone. */
  onAgain(): void
}) {
  const { now, waiting, act, retry } = usePupilRoom(place.roomId)
  const { view, own, stage, line } = now
  const offline = useLate(line.line === 'lost' || (line.line === 'blocked' && view !== undefined), OFFLINE_MS)
  const left = useSecondsLeft(view)
  const ofThis = stage?.key === view?.stage?.key ? stage : undefined
  const frame = (children: ReactNode) => (
    <PhoneFrame
      title={place.title}
      code={place.code}
      name={own?.member.name ?? place.name}
      level={stage?.level_no}
      offline={offline}
    >
      {children}
    </PhoneFrame>
  )
  if (own?.member.state === 'out')
    return frame(<Resting title="老師請你先出去">請去找老師，說說看發生了什麼事。</Resting>)
  if (view?.phase === 'ended')
    return frame(
      <Resting title="下課囉！" pose="wing-up">
        這個房間結束了，謝謝你一起來。
      </Resting>,
    )
  if (line.line === 'refused')
    return frame(
      <Resting title="這個房間進不去了" action={<Again onAgain={onAgain} />}>
        房間可能結束了，或這台手機要再寫一次名字。
      </Resting>,
    )
  if (!view || !own) {
    return frame(
      line.line === 'blocked' ? (
        <Resting title="連不上房間" action={<Again label="現在再試一次" onAgain={retry} />}>
          請換一個網路試試看。如果全班都這樣，請告訴老師：這裡的網路擋住了即時連線。
        </Resting>
      ) : (
        <p className="flex items-center gap-3" role="status">
          <Spinner />
          正在進房間…
        </p>
      ),
    )
  }
  if (own.member.state === 'waiting')
    return frame(
      <Resting title={`${own.member.name}，等老師點頭`}>你用了班上的名字，老師看到就會讓你進來。</Resting>,
    )
  if (!view.stage || !ofThis)
    return frame(
      <Resting title={`${own.member.name}，你進來了！`}>
        抬頭看黑板，你的名字掛上去了。
        <br />
        等老師開始…
      </Resting>,
    )
  const shut = shutOf(view, left)
  const props: PartProps = { room: place.roomId, stage: ofThis, view, own, offline, shut, act, waiting }
  return frame(
    <>
      <ReadingFace face={ofThis.font} />
      <div className="flex items-start gap-3">
        <h1 className={ofThis.asked ? 'phone-question flex-1' : 'phone-step flex-1'}>
          {ofThis.asked ? (
            <FaceText face={ofThis.asked} dialectId={ofThis.dialect_id} pinyin />
          ) : (
            `第 ${ofThis.question + 1} / ${ofThis.total} 題　${ofThis.name}`
          )}
        </h1>
        {left !== undefined && (
          <p className="phone-left" role="timer" data-soon={left <= 5 || undefined}>
            <Clock size={18} aria-hidden="true" />
            {left}
          </p>
        )}
      </div>
      {shut !== '' && (
        <p
          className="mt-3 flex items-center gap-2 rounded-option bg-warning-soft px-4 py-3 text-warning-deep"
          role="status"
        >
          <Lock size={20} className="flex-none" aria-hidden="true" />
          {shut}
        </p>
      )}
      <Part key={ofThis.key} {...props} />
    </>,
  )
}

/** Why nothing can be sent now. What is said is taken off the air while the board stands still. */
function shutOf({ rules, stage }: PupilView, left: number | undefined): string {
  if (rules.closed) return ROOM_REFUSALS.closed
  if (left === 0) return ROOM_REFUSALS.time_up
  return rules.frozen && stage?.kind === 'speaking' ? ROOM_REFUSALS.frozen : ''
}

function Part(props: PartProps) {
  switch (props.stage.kind) {
    case 'post-it':
      return <WallPart {...props} />
    case 'word-cloud':
      return <CloudPart {...props} />
    case 'ranking':
      return <RankPart {...props} />
    case 'speaking':
      return (
        <Suspense>
          <SayPart {...props} />
        </Suspense>
      )
    case 'module':
      return (
        <Suspense>
          <QuizPart {...props} />
        </Suspense>
      )
  }
}

/** Nothing to do but to wait, or to go. */
function Resting({
  title,
  pose = 'standing',
  children,
  action,
}: {
  title: string
  pose?: 'standing' | 'wing-up'
  children: ReactNode
  action?: ReactNode
}) {
  return (
    <div className="grid justify-items-center gap-3 pt-8 text-center" role="status">
      <Bird pose={pose} width={150} />
      <h1>{title}</h1>
      <p className="text-muted">{children}</p>
      {action}
    </div>
  )
}

function Again({ label = '再進一次', onAgain }: { label?: string; onAgain(): void }) {
  return (
    <button
      type="button"
      className="mt-2 min-h-14 rounded-pill bg-primary px-8 text-20 font-bold text-white"
      onClick={onAgain}
    >
      {label}
    </button>
  )
}

/** True once something has been so for a while. */
function useLate(on: boolean, ms: number): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!on) return setLate(false)
    const timer = setTimeout(() => setLate(true), ms)
    return () => clearTimeout(timer)
  }, [on, ms])
  return late
}
