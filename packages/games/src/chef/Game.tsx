import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { GameBar } from '#kit/GameBar.tsx'
import { LeaveDialog } from '#kit/LeaveDialog.tsx'
import { effect } from '#kit/sounds.tsx'
import { usePictures } from '#kit/use-pictures.tsx'
import { useReferee } from '#kit/use-referee.tsx'
import { useSound } from '#kit/use-sound.tsx'
import type { GameProps } from '#kit/view.ts'
import type { ChefContent } from './content.ts'
import { KitchenView } from './KitchenView.tsx'
import { logOf, PRACTICE_GUESTS } from './play.ts'
import { type ChefDeal, COUNTDOWN_MS, LIMIT_MS, TIME_UP_MS } from './rules.ts'
import { type ChefState, type ChefTold, grown } from './steps.ts'
import { LATER_PICTURES } from './ui.ts'
import { useKitchen } from './use-kitchen.tsx'
import './look.css'

/** 3-2-1, the three minutes, and 時間到. */
type Stage = 'counting' | 'open' | 'over'

/** 主廚上菜: guests order in Hakka, dishes are cooked by the menu and served, for three minutes. */
export default function Chef(props: GameProps<ChefContent, ChefDeal, ChefState, ChefTold>) {
  const { title, dialectId, dialectName, practice, onLeave, onEnd } = props
  const { content, deal, ask } = useReferee(props, grown)
  const [stage, setStage] = useState<Stage>(practice ? 'open' : 'counting')
  const [count, setCount] = useState(COUNTDOWN_MS / 1000)
  const [leaving, setLeaving] = useState(false)
  const begun = useRef(0)
  const now = useCallback(() => Math.floor(performance.now() - begun.current), [])
  const isOpen = stage === 'open'
  const sound = useSound(3, isOpen && !leaving)
  const kitchen = useKitchen({ content, deal, practice }, { open: isOpen, sound: sound.on, now, ask })
  usePictures(LATER_PICTURES)
  const ended = useRef(onEnd)
  ended.current = onEnd
  const close = useRef(kitchen.close)
  close.current = kitchen.close

  // Before anything can be pressed: the first move would have the time of the page's opening, and no other one come after it.
  useLayoutEffect(() => {
    if (stage === 'open') begun.current = performance.now()
  }, [stage])

  useEffect(() => {
    if (stage === 'counting') {
      effect('count')
      const timer = setInterval(() => {
        effect('count')
        setCount((before) => Math.max(1, before - 1))
      }, 1000)
      const open = setTimeout(() => {
        effect('go')
        setStage('open')
      }, COUNTDOWN_MS)
      return () => {
        clearInterval(timer)
        clearTimeout(open)
      }
    }
    if (stage === 'open') {
      if (practice) return
      const timer = setTimeout(() => setStage('over'), LIMIT_MS)
      return () => clearTimeout(timer)
    }
    const play = close.current()
    effect('over')
    const { revenue } = play.kitchen
    const timer = setTimeout(
      () => ended.current({ quizData: { ...logOf(play) }, score: revenue, usedTime: LIMIT_MS }),
      TIME_UP_MS,
    )
    return () => clearTimeout(timer)
  }, [stage, practice])

  const { completed } = kitchen.play.kitchen
  const isDone = practice && completed >= PRACTICE_GUESTS && kitchen.play.said === null
  useEffect(() => {
    if (isDone) setStage('over')
  }, [isDone])

  return (
    <div className="play-screen chef" data-level="1" data-practice={practice}>
      <GameBar
        title={title}
        dialectName={dialectName}
        practice={practice}
        sound={sound}
        onLeave={() => setLeaving(true)}
      />
      <h1 className="sr-only">{title}</h1>
      <KitchenView
        kitchen={kitchen}
        content={content}
        deal={deal}
        dialectId={dialectId}
        practice={practice}
        now={now}
        open={isOpen}
        keys={!leaving}
      />
      {stage === 'counting' && (
        <div className="chef-veil" role="status">
          <p className="chef-count" key={count}>
            {count}
          </p>
        </div>
      )}
      {stage === 'over' && (
        <div className="chef-veil" role="alert">
          <p className="chef-over">
            <b>{practice ? '打烊了！' : '時間到！'}</b>
            <span>{`${completed} 位客人，${kitchen.play.kitchen.revenue.toLocaleString('zh-TW')} 元`}</span>
          </p>
        </div>
      )}
      <LeaveDialog open={leaving} onStay={() => setLeaving(false)} onLeave={onLeave} />
    </div>
  )
}
