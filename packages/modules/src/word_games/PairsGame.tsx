import { WORD_GAMES } from '@hakka/contract/constants'
import { cx } from '@hakka/ui/cx.ts'
import { Check } from 'lucide-react'
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { useHost } from '#kit/host-context.tsx'
import { ResultMessage } from '#kit/round/ResultMessage.tsx'
import { type CardState, CornerSign, cardClass, FormFace, FormTag } from './CardFace.tsx'
import { cardGrid, GameFrame, type GameProps, Said, Steps } from './GameFrame.tsx'
import { areSilent } from './games.ts'
import { shake, useAfter, useKeepFocus } from './motion.tsx'
import { type Card, dealPairs, isCleared, isFailed, openCard, pairsReducer } from './pairs.ts'
import { Meaning } from './QuizGame.tsx'
import { ui } from './ui.ts'
import { useTaps } from './use-taps.tsx'
import type { GameWord } from './words.ts'

/** Game 2: two cards of one word in different forms belong together. */
export default function PairsGame({ seed, given, mark, leave, onEnd }: GameProps<GameWord>) {
  const host = useHost()
  const root = useRef<HTMLDivElement>(null)
  const [state, dispatch] = useReducer(pairsReducer, undefined, () => dealPairs(given, seed))
  const answering = useTaps('pairs', seed, mark)
  const { rounds, at, picked, paired } = state
  const cards = rounds[at]
  const failed = isFailed(state)
  const cleared = isCleared(state)
  const [missed, setMissed] = useState<readonly number[]>([])
  const wordOf = (no: number | undefined) => given.find((word) => word.no === no)

  useAfter(WORD_GAMES.pair_clear_ms, failed, () => dispatch({ type: 'clear' }), picked)
  useAfter(2 * WORD_GAMES.advance_ms, cleared, () => dispatch({ type: 'next' }), at)
  useKeepFocus(root, `${at} ${paired.length}`, '[data-card]:enabled')
  const over = at === rounds.length
  const end = useEffectEvent(() => onEnd({ first: state.first, ...answering.result() }))
  useEffect(() => {
    if (over) end()
  }, [over])

  function pick(card: Card): void {
    if (answering.asking.waiting || paired.includes(card.no)) return
    const open = openCard(state)
    if (open === undefined || open === card.id) {
      turn(card, true)
      return
    }
    const known = state.first.some(({ asked }) => asked === cards?.find(({ id }) => id === open)?.no)
    answering.tap(
      [open, card.id],
      (right) => right || !known,
      (right) => turn(card, right),
    )
  }
  function turn({ id, no, form }: Card, right: boolean): void {
    const next = pairsReducer(state, { type: 'pick', id, right })
    dispatch({ type: 'pick', id, right })
    setMissed(isFailed(next) ? next.picked : [])
    const audio = wordOf(no)?.audio
    if (isFailed(next)) {
      host.signal('wrong')
      for (const own of next.picked) {
        shake(root.current?.querySelector(`[data-card="${own}"]`), WORD_GAMES.pick_shake_ms)
      }
    } else if (isCleared(next)) host.signal('done')
    else if (next.paired.length > paired.length) host.signal('right')
    if (form === 'sound' && audio && next.picked.includes(id)) host.play(audio)
  }
  if (!cards) return null
  const stateOf = (card: Card): CardState => {
    if (!picked.includes(card.id)) return 'idle'
    return failed ? 'wrong' : 'picked'
  }
  const pairs = cards.length / 2
  const last = wordOf(paired.at(-1))
  // The two are put down; what they were stays until the next card.
  const told = missed.flatMap((id) => wordOf(cards.find((card) => card.id === id)?.no) ?? [])
  return (
    <GameFrame
      game="pairs"
      silent={areSilent(given)}
      place={`${rounds.length > 1 ? `${ui.round(at + 1, rounds.length)}　` : ''}${ui.pairsFound(paired.length, pairs)}`}
      leave={leave}
      root={root}
    >
      <Steps done={paired.length} total={pairs} />
      <ul className={cardGrid(host.oneScreen)}>
        {cards.map((card) => {
          const word = wordOf(card.no)
          const found = paired.includes(card.no)
          return (
            <li key={`${at} ${card.id}`} className="relative grid animate-enter">
              <span
                aria-hidden="true"
                className="absolute inset-0 grid place-items-center rounded-card border-2 border-dashed border-correct/40 bg-correct-soft/60 text-correct"
              >
                <Check size={28} strokeWidth={3} />
              </span>
              {word && (
                <button
                  type="button"
                  data-card={card.id}
                  aria-pressed={picked.includes(card.id)}
                  aria-hidden={found || undefined}
                  disabled={found}
                  className={cx(
                    cardClass(stateOf(card)),
                    host.oneScreen ? 'min-h-[min(8.5rem,14dvh)]' : 'min-h-34',
                    'touch-manipulation transition-[background-color,border-color,opacity,scale] duration-250 select-none',
                    found ? 'scale-75 opacity-0' : 'active:scale-[0.98]',
                  )}
                  onClick={() => pick(card)}
                >
                  <FormTag form={card.form} />
                  {failed && picked.includes(card.id) && <CornerSign right={false} />}
                  <span data-face className="grid justify-items-center">
                    <FormFace word={word} form={card.form} />
                  </span>
                </button>
              )}
            </li>
          )
        })}
      </ul>
      <Said answering={answering}>
        {told.length > 0 ? (
          <ResultMessage kind="wrong">
            <b>{ui.notPair}</b>
            {told.map((word) => (
              <Meaning key={word.no} word={word} />
            ))}
          </ResultMessage>
        ) : picked.length === 0 && last ? (
          <ResultMessage kind="right">
            <b>{cleared ? ui.roundDone : ui.pair}</b>
            {!cleared && <Meaning word={last} />}
          </ResultMessage>
        ) : (
          <ResultMessage kind="hint">{ui.hint.pairs}</ResultMessage>
        )}
      </Said>
    </GameFrame>
  )
}
