import { WORD_GAMES } from '@hakka/contract/constants'
import { cx } from '@hakka/ui/cx.ts'
import { Picture } from '@hakka/ui/Picture.tsx'
import { type ReactNode, useCallback, useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { useWallAnswers } from '#kit/board/use-wall-answers.tsx'
import { useHost } from '#kit/host-context.tsx'
import { ResultMessage } from '#kit/round/ResultMessage.tsx'
import { useWallRounds } from '#kit/round/use-wall-rounds.tsx'
import { useSaid } from '#kit/said/use-said.tsx'
import { CardNumber, type CardState, CornerSign, cardClass, TakenSign } from './CardFace.tsx'
import { FitText } from './FitText.tsx'
import { GameFrame, Said } from './GameFrame.tsx'
import { Meaning, ToldWord } from './GameSaid.tsx'
import { DIGIT_KEYS } from './game-keys.ts'
import type { GameProps } from './game-props.ts'
import { areSilent } from './games.ts'
import { helpAmong, NO_GAME_HELP } from './help.ts'
import { shake, useAfter, useKeepFocus } from './motion.tsx'
import { dealQuiz, isAsked, quizReducer, quizStep } from './quiz.ts'
import { resumed } from './replay.ts'
import { ui } from './ui.ts'
import { press, useCardKeys } from './use-card-keys.tsx'
import { useTaps } from './use-taps.tsx'
import type { GameWord } from './words.ts'

/** Games 1 and 4: a question, and four cards. The right card turns over and says what it means. */
export function QuizGame({
  game,
  seed,
  given,
  only,
  mark,
  before,
  keep,
  leave,
  onEnd,
  prompt,
  face,
  sounds = false,
}: GameProps<GameWord> & {
  game: 'listen' | 'name'
  prompt(word: GameWord): ReactNode
  /** What a card shows before it is turned. */
  face(word: GameWord): ReactNode
  /** The word sounds when it is found. */
  sounds?: boolean
}) {
  const host = useHost()
  const { oneScreen } = host
  const root = useRef<HTMLDivElement>(null)
  const [state, dispatch] = useReducer(quizReducer, undefined, () => {
    const dealt = dealQuiz(given, seed, only)
    return resumed(dealt, before.tapped, quizStep, dealt.questions.length)
  })
  const answering = useTaps({ game, seed, mark, before, keep })
  const { questions, at, solved, wrong } = state
  const question = questions[at]
  const wordOf = (no: number) => given.find((word) => word.no === no)
  const asked = question && wordOf(question.asked)
  const missed = solved ? undefined : given.find((word) => word.no === wrong.at(-1))
  // A test is no practice.
  const help = host.assess || host.wall ? NO_GAME_HELP : helpAmong(wrong)
  const answers = useWallAnswers()
  useWallRounds(
    Math.min(at, questions.length - 1),
    questions.length,
    useCallback((to: number) => dispatch({ type: 'go', at: to }), []),
  )

  // What was picked, then what was asked, where that is heard; after the third miss the answer.
  const heard = help.tells ? [asked?.audio] : [missed?.audio, sounds ? undefined : asked?.audio]
  useSaid(missed && `${at} ${wrong.length}`, heard)
  useAfter(WORD_GAMES.advance_ms, solved, () => dispatch({ type: 'next' }), at)
  useKeepFocus(root, String(at), '[data-word]')
  const over = at === questions.length
  const end = useEffectEvent(() => onEnd({ first: state.first, misses: state.misses, ...answering.result() }))
  useEffect(() => {
    if (over) end()
  }, [over])

  function pick(no: number, card: HTMLElement): void {
    if (solved || answers || wrong.includes(no)) return
    answering.tap(
      [no],
      () => true,
      (right) => {
        dispatch({ type: 'pick', no, right })
        host.signal(right ? 'right' : 'wrong')
        host.wall?.tried?.(right)
        if (!right) shake(card, WORD_GAMES.pick_shake_ms)
        else if (sounds && asked?.audio) host.play(asked.audio)
      },
      host.wall && isAsked(state, no),
    )
  }
  useCardKeys(root, (key, shift) => {
    if (key === 'r' && !host.wall) return () => press(root, '[data-again] button')
    const no = shift ? undefined : question?.options[DIGIT_KEYS.indexOf(key)]
    return no === undefined ? undefined : () => press(root, `[data-word="${no}"]`)
  })
  if (!question || !asked) return null
  const silent = areSilent(given)
  const stateOf = (no: number): CardState => {
    if (answers) return no === asked.no ? 'right' : 'idle'
    if (no === help.taken) return 'taken'
    if (wrong.includes(no)) return 'wrong'
    return help.tells && no === asked.no && !solved ? 'lit' : 'idle'
  }
  return (
    <GameFrame
      game={game}
      silent={silent}
      place={ui.question(at + 1, questions.length)}
      steps={{ done: at + (solved ? 1 : 0), total: questions.length }}
      leave={leave}
      root={root}
      resumed={before.tapped.length > 0}
      asked={
        <div key={`asked ${at}`} className="game-asked animate-enter">
          {prompt(asked)}
        </div>
      }
      said={
        <Said answering={answering} told={missed && <ToldWord word={help.tells ? asked : missed} />}>
          {solved ? (
            <ResultMessage kind="right" title={ui.right}>
              <Meaning word={asked} />
            </ResultMessage>
          ) : missed && help.tells ? (
            <ResultMessage kind="told" title={ui.listenTo}>
              <Meaning word={asked} />
              {ui.tapLit}
            </ResultMessage>
          ) : missed ? (
            <ResultMessage kind="wrong" title={help.taken === undefined ? ui.wrong : ui.stillWrong}>
              {ui.picked}
              <Meaning word={missed} />
            </ResultMessage>
          ) : (
            <ResultMessage kind="hint">
              {host.wall ? ui.hint.class : game === 'listen' && silent ? ui.hint.listenSilent : ui.hint[game]}
            </ResultMessage>
          )}
        </Said>
      }
    >
      <ul
        className={oneScreen ? 'game-cards game-cards-4' : 'grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4'}
      >
        {question.options.flatMap((no, place) => {
          const word = wordOf(no)
          if (!word) return []
          const turned = solved && no === asked.no
          const look = stateOf(no)
          return (
            <li key={`${at} ${no}`} className="grid min-h-0 animate-enter perspective-distant">
              <button
                type="button"
                data-word={no}
                data-state={look}
                aria-disabled={wrong.includes(no) || undefined}
                className={cx(
                  'grid min-h-0 touch-manipulation transition-transform duration-350 select-none transform-3d [&>*]:[grid-area:1/1] [&>*]:backface-hidden',
                  turned ? 'rotate-y-180' : 'active:scale-[0.98]',
                )}
                onClick={(event) => pick(no, event.currentTarget)}
              >
                <span
                  aria-hidden={turned || undefined}
                  className={cx(cardClass(look), !oneScreen && 'min-h-36 md:min-h-44')}
                >
                  <CardNumber at={place} keys={DIGIT_KEYS} />
                  {look === 'wrong' && <CornerSign right={false} />}
                  {look === 'right' && <CornerSign right />}
                  {look === 'taken' && <TakenSign />}
                  {face(word)}
                </span>
                <span aria-hidden={!turned || undefined} className={cx(cardClass('right'), 'rotate-y-180')}>
                  <CornerSign right />
                  <Found word={word} />
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </GameFrame>
  )
}

/** A found card's other side. */
function Found({ word }: { word: GameWord }) {
  return (
    <>
      {word.image && (
        <Picture src={word.image} alt="" width={56} height={56} className="game-picture-small" eager />
      )}
      <FitText text={word.hakka} lang="hak-Hant-TW" className="game-face-small font-reading" />
      {word.chinese && <span className="text-18 leading-snug">{word.chinese}</span>}
    </>
  )
}
