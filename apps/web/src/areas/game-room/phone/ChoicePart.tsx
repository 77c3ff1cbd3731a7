import type { QuizView } from '@hakka/contract/room-views'
import { graphemes } from '@hakka/hakka/characters'
import { Bird } from '@hakka/ui/Bird.tsx'
import { Button } from '@hakka/ui/Button.tsx'
import { SoundButton } from '@hakka/ui/SoundButton.tsx'
import { Check, CircleCheck, CircleX, Send, X } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { type Choice, type Choices, chosenIn, isSameFace, letterOf } from '../choices.ts'
import { FacePicture, FaceText } from '../Face.tsx'
import type { PartProps } from './part-props.ts'
import '../choice.css'

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** Characters that stand beside what is said of an answer; of more it has a line of its own. */
const SHORT = 4
const isLong = ({ text, image }: Choice) => graphemes(text ?? '').length > (image ? 2 : SHORT)

/** One of a few answers, by its letter: chosen, and then sent. */
export function ChoiceAsked({
  choices,
  stage,
  own,
  offline,
  onAnswer,
}: {
  choices: Choices
  onAnswer(answer: unknown): void
} & Pick<PartProps, 'stage' | 'own' | 'offline'>) {
  const { options } = choices
  const [chosen, setChosen] = useState(() => chosenIn(choices, own.answer))
  function move(event: KeyboardEvent<HTMLElement>, at: number): void {
    const step = STEPS[event.key]
    const next = step === undefined ? undefined : options[(at + step + options.length) % options.length]
    if (!next) return
    event.preventDefault()
    setChosen(next.id)
    event.currentTarget.parentElement?.querySelector<HTMLElement>(`[data-choice="${next.id}"]`)?.focus()
  }
  const stop = chosen ?? options[0]?.id
  return (
    <div className="mt-2 flex flex-1 flex-col gap-4">
      <Asked choices={choices} dialectId={stage.dialect_id} />
      <div role="radiogroup" aria-label="答案" className="choice-list">
        {options.map((option, at) => (
          // biome-ignore lint/a11y/useSemanticElements: a radio can't hold a picture, ruby and its letter
          <button
            key={option.id}
            type="button"
            role="radio"
            className="choice"
            data-choice={option.id}
            data-long={isLong(option) || undefined}
            aria-checked={chosen === option.id}
            tabIndex={option.id === stop ? 0 : -1}
            onKeyDown={(event) => move(event, at)}
            onClick={() => setChosen(option.id)}
          >
            <span className="choice-letter">{letterOf(at)}</span>
            <Body option={option} dialectId={stage.dialect_id} />
            {chosen === option.id && (
              <span className="choice-says">
                <Check size={20} aria-hidden="true" />
                {!isLong(option) && '選這個'}
              </span>
            )}
          </button>
        ))}
      </div>
      <div className="mt-auto pt-4">
        <Button
          kind="primary"
          size="l"
          block
          disabled={chosen === undefined}
          icon={<Send aria-hidden="true" />}
          onClick={() => chosen !== undefined && onAnswer(choices.answer(chosen))}
        >
          {chosen === undefined ? '選一個答案' : offline ? '連上就送' : '送出答案'}
        </Button>
      </div>
    </div>
  )
}

function Asked({ choices: { asked }, dialectId }: { choices: Choices; dialectId: number }) {
  return (
    <>
      <p className="text-22 leading-snug font-bold">
        <FaceText face={asked} dialectId={dialectId} pinyin />
      </p>
      {(asked.image || asked.sound) && (
        <div className="choice-asked-card">
          <FacePicture face={asked} className="choice-asked-image" />
          {asked.sound && <SoundButton sound={asked.sound} label="聽題目" />}
        </div>
      )}
    </>
  )
}

const Body = ({ option, dialectId }: { option: Choice; dialectId: number }) => (
  <span className="choice-body">
    <FacePicture face={option} className="choice-thumb" />
    <FaceText face={option} dialectId={dialectId} pinyin />
  </span>
)

/** What was right, beside what this pupil had. */
export function ChoiceTold({
  choices,
  told,
  own,
  stage,
}: { choices: Choices; told: QuizView } & Pick<PartProps, 'own' | 'stage'>) {
  const { options, asked } = choices
  const [part] = told.parts
  const rightAt = options.findIndex((option) => part?.right.some((face) => isSameFace(option, face)))
  const right = options[rightAt]
  const chosen = options.find(({ id }) => id === chosenIn(choices, own.answer))
  return (
    <div className="mt-2 flex flex-1 flex-col gap-3">
      <Verdict
        verdict={own.verdict}
        letter={rightAt >= 0 ? letterOf(rightAt) : ''}
        heard={asked.sound !== undefined}
      />
      {right && (
        <Told option={right} isRight says={right === chosen ? '你答對了' : '正確答案'} stage={stage} />
      )}
      {chosen && chosen !== right && <Told option={chosen} isRight={false} says="你的答案" stage={stage} />}
      {right?.sound && (
        <SoundButton sound={right.sound} label={`聽「${right.text ?? ''}」`} block kind="ghost" />
      )}
      <p className="phone-bird">
        <Bird width={72} />
        等老師換下一題…
      </p>
    </div>
  )
}

function Verdict({
  verdict,
  letter,
  heard,
}: {
  verdict: PartProps['own']['verdict']
  letter: string
  heard: boolean
}) {
  const told = letter && `正確答案是 ${letter}`
  if (!verdict)
    return (
      <p className="rounded-card bg-neutral px-4 py-4" role="status">
        這一題你沒有作答。{told}
      </p>
    )
  const Icon = verdict.right ? CircleCheck : CircleX
  return (
    <p
      className={`flex items-center gap-3 rounded-card px-4 py-4 ${verdict.right ? 'bg-correct-soft text-correct-deep' : 'bg-wrong-soft text-wrong-deep'}`}
      role="status"
    >
      <Icon size={32} className="flex-none" aria-hidden="true" />
      <span>
        <b className="block text-22">
          {verdict.right ? '答對了！' : heard ? '不對，再聽一次' : '不對，再看一次'}
        </b>
        {!verdict.right && told}
      </span>
    </p>
  )
}

function Told({
  option,
  isRight,
  says,
  stage,
}: { option: Choice; isRight: boolean; says: string } & Pick<PartProps, 'stage'>) {
  return (
    <div className="choice" data-told={isRight ? 'right' : 'wrong'} data-long={isLong(option) || undefined}>
      <span className="choice-letter">
        {isRight ? <Check aria-hidden="true" /> : <X aria-hidden="true" />}
      </span>
      <Body option={option} dialectId={stage.dialect_id} />
      <span className="choice-says">{says}</span>
    </div>
  )
}
