import { WORD_GAMES } from '@hakka/contract/constants'
import { Bird } from '@hakka/ui/Bird.tsx'
import { cx } from '@hakka/ui/cx.ts'
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react'
import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef } from 'react'
import { Reading } from '#kit/Hakka.tsx'
import { useHost } from '#kit/host-context.tsx'
import { Onward } from '#kit/round/DoneActions.tsx'
import { ResultMessage } from '#kit/round/ResultMessage.tsx'
import { Characters, CornerSign, cardClass } from './CardFace.tsx'
import { DIRECTIONS, type Direction } from './directions.ts'
import { GameFrame, type GameProps, Said, Steps } from './GameFrame.tsx'
import { isMazeSilent } from './games.ts'
import { Heard } from './Heard.tsx'
import { Hedge } from './Hedge.tsx'
import { mazeReducer, startMaze } from './maze.ts'
import { shake, useKeepFocus } from './motion.tsx'
import type { ShownCrossing } from './public.ts'
import { Meaning } from './QuizGame.tsx'
import { ui } from './ui.ts'
import { useTaps } from './use-taps.tsx'

const SIGNS = {
  up: { icon: ArrowUp, place: 'col-start-2 row-start-1', flight: '-translate-y-1/2 md:-translate-y-3/4' },
  left: { icon: ArrowLeft, place: 'col-start-1 row-start-2', flight: '-translate-x-1/2 md:-translate-x-3/4' },
  right: { icon: ArrowRight, place: 'col-start-3 row-start-2', flight: 'translate-x-1/2 md:translate-x-3/4' },
  down: { icon: ArrowDown, place: 'col-start-2 row-start-3', flight: 'translate-y-1/2 md:translate-y-3/4' },
} as const

const KEYS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowDown: 'down',
}

/** The maze: at each crossing the sign that says what is heard shows the way. */
export default function MazeGame({
  seed,
  given,
  meanings,
  mark,
  leave,
  onEnd,
}: GameProps<ShownCrossing> & {
  /** What the crossings ask for, told once the way is found, where one practises. */
  meanings?: readonly { hakka: string; chinese: string }[] | undefined
}) {
  const host = useHost()
  const { oneScreen } = host
  const root = useRef<HTMLDivElement>(null)
  const [state, dispatch] = useReducer(mazeReducer, given.length, startMaze)
  const answering = useTaps('maze', seed, mark)
  const { at, way, wrong, first } = state
  const solved = way !== null
  const asked = given[at]
  const meaning = meanings?.[at]

  useKeepFocus(root, String(at), '[data-way]')
  useEffect(() => {
    if (solved)
      root.current?.querySelector<HTMLElement>('[data-onward] button')?.focus({ preventScroll: true })
  }, [solved])

  function go(direction: Direction): void {
    if (!asked || solved || wrong.includes(direction)) return
    answering.tap(
      [DIRECTIONS.indexOf(direction)],
      () => true,
      (right) => {
        dispatch({ type: 'go', direction, right })
        if (right) host.signal(at + 1 === given.length ? 'done' : 'right')
        else {
          host.signal('wrong')
          shake(root.current?.querySelector(`[data-way="${direction}"]`), WORD_GAMES.clear_shake_ms)
        }
      },
    )
  }
  function goOn(): void {
    if (at + 1 === given.length) onEnd({ first, ...answering.result() })
    else dispatch({ type: 'next' })
  }

  // Before the page's own arrow keys, which turn slides.
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const direction = KEYS[event.key]
    const { target } = event
    const here = target === document.body || (target instanceof Node && root.current?.contains(target))
    if (!direction || !here || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    go(direction)
  })
  // With the picture, not after it: who is quick presses at once.
  useLayoutEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  if (!asked) return null
  const { question, options, form } = asked
  const audio = question.audioUrl ? { url: question.audioUrl, synthetic: question.synthetic } : undefined
  return (
    <GameFrame
      game="maze"
      silent={isMazeSilent(given)}
      place={ui.question(at + 1, given.length)}
      leave={leave}
      root={root}
    >
      <Steps done={at + (solved ? 1 : 0)} total={given.length} />
      <Heard
        key={`asked ${at}`}
        hakka={question.hakka ?? ''}
        pinyin={question.pinyin ?? ''}
        audio={audio}
        written={form === 'hakka' ? 'pinyin' : 'hakka'}
      />
      <div key={`signs ${at}`} className="grid animate-enter grid-cols-3 gap-2 md:gap-4">
        <Hedge className="col-start-1 row-start-1" />
        <Hedge className="col-start-3 row-start-1" />
        <Hedge className="col-start-1 row-start-3" />
        <Hedge className="col-start-3 row-start-3" />
        <div aria-hidden="true" className="col-start-2 row-start-2 grid place-items-center overflow-visible">
          <span
            className={cx(
              'relative z-20 block w-20 transition-transform duration-700 md:w-30 [&>svg]:h-auto [&>svg]:w-full',
              way && SIGNS[way].flight,
            )}
          >
            <Bird pose={solved ? 'wing-up' : 'standing'} width={120} />
          </span>
        </div>
        {DIRECTIONS.map((direction) => {
          const { icon: Icon, place } = SIGNS[direction]
          const missed = wrong.includes(direction)
          const right = direction === way
          return (
            <button
              key={direction}
              type="button"
              data-way={direction}
              aria-disabled={missed || solved || undefined}
              className={cx(
                place,
                cardClass(right ? 'right' : missed ? 'wrong' : 'idle'),
                oneScreen ? 'min-h-[min(7rem,13dvh)]' : 'min-h-28 md:min-h-34',
                'touch-manipulation select-none active:scale-[0.98]',
              )}
              onClick={() => go(direction)}
            >
              {right && <CornerSign right />}
              {missed && <CornerSign right={false} />}
              <Icon size={26} strokeWidth={2.5} className="flex-none text-brand" aria-hidden="true" />
              <span className="sr-only">{ui.way(ui.directions[direction])}</span>
              <SignText sign={options[direction]} form={form} />
            </button>
          )
        })}
      </div>
      <Said answering={answering}>
        {solved ? (
          <ResultMessage kind="right">
            <b>{ui.outOfMaze}</b>
            {meaning && <Meaning word={meaning} />}
          </ResultMessage>
        ) : wrong.length > 0 ? (
          <ResultMessage kind="wrong">{ui.wrong}</ResultMessage>
        ) : (
          <ResultMessage kind="hint">{ui.hint.maze}</ResultMessage>
        )}
      </Said>
      <div data-onward className={cx('flex justify-end', !oneScreen && 'min-h-14')}>
        {solved && <Onward label={at + 1 === given.length ? ui.leave : ui.onward} onClick={goOn} />}
      </div>
    </GameFrame>
  )
}

/** What a sign says, in the form the question asks for. */
function SignText({
  sign,
  form,
}: {
  sign: ShownCrossing['options'][Direction]
  form: ShownCrossing['form']
}) {
  if (form === 'hakka') return <Characters text={sign.hakka ?? ''} className="text-22 md:text-32" />
  if (form === 'chinese')
    return <span className="text-18 leading-snug font-medium md:text-22">{sign.chinese}</span>
  return (
    <span className="md:[&>span]:text-22">
      <Reading pinyin={sign.pinyin ?? ''} always />
    </span>
  )
}
