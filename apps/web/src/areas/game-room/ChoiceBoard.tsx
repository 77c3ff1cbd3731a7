import type { QuizView } from '@hakka/contract/room-views'
import { Bird } from '@hakka/ui/Bird.tsx'
import { SoundButton } from '@hakka/ui/SoundButton.tsx'
import { Check } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useFit } from '../../app/container/use-fit.ts'
import { Analysis } from './Analysis.tsx'
import { type Choices, isSameFace, letterOf } from './choices.ts'
import { FacePicture, FaceText } from './Face.tsx'
import './choice.css'

/** Of more answers than these each is lower, and how many have answered stands above alone. */
const FEW = 3

/**
 * A question with its answers by letters, large enough for the last row. Nothing moves at the reveal: how many gave an
 * answer fills the answer itself.
 */
export function ChoiceBoard({
  choices,
  told,
  answered,
  dialectId,
  pinyin,
  children,
}: {
  choices: Choices
  /** After the reveal. */
  told: QuizView | undefined
  answered: number
  dialectId: number
  pinyin: boolean
  /** Below: how many have answered, or how many were right. */
  children: ReactNode
}) {
  const { asked, options } = choices
  const [part] = told?.parts ?? []
  const side = useRef<HTMLDivElement>(null)
  useFit(side)
  return (
    <div
      className="choice-board"
      data-plain={(!asked.image && !asked.sound) || undefined}
      data-many={options.length > FEW || undefined}
    >
      {(asked.image || asked.sound) && (
        <div className="choice-picture">
          {asked.image ? <FacePicture face={asked} className="choice-image" /> : <Bird width={260} />}
          {asked.sound && (
            <span data-model={!told || undefined}>
              <SoundButton sound={asked.sound} label="聽題目" kind="primary" size="l" />
            </span>
          )}
        </div>
      )}
      <div ref={side} className="choice-side">
        <div className="choice-fit">
          <h3 className="choice-asked">
            <FaceText face={asked} dialectId={dialectId} pinyin={pinyin} />
          </h3>
          <ol className="quiz-answers">
            {options.map((option, at) => {
              const right = part?.right.some((face) => isSameFace(option, face)) ?? false
              const count = part?.answers.find(({ given }) => isSameFace(option, given[0]))?.count ?? 0
              return (
                <li key={option.id} className="answer-option" data-right={right || undefined}>
                  {told?.counts && answered > 0 && (
                    <span
                      className="answer-fill"
                      style={{ width: `${Math.round((100 * count) / answered)}%` }}
                    />
                  )}
                  <span className="answer-key">{right ? <Check aria-label="對" /> : letterOf(at)}</span>
                  <span className="answer-body">
                    <span className="answer-face">
                      <FacePicture face={option} className="answer-picture" />
                      <FaceText face={option} dialectId={dialectId} pinyin={pinyin} />
                    </span>
                  </span>
                  {right && option.sound && (
                    <span data-model="">
                      <SoundButton sound={option.sound} says={option.text ?? ''} iconOnly />
                    </span>
                  )}
                  {right && <span className="answer-right">正確答案</span>}
                  {told?.counts && (
                    <span className="answer-count">
                      <b>{count}</b> 人
                    </span>
                  )}
                </li>
              )
            })}
          </ol>
          <Analysis text={part?.analysis} />
          {children}
        </div>
      </div>
    </div>
  )
}
