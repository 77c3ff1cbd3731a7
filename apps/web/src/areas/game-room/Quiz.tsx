import type { QuizView, RoomFace, RoomStage } from '@hakka/contract/room-views'
import { lazyTwice } from '@hakka/ui/at-rest.ts'
import { Bird } from '@hakka/ui/Bird.tsx'
import { Check, Medal, X } from 'lucide-react'
import { Suspense } from 'react'
import { Analysis } from './Analysis.tsx'
import { ChoiceBoard } from './ChoiceBoard.tsx'
import { choicesOf } from './choices.ts'
import { FacePicture, FaceText } from './Face.tsx'
import { FitStage } from './FitStage.tsx'
import { hasKey } from './has-key.ts'
import { Seats } from './Seats.tsx'
import './quiz.css'

const Exercise = lazyTwice(() => import('./Exercise.tsx'))

const ignore = () => {}

interface Look {
  dialectId: number
  pinyin: boolean
}

/** An exercise on the board: first what is asked and how many have answered, then what was answered and what is right. */
export function Quiz({
  view,
  stage,
  dialectId,
  pinyin,
  answered,
  members,
}: { view: QuizView; stage: RoomStage; answered: number; members: number } & Look) {
  if (view.podium) return <Podium podium={view.podium} />
  const choices = choicesOf(stage)
  const progress = (
    <div className="quiz-progress">
      <p>
        <b>{answered}</b>
        <span> / {members}</span>
        <small>人答好了</small>
      </p>
      <Seats answered={answered} of={members} />
    </div>
  )
  const right = view.right !== null && view.counts && (
    <p className="quiz-right">
      <Check aria-hidden="true" />
      {answered} 人裡有 {view.right} 人全答對
    </p>
  )
  if (choices) {
    return (
      <ChoiceBoard
        choices={choices}
        told={view.revealed ? view : undefined}
        answered={answered}
        dialectId={dialectId}
        pinyin={pinyin}
      >
        {view.revealed ? right : progress}
      </ChoiceBoard>
    )
  }
  if (!view.revealed) {
    return (
      <FitStage label="題目">
        <Suspense>
          <Exercise stage={stage} pinyin={pinyin} onBoard onAnswer={ignore} />
        </Suspense>
      </FitStage>
    )
  }
  const parts = view.parts.filter(hasKey)
  return (
    <FitStage label="結果">
      <ol className="quiz-parts" data-many={parts.length > 1 || undefined}>
        {parts.map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts are told apart by their place alone
          <li key={at}>
            <PartTold
              part={part}
              total={answered}
              counts={view.counts}
              dialectId={dialectId}
              pinyin={pinyin}
            />
          </li>
        ))}
      </ol>
      {right}
    </FitStage>
  )
}

type Part = QuizView['parts'][number]

/** What of one part was given how often: a bar lies in the answer itself, so nothing moves when it is shown. */
function PartTold({
  part,
  total,
  counts,
  dialectId,
  pinyin,
}: { part: Part; total: number; counts: boolean } & Look) {
  const wrong = part.answers.filter(({ right }) => !right)
  const right = part.answers.filter((answer) => answer.right)
  const rows = [
    { given: right[0]?.given.length ? right[0].given : part.right, count: part.right_count, right: true },
    ...wrong.toSorted((a, b) => b.count - a.count),
  ]
  return (
    <>
      <h3 className="quiz-asked">
        <FacePicture face={part.asked} className="quiz-asked-picture" />
        <FaceText face={part.asked} dialectId={dialectId} pinyin={pinyin} />
      </h3>
      <ul className="quiz-answers">
        {rows.map((row, at) => (
          <AnswerOption
            // biome-ignore lint/suspicious/noArrayIndexKey: answers are told apart by their place alone
            key={at}
            faces={row.given}
            share={total > 0 ? row.count / total : 0}
            count={counts ? row.count : undefined}
            right={row.right}
            dialectId={dialectId}
            pinyin={pinyin}
          />
        ))}
      </ul>
      <Analysis text={part.analysis} />
    </>
  )
}

/** An answer with how many gave it. */
function AnswerOption({
  faces,
  share,
  count,
  right,
  dialectId,
  pinyin,
}: {
  faces: readonly RoomFace[]
  share: number
  /** Not told where it is missing. */
  count: number | undefined
  right: boolean
} & Look) {
  return (
    <li className="answer-option" data-right={right || undefined}>
      {count !== undefined && (
        <span className="answer-fill" style={{ width: `${Math.round(share * 100)}%` }} />
      )}
      <span className="answer-key">{right ? <Check aria-hidden="true" /> : <X aria-hidden="true" />}</span>
      <span className="answer-body">
        {faces.length === 0 && '別的答案'}
        {faces.map((face, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what belongs together has no other name than its place
          <span key={at} className="answer-face">
            <FacePicture face={face} className="answer-picture" />
            <FaceText face={face} dialectId={dialectId} pinyin={pinyin} />
          </span>
        ))}
      </span>
      {right && <span className="answer-right">正確答案</span>}
      {count !== undefined && (
        <span className="answer-count">
          <b>{count}</b> 人
        </span>
      )}
    </li>
  )
}

/** So many names stand on a place before they are set smaller and beside each other. */
const MANY = 6

/** Who had the most right: the first three places, nobody else by name. */
function Podium({ podium }: { podium: NonNullable<QuizView['podium']> }) {
  if (podium.length === 0)
    return (
      <p className="board-empty">
        <Bird width={190} />
        還沒有人全答對，下一題加油！
      </p>
    )
  return (
    <ol className="podium" aria-label="頒獎臺">
      {podium.map(({ place, right, names }) => (
        <li key={place} data-place={place} data-many={names.length > MANY || undefined}>
          <span translate="no" className="podium-names">
            {names.map((name, at) => (
              <span key={name}>
                {name}
                {at + 1 < names.length && '、'}
              </span>
            ))}
          </span>
          <div className="podium-block">
            <Medal aria-hidden="true" />
            <b>第 {place} 名</b>
            <span>答對 {right} 題</span>
          </div>
        </li>
      ))}
    </ol>
  )
}
