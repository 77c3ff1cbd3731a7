import { WORD_GAMES } from '@hakka/contract/constants'
import { cx } from '@hakka/ui/cx.ts'
import { Picture } from '@hakka/ui/Picture.tsx'
import { type ReactNode, useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { useHost } from '#kit/host-context.tsx'
import { ResultMessage } from '#kit/round/ResultMessage.tsx'
import { useSaid } from '#kit/said/use-said.tsx'
import { Characters, CornerSign, cardClass } from './CardFace.tsx'
import { GameFrame, type GameProps, Said, Steps } from './GameFrame.tsx'
import { areSilent } from './games.ts'
import { shake, useAfter, useKeepFocus } from './motion.tsx'
import { dealQuiz, quizReducer } from './quiz.ts'
import { ui } from './ui.ts'
import { useTaps } from './use-taps.tsx'
import type { GameWord } from './words.ts'

/** Games 1 and 4: a question above, four cards below. The right card turns over and says what it means. */
export function QuizGame({
  game,
  seed,
  given,
  mark,
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
  const [state, dispatch] = useReducer(quizReducer, undefined, () => dealQuiz(given, seed))
  const answering = useTaps(game, seed, mark)
  const { questions, at, solved, wrong } = state
  const question = questions[at]
  const wordOf = (no: number) => given.find((word) => word.no === no)
  const asked = question && wordOf(question.asked)
  const missed = solved ? undefined : given.find((word) => word.no === wrong.at(-1))

  // What was picked, then what was asked, where that is heard.
  useSaid(missed && `${at} ${wrong.length}`, [missed?.audio, sounds ? undefined : asked?.audio])
  useAfter(WORD_GAMES.advance_ms, solved, () => dispatch({ type: 'next' }), at)
  useKeepFocus(root, String(at), '[data-word]')
  const over = at === questions.length
  const end = useEffectEvent(() => onEnd({ first: state.first, ...answering.result() }))
  useEffect(() => {
    if (over) end()
  }, [over])

  function pick(no: number, card: HTMLElement): void {
    if (solved || wrong.includes(no)) return
    answering.tap(
      [no],
      () => true,
      (right) => {
        dispatch({ type: 'pick', no, right })
        host.signal(right ? 'right' : 'wrong')
        if (!right) shake(card, WORD_GAMES.pick_shake_ms)
        else if (sounds && asked?.audio) host.play(asked.audio)
      },
    )
  }
  if (!question || !asked) return null
  const silent = areSilent(given)
  return (
    <GameFrame
      game={game}
      silent={silent}
      place={ui.question(at + 1, questions.length)}
      leave={leave}
      root={root}
    >
      <Steps done={at + (solved ? 1 : 0)} total={questions.length} />
      <div key={`asked ${at}`} className="animate-enter">
        {prompt(asked)}
      </div>
      <ul className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4">
        {question.options.flatMap((no) => {
          const word = wordOf(no)
          if (!word) return []
          const turned = solved && no === asked.no
          return (
            <li key={`${at} ${no}`} className="grid animate-enter perspective-distant">
              <button
                type="button"
                data-word={no}
                aria-disabled={wrong.includes(no) || undefined}
                className={cx(
                  'grid touch-manipulation transition-transform duration-350 select-none transform-3d [&>*]:[grid-area:1/1] [&>*]:backface-hidden',
                  turned ? 'rotate-y-180' : 'active:scale-[0.98]',
                )}
                onClick={(event) => pick(no, event.currentTarget)}
              >
                <span
                  aria-hidden={turned || undefined}
                  className={cx(
                    cardClass(wrong.includes(no) ? 'wrong' : 'idle'),
                    oneScreen ? 'min-h-30 md:min-h-[min(11rem,22dvh)]' : 'min-h-36 md:min-h-44',
                  )}
                >
                  {wrong.includes(no) && <CornerSign right={false} />}
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
      <Said answering={answering}>
        {solved ? (
          <ResultMessage kind="right">
            <b>{ui.right}</b>
            <Meaning word={asked} />
          </ResultMessage>
        ) : missed ? (
          <ResultMessage kind="wrong">
            <b>{ui.wrong}</b>
            <Meaning word={missed} />
          </ResultMessage>
        ) : (
          <ResultMessage kind="hint">
            {game === 'listen' && silent ? ui.hint.listenSilent : ui.hint[game]}
          </ResultMessage>
        )}
      </Said>
    </GameFrame>
  )
}

/** A found card's other side. */
function Found({ word }: { word: GameWord }) {
  return (
    <>
      {word.image && (
        <Picture src={word.image} alt="" width={56} height={56} className="size-12 md:size-14" eager />
      )}
      <Characters text={word.hakka} className="text-26" />
      {word.chinese && <span className="text-18 leading-snug">{word.chinese}</span>}
    </>
  )
}

/** 「狗仔」，意思是「狗」。 */
export function Meaning({ word }: { word: { hakka: string; chinese: string } }) {
  return (
    <>
      「<Characters text={word.hakka} className="text-22" />」{word.chinese ? ui.mean(word.chinese) : ''}
    </>
  )
}
