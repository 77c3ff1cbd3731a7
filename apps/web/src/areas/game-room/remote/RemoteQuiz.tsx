import type { QuizView } from '@hakka/contract/room-views'
import { choicesOf } from '../choices.ts'
import { FacePicture, FaceText } from '../Face.tsx'
import { Seats } from '../Seats.tsx'
import '../quiz.css'
import type { HostProps } from '../HostBoard.tsx'
import { Missing } from './Missing.tsx'

/** An exercise from the teacher's hand: who is still at it, then who answered what. */
export function RemoteQuiz({ view, stage, look, shown }: HostProps & { shown: QuizView }) {
  const dialectId = stage?.dialect_id ?? 1
  if (!shown.revealed) {
    const asked = stage && choicesOf(stage)?.asked
    return (
      <>
        {asked && (
          <div className="remote-asked">
            <FacePicture face={asked} className="size-20 flex-none object-contain" />
            <FaceText face={asked} dialectId={dialectId} pinyin={look.pinyin} />
          </div>
        )}
        <h2 className="remote-figure">
          {view.answered} / {Math.max(view.present, view.answered)} 人答好了
        </h2>
        <Seats answered={view.answered} of={Math.max(view.present, view.answered)} />
        <Missing title="還沒答" view={view} />
      </>
    )
  }
  return (
    <>
      <h2 className="remote-figure">
        {shown.right === null ? `${view.answered} 人答好了` : `${shown.right} / ${view.answered} 人全答對`}
      </h2>
      {shown.parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts are told apart by their place alone
        <section key={at} className="mb-5">
          <h2>
            <FaceText face={part.asked} dialectId={dialectId} pinyin={look.pinyin} />
          </h2>
          <ul className="grid gap-2">
            {part.answers.map((answer, no) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: answers are told apart by their place alone
                key={no}
                className={`rounded-option border-2 p-3 ${answer.right ? 'border-correct bg-correct-soft' : 'border-line bg-white'}`}
              >
                <p className="flex items-start justify-between gap-3">
                  <span>
                    {answer.given.length === 0 && '別的答案'}
                    {answer.given.map((face, place) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: what belongs together has no other name than its place
                      <FaceText key={place} face={face} dialectId={dialectId} pinyin={look.pinyin} />
                    ))}
                  </span>
                  <b className="whitespace-nowrap">{view.given[at]?.[no]?.length ?? answer.count} 人</b>
                </p>
                <p className="text-16 text-muted" translate="no">
                  {view.given[at]?.[no]?.join('、')}
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className="text-16 text-muted">誰答了什麼，只有你看得到。</p>
    </>
  )
}
