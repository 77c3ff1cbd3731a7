import { Ruby } from '@hakka/ui/Ruby.tsx'
import { Info } from 'lucide-react'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { Feedback } from '#kit/Feedback.tsx'
import { QuestionScreen } from '#kit/QuestionScreen.tsx'
import { useSound } from '#kit/use-sound.tsx'
import { Ask } from './Ask.tsx'
import { Piece } from './Piece.tsx'
import { Stair } from './Stair.tsx'
import { UI } from './ui.ts'
import { useDrag } from './use-drag.tsx'
import { useKeys } from './use-keys.tsx'
import { type StepsProps, usePlay } from './use-play.tsx'
import './look.css'

/** 語句闖天關: a sentence is heard and laid, piece by piece, on the steps to the gate. */
export default function SentenceSteps(props: StepsProps) {
  const { dialectId, practice } = props
  const play = usePlay(props)
  const [leaving, setLeaving] = useState(false)
  const sound = useSound(2, !leaving)
  const root = useRef<HTMLDivElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const { question, feedback, cards, stair } = play
  const stepOf = (place: number) => stair.findIndex((own) => own?.place === place)

  const drag = useDrag((place, step) => {
    if (step !== undefined) play.lay(place, step)
    else if (stepOf(place) >= 0) play.takeBack(stepOf(place))
  })
  useKeys(root, {
    off: leaving || feedback !== undefined,
    onDigit: (place) => {
      if (place < cards.length && stepOf(place) < 0) play.lay(place)
    },
    onBack: play.takeBackLast,
  })
  // A card that is laid has left the pool, and whoever walked by keys is nowhere.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something was laid or taken back.
  useEffect(() => {
    if (feedback || document.activeElement !== document.body) return
    const to = play.isFull
      ? next.current
      : root.current?.querySelector<HTMLElement>('.steps-pool [data-piece]')
    to?.focus({ preventScroll: true })
  }, [stair])

  if (!question) return null
  const piece = (place: number, says: string, onPress: () => void) => (
    <Piece
      place={place}
      text={question.pieces[cards[place] ?? -1] ?? ''}
      pinyin={question.piece_pinyin[cards[place] ?? -1] ?? ''}
      dialectId={dialectId}
      says={says}
      onPress={onPress}
      onDrag={(event: PointerEvent, own: number) => drag(event, own)}
    />
  )
  const wrong = feedback?.steps.filter((right) => !right).length ?? 0
  return (
    <QuestionScreen
      ref={root}
      className="play-screen steps-screen"
      data-level="5"
      data-many={cards.length > 6 || undefined}
      game={props}
      ms={play.ms}
      sound={sound}
      no={play.no}
      count={play.count}
      verdicts={play.verdicts}
      ground="/images/events/ground-2.svg"
      leaving={leaving}
      onLeaving={setLeaving}
      busy={feedback !== undefined}
      next={{ ref: next, disabled: !play.isFull, onClick: play.next }}
      keys={
        <p className="play-keys steps-keys" data-first={play.no === 1 || undefined}>
          <Info size={22} aria-hidden="true" />
          <span>
            {UI.how}
            <span className="steps-keyboard">
              鍵盤：<kbd>←</kbd> <kbd>→</kbd> 移動，<kbd>Enter</kbd> 放，<kbd>Backspace</kbd> 收回
            </span>
          </span>
        </p>
      }
      feedback={
        feedback && (
          <Feedback
            right={feedback.right}
            note={feedback.right ? UI.right : practice ? UI.retry : UI.wrong(wrong)}
          >
            {!feedback.right && !practice && (
              <div className="feedback-answer">
                <Ruby
                  text={question.answer}
                  pinyin={question.pinyin}
                  keep={question.pieces}
                  dialectId={dialectId}
                />
              </div>
            )}
          </Feedback>
        )
      }
    >
      <Ask no={play.no} question={question} sound={sound.on} silent={feedback !== undefined} />
      <Stair
        pieces={stair.map((own, step) =>
          own ? piece(own.place, `，第 ${step + 1} 階，收回`, () => play.takeBack(step)) : null,
        )}
        steps={feedback?.steps}
      />
      <ul className="steps-pool" aria-label={UI.pool}>
        {cards.map((card, place) => (
          <li key={card}>
            {stepOf(place) < 0 ? (
              piece(place, '，放上去', () => play.lay(place))
            ) : (
              <span className="steps-gone" aria-hidden="true" lang="hak-Hant-TW">
                {question.pieces[card]}
              </span>
            )}
          </li>
        ))}
      </ul>
    </QuestionScreen>
  )
}
