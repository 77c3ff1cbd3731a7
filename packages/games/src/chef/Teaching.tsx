import { Button } from '@hakka/ui/Button.tsx'
import { cx } from '@hakka/ui/cx.ts'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { type CSSProperties, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { GameBar } from '#kit/GameBar.tsx'
import { useSound } from '#kit/use-sound.tsx'
import type { TeachingProps } from '#kit/view.ts'
import type { ChefContent } from './content.ts'
import { KitchenView } from './KitchenView.tsx'
import { lessonOf } from './lesson.ts'
import { recipeOf } from './play.ts'
import { dishOf, ingredientOf, READ_ORDER, STEPS } from './ui.ts'
import { useKitchen } from './use-kitchen.tsx'
import './look.css'

/** Apart from what is shown, and from the edges. */
const GAP = 20
const EDGE = 12
/** What counts as too early for the rules is never so here: each move comes a second after the other. */
const MOVE_MS = 1000

/** The kitchen in six steps: a light on one part at a time, which works; the clock stands. */
export default function ChefTeaching({
  title,
  dialectId,
  dialectName,
  content,
  onLeave,
  onDone,
}: TeachingProps<ChefContent>) {
  const { dish, deal } = useMemo(() => lessonOf(content), [content])
  const [at, setAt] = useState(0)
  const step = STEPS[at] ?? STEPS[0]
  const isLast = at === STEPS.length - 1
  const sound = useSound(3, false)
  const moment = useRef(0)
  const button = useRef<HTMLButtonElement>(null)
  const now = () => {
    moment.current += MOVE_MS
    return moment.current
  }
  const kitchen = useKitchen({ content, deal, practice: true }, { open: !isLast, sound: sound.on, now })
  const { play, act, pin } = kitchen
  const name = dishOf(content, dish)?.name
  const recipe = recipeOf(content, dish)
  const says = step.part === 'order' && name && kitchen.isSilent(name) ? READ_ORDER : step

  /** Does what the step asks for, where it has not been done. */
  function help(): void {
    if (step.part === 'menu' && play.pinned !== dish) pin(dish)
    if (step.part === 'strip' && play.kitchen.ready !== dish && !play.kitchen.tray.includes(dish)) {
      act('clear')
      for (const no of recipe) act('add', no)
    }
    if (step.part === 'stove') act('plate')
    if (step.part === 'counter') act('serve')
  }
  function next(): void {
    if (isLast) {
      onDone()
      return
    }
    help()
    setAt(at + 1)
  }

  const done =
    (step.part === 'strip' && play.kitchen.ready === dish) ||
    (step.part === 'stove' && play.kitchen.tray.includes(dish)) ||
    (step.part === 'counter' && play.said?.right === true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a move that does what is asked for goes on, going back does not.
  useEffect(() => {
    if (done) setAt((before) => Math.min(before + 1, STEPS.length - 1))
  }, [play.last?.count])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step begins at its button.
  useEffect(() => button.current?.focus({ preventScroll: true }), [at])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return
      event.preventDefault()
      onDone()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
  const spot = useSpot(step.part)

  return (
    <div className="play-screen chef chef-lesson" data-level="1">
      <GameBar title={title} dialectName={dialectName} practice={false} sound={sound} onLeave={onLeave} />
      <h1 className="sr-only">{`${title}教學`}</h1>
      <KitchenView
        kitchen={kitchen}
        content={content}
        deal={deal}
        dialectId={dialectId}
        practice={false}
        now={() => 0}
        open
        keys={false}
        only={step.part}
      />
      {spot && <div key={step.part} className="chef-spot" style={spot.light} />}
      <section className="chef-coach" style={spot?.coach} aria-labelledby="coach-title">
        <img src="/images/events/chef-bird.svg" alt="" width={190} height={173} />
        <div>
          <p className="chef-steps">
            {`第 ${at + 1} 步，共 ${STEPS.length} 步`}
            <span aria-hidden="true">
              {STEPS.map(({ part }, index) => (
                <i key={part} className={cx(index < at && 'done', index === at && 'here')} />
              ))}
            </span>
          </p>
          <div aria-live="polite">
            <h2 id="coach-title">{says.title}</h2>
            <p>
              {says.text}
              {step.part === 'strip' && name && (
                <>
                  <br />
                  <b lang="hak-Hant-TW">{name.text}</b>要用
                  <b lang="hak-Hant-TW">
                    {recipe.map((no) => ingredientOf(content, no)?.name.text).join('、')}
                  </b>
                  。
                </>
              )}
            </p>
          </div>
          <div className="chef-coach-foot">
            <Button
              kind="ghost"
              disabled={at === 0}
              icon={<ArrowLeft aria-hidden="true" />}
              onClick={() => setAt(at - 1)}
            >
              上一步
            </Button>
            <Button ref={button} kind="primary" iconEnd={<ArrowRight aria-hidden="true" />} onClick={next}>
              {isLast ? '開始煮菜' : '下一步'}
            </Button>
            {!isLast && (
              <button type="button" className="chef-skip" onClick={onDone}>
                跳過教學
              </button>
            )}
          </div>
        </div>
      </section>
    </div>
  )
}

/** Where the light falls, and where there is room beside it for who explains. */
function useSpot(part: string): { light: CSSProperties; coach: CSSProperties } | null {
  const [spot, setSpot] = useState<{ light: CSSProperties; coach: CSSProperties } | null>(null)
  useLayoutEffect(() => {
    function measure(): void {
      const shown = [...document.querySelectorAll(`.chef [data-lesson="${part}"]`)].find(
        (own) => own.getClientRects().length > 0,
      )
      // On a phone the dish that is ready has its row below the pot.
      const rect = (shown?.closest('.chef-stove:has(.chef-ready)') ?? shown)?.getBoundingClientRect()
      if (!rect) return
      const light = {
        left: Math.max(rect.left - 4, 4),
        top: rect.top - 4,
        width: Math.min(rect.width + 8, innerWidth - 8),
        height: rect.height + 8,
      }
      const isTall = rect.height > innerHeight * 0.6
      const coach = isTall
        ? { right: innerWidth - rect.left + GAP, top: Math.max(EDGE, innerHeight * 0.34) }
        : rect.top + rect.height / 2 > innerHeight / 2
          ? { bottom: innerHeight - rect.top + GAP }
          : { top: rect.bottom + GAP }
      setSpot({ light, coach })
    }
    measure()
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [part])
  return spot
}
