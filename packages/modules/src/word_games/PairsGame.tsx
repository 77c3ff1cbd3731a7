import { WORD_GAMES } from '@hakka/contract/constants'
import { cx } from '@hakka/ui/cx.ts'
import { Check } from 'lucide-react'
import { useCallback, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { useWallAnswers } from '#kit/board/use-wall-answers.tsx'
import { useHost } from '#kit/host-context.tsx'
import { ResultMessage } from '#kit/round/ResultMessage.tsx'
import { useWallRounds } from '#kit/round/use-wall-rounds.tsx'
import { useSaid } from '#kit/said/use-said.tsx'
import {
  CardNumber,
  type CardState,
  CornerSign,
  cardClass,
  FormFace,
  FormTag,
  TakenSign,
} from './CardFace.tsx'
import { cardGrid, GameFrame, Said } from './GameFrame.tsx'
import { Meaning, ToldWord } from './GameSaid.tsx'
import { DIGIT_KEYS } from './game-keys.ts'
import type { GameProps } from './game-props.ts'
import { areSilent } from './games.ts'
import { NO_GAME_HELP, pairsHelp } from './help.ts'
import { shake, useAfter, useKeepFocus } from './motion.tsx'
import {
  type Card,
  dealPairs,
  isCleared,
  isFailed,
  isFellow,
  openCard,
  pairsReducer,
  pairsStep,
} from './pairs.ts'
import { resumed } from './replay.ts'
import { ui } from './ui.ts'
import { press, useCardKeys } from './use-card-keys.tsx'
import { useTaps } from './use-taps.tsx'
import type { GameWord } from './words.ts'

/** Game 2: two cards of one word in different forms belong together. */
export default function PairsGame({
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
  const [state, dispatch] = useReducer(pairsReducer, undefined, () => {
    const dealt = dealPairs(given, seed, only)
    return resumed(dealt, before.tapped, pairsStep, dealt.rounds.length)
  })
  const answering = useTaps({ game: 'pairs', seed, mark, before, keep })
  const { rounds, at, picked, paired } = state
  const cards = rounds[at]
  const failed = isFailed(state)
  const cleared = isCleared(state)
  /** What is told of the last two, and what helps on: both stay until the next card. */
  const [missed, setMissed] = useState<{
    ids: readonly number[]
    tells?: number | undefined
    tries: number
  }>()
  const wordOf = (no: number | undefined) => given.find((word) => word.no === no)
  const help = host.assess || host.wall ? NO_GAME_HELP : pairsHelp(state)
  const answers = useWallAnswers()
  useWallRounds(
    Math.min(at, rounds.length - 1),
    rounds.length,
    useCallback((to: number) => dispatch({ type: 'go', at: to }), []),
  )
  const open = openCard(state)
  // Lit as long as it is told, and again when one of the two lies open.
  const tells = help.tells ? help.no : missed?.tells
  const told = wordOf(tells)
  const [first, second] = (missed?.ids ?? []).map((id) => wordOf(cards?.find((card) => card.id === id)?.no))
  useSaid(missed && `${at} ${missed.tries}`, told ? [told.audio] : [first?.audio, second?.audio])

  useAfter(WORD_GAMES.pair_clear_ms, failed, () => dispatch({ type: 'clear' }), picked)
  useAfter(2 * WORD_GAMES.advance_ms, cleared, () => dispatch({ type: 'next' }), at)
  useKeepFocus(root, `${at} ${paired.length}`, '[data-card]:enabled')
  const over = at === rounds.length
  const end = useEffectEvent(() => onEnd({ first: state.first, misses: state.misses, ...answering.result() }))
  useEffect(() => {
    if (over) end()
  }, [over])

  function pick(card: Card): void {
    if (answering.isAsking() || answers || paired.includes(card.no) || card.id === taken) return
    if (open === undefined || open === card.id) {
      answering.note(card.id)
      turn(card, true)
      return
    }
    const known = state.first.some(({ asked }) => asked === cards?.find(({ id }) => id === open)?.no)
    answering.tap(
      [open, card.id],
      (right) => right || !known,
      (right) => turn(card, right),
      host.wall && isFellow(state, card.id),
    )
  }
  function turn({ id, no, form }: Card, right: boolean): void {
    const next = pairsReducer(state, { type: 'pick', id, right })
    dispatch({ type: 'pick', id, right })
    if (isFailed(next)) {
      const now = host.assess || host.wall ? NO_GAME_HELP : pairsHelp(next)
      setMissed({
        ids: next.picked,
        tells: now.tells ? now.no : undefined,
        tries: (missed?.tries ?? 0) + 1,
      })
      host.signal('wrong')
      for (const own of next.picked) {
        shake(root.current?.querySelector(`[data-card="${own}"]`), WORD_GAMES.pick_shake_ms)
      }
    } else {
      setMissed(undefined)
      if (isCleared(next)) host.signal('done')
      else if (next.paired.length > paired.length) host.signal('right')
    }
    if (open !== undefined && open !== id) host.wall?.tried?.(right)
    const audio = wordOf(no)?.audio
    if (form === 'sound' && audio && next.picked.includes(id)) host.play(audio)
  }
  useCardKeys(root, (key, shift) => {
    const card = shift ? undefined : cards?.[DIGIT_KEYS.indexOf(key)]
    return card && (() => press(root, `[data-card="${card.id}"]`))
  })
  if (!cards) return null
  // While two lie there wrongly both are told; then the one steps back.
  const taken = failed ? undefined : help.taken
  const stateOf = (card: Card): CardState => {
    if (picked.includes(card.id)) return failed ? 'wrong' : 'picked'
    if (card.id === taken) return 'taken'
    return card.no === tells && !failed ? 'lit' : 'idle'
  }
  const words = [...new Set(cards.map(({ no }) => no))]
  const last = wordOf(paired.at(-1))
  return (
    <GameFrame
      game="pairs"
      silent={areSilent(given)}
      place={`${rounds.length > 1 ? `${ui.round(at + 1, rounds.length)}　` : ''}${ui.pairsFound(paired.length, words.length)}`}
      steps={{ done: paired.length, total: words.length }}
      leave={leave}
      root={root}
      resumed={before.tapped.length > 0}
      said={
        <Said
          answering={answering}
          told={
            told ? (
              <ToldWord word={told} />
            ) : (
              [first, second].map((word, index) => word && <ToldWord key={index === 0 ? 1 : 2} word={word} />)
            )
          }
        >
          {told ? (
            <ResultMessage kind="told" title={ui.listenTo}>
              <Meaning word={told} />
              {ui.tapLitPair}
            </ResultMessage>
          ) : first && second ? (
            <ResultMessage kind="wrong" title={ui.notPair}>
              <Meaning word={first} />
              <Meaning word={second} />
            </ResultMessage>
          ) : picked.length === 0 && last ? (
            <ResultMessage kind="right" title={cleared ? ui.roundDone : ui.pair}>
              {!cleared && <Meaning word={last} />}
            </ResultMessage>
          ) : taken !== undefined ? (
            <ResultMessage kind="told" title={ui.takenAway} />
          ) : (
            <ResultMessage kind="hint">{host.wall ? ui.hint.class : ui.hint.pairs}</ResultMessage>
          )}
        </Said>
      }
    >
      <ul className={cardGrid(host.oneScreen)}>
        {cards.map((card, place) => {
          const word = wordOf(card.no)
          const found = paired.includes(card.no)
          const look = stateOf(card)
          return (
            <li key={`${at} ${card.id}`} className="relative grid min-h-0 animate-enter">
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
                  data-state={look}
                  aria-pressed={picked.includes(card.id)}
                  aria-hidden={found || undefined}
                  aria-disabled={look === 'taken' || undefined}
                  disabled={found}
                  className={cx(
                    cardClass(look),
                    !host.oneScreen && 'min-h-34',
                    'touch-manipulation transition-[background-color,border-color,opacity,scale] duration-250 select-none',
                    found ? 'scale-75 opacity-0' : 'active:scale-[0.98]',
                  )}
                  onClick={() => pick(card)}
                >
                  <FormTag form={card.form} />
                  <CardNumber at={place} keys={DIGIT_KEYS} />
                  {answers && <span className="game-pair">{ui.pairNames[words.indexOf(card.no)]}</span>}
                  {look === 'wrong' && <CornerSign right={false} />}
                  {look === 'taken' && <TakenSign />}
                  <span data-face className="grid justify-items-center">
                    <FormFace word={word} form={card.form} />
                  </span>
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </GameFrame>
  )
}
