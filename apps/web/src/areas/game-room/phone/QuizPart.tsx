import { ROOM_REFUSALS } from '@hakka/contract/constants/room'
import type { OwnView, QuizView, RoomFace } from '@hakka/contract/room-views'
import { Bird } from '@hakka/ui/Bird.tsx'
import { Button } from '@hakka/ui/Button.tsx'
import { CircleCheck, CircleX, Pencil } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import { choicesOf } from '../choices.ts'
import Exercise from '../Exercise.tsx'
import { FacePicture, FaceText } from '../Face.tsx'
import { hasKey } from '../has-key.ts'
import { ChoiceAsked, ChoiceTold } from './ChoicePart.tsx'
import type { PartProps } from './part-props.ts'

type Json = null | boolean | number | string | Json[] | { [name: string]: Json }

/** An answer as it goes over the line: what JSON can't say is not in it. */
const jsonOf = (answer: unknown): Json => JSON.parse(JSON.stringify(answer ?? null))

/** An exercise on a phone: answered, sent, changed until the teacher shows what is right. */
export default function QuizPart({ stage, view, own, offline, shut, act, waiting }: PartProps) {
  const at = stage.key
  const [changing, setChanging] = useState(false)
  const [problem, setProblem] = useState('')
  const told = view.shown?.kind === 'module' && view.shown.revealed ? view.shown : undefined
  const isWaiting = waiting.some(({ move }) => move.do === 'quiz.answer' && move.at === at)
  const send = useRef((_answer: unknown) => {})
  send.current = (answer) => {
    setProblem('')
    setChanging(false)
    void act({ do: 'quiz.answer', at, answer: jsonOf(answer) }).then((made) => {
      if (!made.ok) setProblem(ROOM_REFUSALS[made.code])
    })
  }
  const onAnswer = useCallback((answer: unknown) => send.current(answer), [])

  const choices = choicesOf(stage)
  if (told && choices) return <ChoiceTold choices={choices} told={told} own={own} stage={stage} />
  if (told) return <Told told={told} own={own} stage={stage} />
  const isSent = own.answered || isWaiting
  if (isSent && !changing) {
    return (
      <div className="grid justify-items-center gap-3 pt-8 text-center" role="status">
        <Bird width={140} />
        <p className="text-26 font-bold">{isWaiting && offline ? '記下來了' : '送出了！'}</p>
        <p className="text-muted">{isWaiting && offline ? '連上就送出。' : '抬頭看黑板，等老師公布答案。'}</p>
        {shut === '' && (
          <Button kind="ghost" icon={<Pencil aria-hidden="true" />} onClick={() => setChanging(true)}>
            改答案
          </Button>
        )}
      </div>
    )
  }
  return (
    <div className="mt-4 flex flex-1 flex-col">
      <p role="alert" className="mb-3 text-wrong-deep empty:hidden">
        {problem}
      </p>
      {shut !== '' ? null : choices ? (
        <ChoiceAsked choices={choices} stage={stage} own={own} offline={offline} onAnswer={onAnswer} />
      ) : (
        <Exercise stage={stage} pinyin onAnswer={onAnswer} />
      )}
    </div>
  )
}

/** What was right, and whether this pupil had it. */
function Told({ told, own, stage }: { told: QuizView } & Pick<PartProps, 'own' | 'stage'>) {
  const { verdict } = own
  return (
    <div className="mt-4 grid gap-4">
      {verdict ? (
        <p
          className={`flex items-center gap-3 rounded-card px-4 py-4 ${verdict.right ? 'bg-correct-soft text-correct-deep' : 'bg-wrong-soft text-wrong-deep'}`}
          role="status"
        >
          {verdict.right ? (
            <CircleCheck size={32} aria-hidden="true" />
          ) : (
            <CircleX size={32} aria-hidden="true" />
          )}
          <b className="text-22">
            {verdict.right
              ? '答對了！'
              : verdict.total > 1
                ? `答對 ${verdict.earned} / ${verdict.total}`
                : '不對，再看一次'}
          </b>
        </p>
      ) : (
        <p className="rounded-card bg-neutral px-4 py-4" role="status">
          這一題你沒有作答，看看正確答案。
        </p>
      )}
      <ul className="grid gap-3">
        {told.parts.map((part, at) =>
          hasKey(part) ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts are told apart by their place alone
            <li key={at} className="grid gap-2 rounded-card border-2 border-correct bg-white p-4">
              <Faces faces={[part.asked]} dialectId={stage.dialect_id} />
              {part.right.length > 0 && (
                <p className="text-16 text-correct-deep">
                  <b>正確答案</b>
                </p>
              )}
              <Faces faces={part.right} dialectId={stage.dialect_id} />
              <OwnGiven own={own.given[at]} dialectId={stage.dialect_id} />
            </li>
          ) : null,
        )}
      </ul>
      <p className="phone-bird">
        <Bird width={72} />
        等老師換下一題…
      </p>
    </div>
  )
}

/** What she gave where it was not right; nothing where it can't be said in words. */
function OwnGiven({ own, dialectId }: { own: OwnView['given'][number] | undefined; dialectId: number }) {
  if (!own || own.right || own.given.length === 0) return null
  return (
    <div className="grid gap-2 rounded-option border-2 border-wrong border-dashed bg-wrong-soft p-3">
      <p className="text-16 text-wrong-deep">
        <b>你的答案</b>
      </p>
      <Faces faces={own.given} dialectId={dialectId} />
    </div>
  )
}

function Faces({ faces, dialectId }: { faces: readonly RoomFace[]; dialectId: number }) {
  return (
    <div className="flex flex-wrap items-center gap-3 text-20">
      {faces.map((face, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what belongs together has no other name than its place
        <span key={at} className="inline-flex items-center gap-2">
          <FacePicture face={face} className="size-16 object-contain" />
          <FaceText face={face} dialectId={dialectId} pinyin />
        </span>
      ))}
    </div>
  )
}
