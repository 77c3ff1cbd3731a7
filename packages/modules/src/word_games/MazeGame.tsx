import { WORD_GAMES } from '@hakka/contract/constants'
import { Bird } from '@hakka/ui/Bird.tsx'
import { cx } from '@hakka/ui/cx.ts'
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react'
import { useCallback, useEffect, useReducer, useRef } from 'react'
import { useWallAnswers } from '#kit/board/use-wall-answers.tsx'
import { useHost } from '#kit/host-context.tsx'
import { Onward } from '#kit/round/DoneActions.tsx'
import { ResultMessage } from '#kit/round/ResultMessage.tsx'
import { useWallRounds } from '#kit/round/use-wall-rounds.tsx'
import { useSaid } from '#kit/said/use-said.tsx'
import { CardNumber, type CardState, CornerSign, cardClass, TakenSign, WrittenFace } from './CardFace.tsx'
import type { MazeQuestion } from './content.ts'
import { DIRECTIONS, type Direction } from './directions.ts'
import { GameFrame, Said } from './GameFrame.tsx'
import { Meaning, ToldWord } from './GameSaid.tsx'
import { DIGIT_KEYS } from './game-keys.ts'
import type { GameProps } from './game-props.ts'
import { isMazeSilent } from './games.ts'
import { Heard } from './Heard.tsx'
import { Hedge } from './Hedge.tsx'
import { helpAmong, NO_GAME_HELP } from './help.ts'
import { mazeReducer, mazeStep, startMaze } from './maze.ts'
import { shake, useKeepFocus } from './motion.tsx'
import type { ShownCrossing } from './public.ts'
import { resumed } from './replay.ts'
import { ui } from './ui.ts'
import { press, useCardKeys } from './use-card-keys.tsx'
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
  answered,
  mark,
  before,
  keep,
  leave,
  onEnd,
}: GameProps<ShownCrossing> & {
  /** The crossings with their answers, where one practises: what signs and questions mean is told. */
  answered?: readonly MazeQuestion[] | undefined
}) {
  const host = useHost()
  const { oneScreen } = host
  const root = useRef<HTMLDivElement>(null)
  const [state, dispatch] = useReducer(mazeReducer, undefined, () =>
    resumed(startMaze(given.length), before.tapped, mazeStep, given.length),
  )
  const answering = useTaps({ game: 'maze', seed, mark, before, keep })
  const { at, way, wrong, first, misses } = state
  const solved = way !== null
  const asked = given[at]
  const whole = answered?.[at]
  const answers = useWallAnswers()
  const help = host.assess || host.wall ? NO_GAME_HELP : helpAmong(wrong)
  useWallRounds(
    at,
    given.length,
    useCallback((to: number) => dispatch({ type: 'go', at: to }), []),
  )
  const audio = asked?.question.audioUrl
    ? { url: asked.question.audioUrl, synthetic: asked.question.synthetic }
    : undefined
  const missed = solved ? undefined : wrong.at(-1)
  const sign = missed && whole?.options[missed]
  /** A sign has no sound of its own: the lesson's word has. */
  const known = (hakka: string) => host.vocabulary.find(({ text }) => text.hakka === hakka)?.text
  const picked = sign && { ...sign, audio: known(sign.hakka)?.audio, image: known(sign.hakka)?.image?.url }
  useSaid(missed && `${at} ${wrong.length}`, help.tells ? [audio] : [picked?.audio, audio])

  useKeepFocus(root, String(at), '[data-way]')
  useEffect(() => {
    if (solved) document.querySelector<HTMLElement>('[data-onward] button')?.focus({ preventScroll: true })
  }, [solved])

  function go(direction: Direction): void {
    if (!asked || solved || answers || wrong.includes(direction)) return
    answering.tap(
      [DIRECTIONS.indexOf(direction)],
      () => true,
      (right) => {
        dispatch({ type: 'pick', direction, right })
        host.wall?.tried?.(right)
        if (right) host.signal(at + 1 === given.length ? 'done' : 'right')
        else {
          host.signal('wrong')
          shake(root.current?.querySelector(`[data-way="${direction}"]`), WORD_GAMES.clear_shake_ms)
        }
      },
      host.wall && whole && whole.answer === direction,
    )
  }
  function goOn(): void {
    if (at + 1 === given.length) onEnd({ first, misses, ...answering.result() })
    else dispatch({ type: 'next' })
  }
  useCardKeys(root, (key, shift) => {
    if (shift) return undefined
    if (key === 'r' && !host.wall) return () => press(root, '[data-again] button')
    // A clicker's and the wall's own arrows walk through the questions.
    const direction = (host.wall ? undefined : KEYS[key]) ?? DIRECTIONS[DIGIT_KEYS.indexOf(key)]
    return direction && (() => go(direction))
  })

  if (!asked) return null
  const { question, options, form } = asked
  const stateOf = (direction: Direction): CardState => {
    if (direction === way || (answers && direction === whole?.answer)) return 'right'
    if (direction === help.taken) return 'taken'
    if (wrong.includes(direction)) return 'wrong'
    // Of four ways one is left: no key is needed to show it.
    return help.tells && !solved ? 'lit' : 'idle'
  }
  return (
    <GameFrame
      game="maze"
      silent={isMazeSilent(given)}
      place={ui.question(at + 1, given.length)}
      steps={{ done: at + (solved ? 1 : 0), total: given.length }}
      leave={leave}
      root={root}
      resumed={before.tapped.length > 0}
      asked={
        <Heard
          key={`asked ${at}`}
          hakka={question.hakka ?? ''}
          pinyin={question.pinyin ?? ''}
          audio={audio}
          written={form === 'hakka' ? 'pinyin' : 'hakka'}
        />
      }
      said={
        <Said
          answering={answering}
          told={picked && !help.tells && <ToldWord word={picked} />}
          after={
            solved && (
              <span data-onward className="grid">
                <Onward label={at + 1 === given.length ? ui.leave : ui.onward} onClick={goOn} />
              </span>
            )
          }
        >
          {solved ? (
            <ResultMessage kind="right" title={ui.outOfMaze}>
              {whole && <Meaning word={whole.question} />}
            </ResultMessage>
          ) : missed && help.tells ? (
            <ResultMessage kind="told" title={ui.listenTo}>
              {ui.lastWay(ui.directions[DIRECTIONS.find((own) => !wrong.includes(own)) ?? 'up'])}
            </ResultMessage>
          ) : missed ? (
            <ResultMessage kind="wrong" title={help.taken === undefined ? ui.wrong : ui.stillWrong}>
              {sign ? (
                <>
                  {ui.signSays}
                  <Meaning word={sign} />
                </>
              ) : (
                ui.anotherSign
              )}
            </ResultMessage>
          ) : (
            <ResultMessage kind="hint">{host.wall ? ui.hint.class : ui.hint.maze}</ResultMessage>
          )}
        </Said>
      }
    >
      <div
        key={`signs ${at}`}
        className={cx(
          'animate-enter',
          oneScreen ? 'game-cards game-cards-maze' : 'grid grid-cols-3 gap-2 md:gap-4',
        )}
      >
        <Hedge className="col-start-1 row-start-1" />
        <Hedge className="col-start-3 row-start-1" />
        <Hedge className="col-start-1 row-start-3" />
        <Hedge className="col-start-3 row-start-3" />
        <div
          aria-hidden="true"
          className="col-start-2 row-start-2 grid min-h-0 place-items-center overflow-visible"
        >
          <span
            className={cx(
              'relative z-20 grid w-20 transition-transform duration-700 md:w-30 [&>svg]:h-auto [&>svg]:w-full',
              oneScreen && 'max-h-full',
              way && SIGNS[way].flight,
            )}
          >
            <Bird pose={solved ? 'wing-up' : 'standing'} width={120} />
          </span>
        </div>
        {DIRECTIONS.map((direction, index) => {
          const { icon: Icon, place } = SIGNS[direction]
          const look = stateOf(direction)
          return (
            <button
              key={direction}
              type="button"
              data-way={direction}
              data-state={look}
              aria-disabled={wrong.includes(direction) || solved || undefined}
              className={cx(
                place,
                cardClass(look),
                !oneScreen && 'min-h-28 md:min-h-34',
                'touch-manipulation select-none active:scale-[0.98]',
              )}
              onClick={() => go(direction)}
            >
              {host.wall && <CardNumber at={index} keys={DIGIT_KEYS} />}
              {look === 'right' && <CornerSign right />}
              {look === 'wrong' && <CornerSign right={false} />}
              {look === 'taken' && <TakenSign />}
              <Icon size={26} strokeWidth={2.5} className="flex-none text-brand" aria-hidden="true" />
              <span className="sr-only">{ui.way(ui.directions[direction])}</span>
              <WrittenFace form={form} text={options[direction][form] ?? ''} />
            </button>
          )
        })}
      </div>
    </GameFrame>
  )
}
