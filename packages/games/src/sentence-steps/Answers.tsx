import { cx } from '@hakka/ui/cx.ts'
import { Ruby } from '@hakka/ui/Ruby.tsx'
import { SoundButton } from '@hakka/ui/SoundButton.tsx'
import { Check, X } from 'lucide-react'
import type { AnswersProps } from '#kit/view.ts'
import type { StepsContent, StepsQuestion } from './content.ts'
import type { StepsDeal, StepsVerdict } from './rules.ts'

/** The answers of a play: what was missed first, with the sentence as it was laid. */
export default function StepsAnswers({
  dialectId,
  content,
  verdict,
}: AnswersProps<StepsContent, StepsDeal, StepsVerdict>) {
  const rows = verdict.answers.flatMap((answer, index) => {
    const question = content.questions.find((own) => own.no === answer.no)
    return question ? [{ ...answer, place: index + 1, question }] : []
  })
  const missed = rows.filter(({ right }) => !right)
  const known = rows.filter(({ right }) => right)
  return (
    <>
      <h2 className="answers-title">
        {missed.length > 0 ? `答錯 ${missed.length} 題，再練一次就記住了` : '每一題都答對了！'}
      </h2>
      <ul>
        {missed.map(({ place, question, laid, steps }) => (
          <li key={place} className="missed steps-missed">
            <span className="missed-no">{`第 ${place} 題`}</span>
            <div className="missed-answer">
              <Sentence question={question} dialectId={dialectId} />
            </div>
            {laid.length > 0 && (
              <div className="missed-taken">
                <p>
                  <b>
                    <X size={18} strokeWidth={3} aria-hidden="true" />
                    你排的
                  </b>
                  <br />
                  {laid.map((piece, step) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place.
                    <span key={step} lang="hak-Hant-TW" className={cx('steps-laid', !steps[step] && 'wrong')}>
                      {piece}
                      {!steps[step] && (
                        <span className="sr-only" lang="zh-Hant-TW">
                          （不對）
                        </span>
                      )}
                    </span>
                  ))}
                </p>
              </div>
            )}
          </li>
        ))}
      </ul>
      {known.length > 0 && (
        <details className="known" open={missed.length === 0}>
          <summary>
            <Check size={22} strokeWidth={3} aria-hidden="true" />
            {`答對 ${known.length} 題`}
          </summary>
          <ul>
            {known.map(({ place, question }) => (
              <li key={place}>
                <Sentence question={question} dialectId={dialectId} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function Sentence({ question, dialectId }: { question: StepsQuestion; dialectId: number }) {
  const { answer, pinyin, pieces, chinese, audio } = question
  return (
    <>
      <div>
        <Ruby text={answer} pinyin={pinyin} keep={pieces} dialectId={dialectId} size="sentence" />
        <p className="text-muted">{chinese}</p>
      </div>
      {audio && <SoundButton sound={audio} says={answer} iconOnly />}
    </>
  )
}
