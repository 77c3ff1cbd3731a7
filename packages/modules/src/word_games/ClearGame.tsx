import { WORD_GAMES } from '@hakka/contract/constants'
import { cx } from '@hakka/ui/cx.ts'
import { CircleCheck, CircleDashed } from 'lucide-react'
import { useCallback, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { useWallAnswers } from '#kit/board/use-wall-answers.tsx'
import { useHost } from '#kit/host-context.tsx'
import { ResultMessage } from '#kit/round/ResultMessage.tsx'
import { useWallRounds } from '#kit/round/use-wall-rounds.tsx'
import { useSaid } from '#kit/said/use-said.tsx'
import { CardNumber, type CardState, CornerSign, cardClass, FormFace, FormTag } from './CardFace.tsx'
import { clearReducer, clearStep, dealClear, isAnswered, isFound, isOfAsked } from './clear.ts'
import { cardGrid, GameFrame, Said } from './GameFrame.tsx'
import { Meaning, ToldWord } from './GameSaid.tsx'
import { DIGIT_KEYS, LETTER_KEYS } from './game-keys.ts'
import type { GameProps } from './game-props.ts'
import { areSilent } from './games.ts'
import { Heard } from './Heard.tsx'
import { clearHelp, litCard, NO_GAME_HELP } from './help.ts'
import { useInterval } from './kept.tsx'
import { shake, useAfter, useGlide, useKeepFocus } from './motion.tsx'
import type { Card } from './pairs.ts'
import { resumed } from './replay.ts'
import { IntervalField, ShuffleClock } from './ShuffleClock.tsx'
import { ui } from './ui.ts'
import { press, useCardKeys } from './use-card-keys.tsx'
import { useTaps } from './use-taps.tsx'
import type { GameWord } from './words.ts'

const THREE = ['hakka', 'pinyin', 'chinese'] as const
/** Who can't see the cards hears of a change of places, but not all the time. */
const TOLD_MS = 10_000

/** Game 3: hear a word, clear its three cards; the cards change places while one looks for them. */
export default function ClearGame({
  seed,
  given,
  only,
  mark,
  before,
  keep,
  leave,
  onEnd,
}: GameProps<GameWord>) {
  const host = useHost()
  const root = useRef<HTMLDivElement>(null)
  const [seconds, setSeconds] = useInterval()
  const [state, dispatch] = useReducer(clearReducer, undefined, () => {
    const dealt = dealClear(given, seed, only)
    return resumed(dealt, before.tapped, clearStep, dealt.questions.length)
  })
  const answering = useTaps({ game: 'clear', seed, mark, before, keep })
  const { questions, at, order, cleared, wrong } = state
  const question = questions[at]
  const found = isFound(state)
  const wordOf = (no: number | undefined) => given.find((word) => word.no === no)
  const asked = wordOf(question?.asked)
  const help = host.assess || host.wall ? NO_GAME_HELP : clearHelp(state)
  const answers = useWallAnswers()
  useWallRounds(
    Math.min(at, questions.length - 1),
    questions.length,
    useCallback((to: number) => dispatch({ type: 'go', at: to }), []),
  )
  // The card turns back at once; what it was stays until the next one.
  const [missed, setMissed] = useState<{ no: number; tries: number }>()
  const told = found ? undefined : wordOf(missed?.no)
  const heard = help.tells ? [asked?.audio] : [told?.audio, asked?.audio]
  const speaking = useSaid(told && `${at} ${missed?.tries}`, heard)

  useGlide(root, order)
  useAfter(WORD_GAMES.clear_shake_ms, wrong !== null, () => dispatch({ type: 'settle' }), wrong)
  useAfter(WORD_GAMES.popup_ms, found, () => dispatch({ type: 'next' }), at)
  useKeepFocus(root, `${at} ${cleared.length}`, '[data-card]:enabled')
  const over = at === questions.length
  const end = useEffectEvent(() => onEnd({ first: state.first, misses: state.misses, ...answering.result() }))
  useEffect(() => {
    if (over) end()
  }, [over])

  function pick(card: Card, button: HTMLElement): void {
    if (found || answers || cleared.includes(card.id) || card.id === help.taken) return
    const answered = isAnswered(state)
    answering.tap(
      [card.id],
      (right) => right || !answered,
      (right) => {
        const next = clearReducer(state, { type: 'pick', id: card.id, right })
        dispatch({ type: 'pick', id: card.id, right })
        setMissed(right ? undefined : { no: card.no, tries: (missed?.tries ?? 0) + 1 })
        host.wall?.tried?.(right)
        if (!right) {
          host.signal('wrong')
          shake(button, WORD_GAMES.clear_shake_ms)
          return
        }
        host.signal(isFound(next) ? 'done' : 'right')
        if (isFound(next) && asked?.audio) host.play(asked.audio)
      },
      host.wall && isOfAsked(state, card.id),
    )
  }
  const keys = host.wall ? DIGIT_KEYS : LETTER_KEYS
  useCardKeys(root, (key, shift) => {
    if (shift) return key === 'r' ? () => press(root, '[data-again] button') : undefined
    const id = order[keys.indexOf(key)]
    return id === undefined ? undefined : () => press(root, `[data-card="${at}-${id}"]`)
  })
  const toldAt = useRef(0)
  function changePlaces(): void {
    dispatch({ type: 'shuffle', seed: Math.floor(Math.random() * 2 ** 32) })
    if (performance.now() - toldAt.current < TOLD_MS) return
    toldAt.current = performance.now()
    host.announce(ui.placesChanged)
  }
  if (!question || !asked) return null
  const cards = order.flatMap((id) => question.cards.find((card) => card.id === id) ?? [])
  const lit = help.tells ? litCard(state) : undefined
  const stateOf = ({ id, no }: Card): CardState => {
    if (answers) return no === asked.no ? 'right' : 'idle'
    if (cleared.includes(id)) return 'cleared'
    if (wrong === id) return 'wrong'
    if (help.taken === id) return 'taken'
    return lit === id ? 'lit' : 'idle'
  }
  const has = (form: string) => question.cards.some((card) => card.form === form && cleared.includes(card.id))
  return (
    <GameFrame
      game="clear"
      silent={areSilent(given)}
      place={`${ui.question(at + 1, questions.length)}　${ui.cardsLeft(THREE.length - cleared.length)}`}
      steps={{ done: at + (found ? 1 : 0), total: questions.length }}
      leave={leave}
      root={root}
      resumed={before.tapped.length > 0}
      asked={
        <Heard
          key={`asked ${at}`}
          hakka={asked.hakka}
          pinyin={asked.pinyin}
          audio={asked.audio}
          written="hakka"
        />
      }
      aside={
        <div
          className={
            host.oneScreen
              ? 'game-aside'
              : 'flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line pt-4'
          }
        >
          {host.oneScreen && (
            <ul aria-label={ui.foundForms} className="game-forms">
              {THREE.map((form) => (
                <li key={form} className={cx('game-form', has(form) && 'game-form-found')}>
                  {has(form) ? <CircleCheck aria-hidden="true" /> : <CircleDashed aria-hidden="true" />}
                  {ui.forms[form]}
                  {has(form) && <span className="sr-only">{ui.hasFound}</span>}
                </li>
              ))}
            </ul>
          )}
          <div className="game-clock">
            <ShuffleClock
              key={`clock ${at}`}
              seconds={seconds}
              running={!found && !speaking && !answers}
              onShuffle={changePlaces}
            />
            <IntervalField seconds={seconds} onChange={setSeconds} />
          </div>
        </div>
      }
      said={
        <Said
          answering={answering}
          told={found || (told && help.tells) ? <ToldWord word={asked} /> : told && <ToldWord word={told} />}
        >
          {found ? (
            <ResultMessage kind="right" title={ui.found}>
              <Meaning word={asked} />
            </ResultMessage>
          ) : told && help.tells ? (
            <ResultMessage kind="told" title={ui.listenTo}>
              <Meaning word={asked} />
              {ui.tapLit}
            </ResultMessage>
          ) : told ? (
            <ResultMessage
              kind="wrong"
              title={help.taken === undefined ? ui.notThis(!asked.audio) : ui.cardTurned}
            >
              {ui.picked}
              <Meaning word={told} />
            </ResultMessage>
          ) : cleared.length > 0 ? (
            <ResultMessage kind="right" title={ui.cleared(THREE.length - cleared.length)} />
          ) : (
            <ResultMessage kind="hint">{host.wall ? ui.hint.class : ui.hint.clear}</ResultMessage>
          )}
        </Said>
      }
    >
      <ul className={cardGrid(host.oneScreen)}>
        {cards.map((card, place) => {
          const word = wordOf(card.no)
          const gone = cleared.includes(card.id)
          const look = stateOf(card)
          if (!word) return null
          return (
            <li key={`${at} ${card.id}`} className="grid min-h-0 rounded-card">
              <button
                type="button"
                data-card={`${at}-${card.id}`}
                data-form={card.form}
                data-state={look}
                aria-disabled={look === 'taken' || undefined}
                disabled={gone}
                className={cx(
                  cardClass(look),
                  !host.oneScreen && 'min-h-28',
                  'touch-manipulation transition-[background-color,border-color,opacity,scale] duration-250 select-none',
                  gone ? 'scale-95' : 'active:scale-[0.98]',
                )}
                onClick={(event) => pick(card, event.currentTarget)}
              >
                {look === 'taken' ? (
                  <>
                    <CardNumber at={place} keys={keys} />
                    <span className="text-14 leading-tight font-medium">{ui.turnedOver}</span>
                  </>
                ) : (
                  <>
                    <FormTag form={card.form} />
                    <CardNumber at={place} keys={keys} />
                    {look === 'wrong' && <CornerSign right={false} />}
                    {(look === 'right' || gone) && <CornerSign right />}
                    <FormFace word={word} form={card.form} />
                  </>
                )}
              </button>
            </li>
          )
        })}
      </ul>
    </GameFrame>
  )
}
