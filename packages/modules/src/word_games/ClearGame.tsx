import { WORD_GAMES } from '@hakka/contract/constants'
import { cx } from '@hakka/ui/cx.ts'
import { Picture } from '@hakka/ui/Picture.tsx'
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { Hakka } from '#kit/Hakka.tsx'
import { useHost } from '#kit/host-context.tsx'
import { ResultMessage } from '#kit/round/ResultMessage.tsx'
import { useSaid } from '#kit/said/use-said.tsx'
import { CornerSign, cardClass, FormFace, FormTag } from './CardFace.tsx'
import { clearReducer, dealClear, isFound } from './clear.ts'
import { cardGrid, GameFrame, type GameProps, Said, Steps } from './GameFrame.tsx'
import { areSilent } from './games.ts'
import { Heard } from './Heard.tsx'
import { useInterval } from './kept.tsx'
import { shake, useAfter, useGlide, useKeepFocus } from './motion.tsx'
import type { Card } from './pairs.ts'
import { Meaning } from './QuizGame.tsx'
import { IntervalField, ShuffleClock } from './ShuffleClock.tsx'
import { ui } from './ui.ts'
import { useTaps } from './use-taps.tsx'
import type { GameWord } from './words.ts'

const THREE = 3

/** Game 3: hear a word, clear its three cards; the cards change places while one looks for them. */
export default function ClearGame({ seed, given, mark, leave, onEnd }: GameProps<GameWord>) {
  const host = useHost()
  const root = useRef<HTMLDivElement>(null)
  const [seconds, setSeconds] = useInterval()
  const [state, dispatch] = useReducer(clearReducer, undefined, () => dealClear(given, seed))
  const answering = useTaps('clear', seed, mark)
  const { questions, at, order, cleared, wrong } = state
  const question = questions[at]
  const found = isFound(state)
  const wordOf = (no: number | undefined) => given.find((word) => word.no === no)
  const asked = wordOf(question?.asked)
  // The card turns back at once; what it was stays until the next one.
  const [missed, setMissed] = useState<{ no: number; tries: number }>()
  const told = found ? undefined : wordOf(missed?.no)
  useSaid(told && `${at} ${missed?.tries}`, [told?.audio, asked?.audio])

  useGlide(root, order)
  useAfter(WORD_GAMES.clear_shake_ms, wrong !== null, () => dispatch({ type: 'settle' }), wrong)
  useAfter(WORD_GAMES.popup_ms, found, () => dispatch({ type: 'next' }), at)
  useKeepFocus(root, `${at} ${cleared.length}`, '[data-card]:enabled')
  const over = at === questions.length
  const end = useEffectEvent(() => onEnd({ first: state.first, ...answering.result() }))
  useEffect(() => {
    if (over) end()
  }, [over])

  function pick(card: Card, button: HTMLElement): void {
    if (found || cleared.includes(card.id)) return
    const answered = state.first.length > at
    answering.tap(
      [card.id],
      (right) => right || !answered,
      (right) => {
        const next = clearReducer(state, { type: 'pick', id: card.id, right })
        dispatch({ type: 'pick', id: card.id, right })
        setMissed(right ? undefined : { no: card.no, tries: (missed?.tries ?? 0) + 1 })
        if (!right) {
          host.signal('wrong')
          shake(button, WORD_GAMES.clear_shake_ms)
          return
        }
        host.signal(isFound(next) ? 'done' : 'right')
        if (isFound(next) && asked?.audio) host.play(asked.audio)
      },
    )
  }
  if (!question || !asked) return null
  const cards = order.flatMap((id) => question.cards.find((card) => card.id === id) ?? [])
  return (
    <GameFrame
      game="clear"
      silent={areSilent(given)}
      place={`${ui.question(at + 1, questions.length)}　${ui.cardsLeft(THREE - cleared.length)}`}
      leave={leave}
      root={root}
    >
      <Steps done={at + (found ? 1 : 0)} total={questions.length} />
      <Heard
        key={`asked ${at}`}
        hakka={asked.hakka}
        pinyin={asked.pinyin}
        audio={asked.audio}
        written="hakka"
      />
      <div className="relative">
        <ul className={cardGrid(host.oneScreen)}>
          {cards.map((card) => {
            const word = wordOf(card.no)
            const gone = cleared.includes(card.id)
            if (!word) return null
            return (
              <li key={`${at} ${card.id}`} className="grid rounded-card">
                <button
                  type="button"
                  data-card={`${at}-${card.id}`}
                  data-form={card.form}
                  aria-hidden={gone || undefined}
                  disabled={gone}
                  className={cx(
                    cardClass(wrong === card.id ? 'wrong' : gone ? 'right' : 'idle'),
                    host.oneScreen ? 'min-h-[min(7rem,11dvh)]' : 'min-h-28',
                    'touch-manipulation transition-[background-color,border-color,opacity,scale] duration-250 select-none',
                    gone ? 'scale-75 opacity-0' : 'active:scale-[0.98]',
                  )}
                  onClick={(event) => pick(card, event.currentTarget)}
                >
                  <FormTag form={card.form} />
                  {wrong === card.id && <CornerSign right={false} />}
                  <FormFace word={word} form={card.form} />
                </button>
              </li>
            )
          })}
        </ul>
        {found && (
          <div className="absolute inset-0 z-20 grid place-items-center rounded-card bg-white/85">
            <div className="flex animate-enter flex-col items-center gap-2 rounded-card border-2 border-correct bg-white px-8 py-5 shadow-pop">
              {asked.image && (
                <Picture
                  src={asked.image}
                  alt=""
                  width={112}
                  height={112}
                  className="size-24 md:size-28"
                  eager
                />
              )}
              <Hakka text={asked.hakka} pinyin={asked.pinyin} size="title" />
              <p className="text-22">{asked.chinese}</p>
            </div>
          </div>
        )}
      </div>
      <Said answering={answering}>
        {found ? (
          <ResultMessage kind="right">{ui.found}</ResultMessage>
        ) : told ? (
          <ResultMessage kind="wrong">
            <b>{ui.notThis(!asked.audio)}</b>
            <Meaning word={told} />
          </ResultMessage>
        ) : cleared.length > 0 ? (
          <ResultMessage kind="right">{ui.cleared(THREE - cleared.length)}</ResultMessage>
        ) : (
          <ResultMessage kind="hint">{ui.hint.clear}</ResultMessage>
        )}
      </Said>
      <div
        className={cx(
          'flex flex-wrap items-center justify-between gap-x-6',
          host.oneScreen ? 'gap-y-1' : 'gap-y-2 border-t border-line pt-4',
        )}
      >
        <ShuffleClock
          key={`clock ${at}`}
          seconds={seconds}
          running={!found}
          onShuffle={() => dispatch({ type: 'shuffle', seed: Math.floor(Math.random() * 2 ** 32) })}
        />
        <IntervalField seconds={seconds} onChange={setSeconds} />
      </div>
    </GameFrame>
  )
}
