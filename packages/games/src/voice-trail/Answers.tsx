import { PinyinLine } from '@hakka/ui/PinyinLine.tsx'
import { Ruby } from '@hakka/ui/Ruby.tsx'
import { SoundButton } from '@hakka/ui/SoundButton.tsx'
import { Check, X } from 'lucide-react'
import type { AnswersProps } from '#kit/view.ts'
import type { VoiceContent, VoiceOption } from './content.ts'
import type { VoiceDeal, VoiceVerdict } from './rules.ts'

/** The answers of a play: what was missed first, with what was taken and what its sound said. */
export default function VoiceAnswers({
  dialectId,
  content,
  deal,
  verdict,
}: AnswersProps<VoiceContent, VoiceDeal, VoiceVerdict>) {
  const rows = verdict.answers.flatMap(({ no, selected, right }, index) => {
    const question = content.questions.find((own) => own.no === no)
    const answer = question?.options[question.answer]
    const taken = question?.options[deal[index]?.cards[selected] ?? -1]
    return answer ? [{ place: index + 1, answer, taken, right }] : []
  })
  const missed = rows.filter(({ right }) => !right)
  const known = rows.filter(({ right }) => right)
  return (
    <>
      <h2 className="answers-title">
        {missed.length > 0 ? `答錯 ${missed.length} 題，再練一次就記住了` : '每一題都答對了！'}
      </h2>
      {missed.length > 0 && <p className="text-muted">綠框是說對的那一張圖。</p>}
      <ul>
        {missed.map(({ place, answer, taken }) => (
          <li key={place} className="missed">
            <span className="missed-no">{`第 ${place} 題`}</span>
            <div className="missed-answer">
              <img src={answer.image.url} alt="" width={84} height={84} loading="lazy" />
              <div>
                <Ruby
                  text={answer.shown.text}
                  pinyin={answer.shown.pinyin}
                  dialectId={dialectId}
                  size="sentence"
                />
                <p className="text-muted">{answer.shown.chinese}</p>
              </div>
              <Heard option={answer} />
            </div>
            {taken && <Taken option={taken} dialectId={dialectId} />}
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
            {known.map(({ place, answer }) => (
              <li key={place}>
                <span lang="hak-Hant-TW" className="font-reading text-26">
                  {answer.shown.text}
                </span>
                <PinyinLine pinyin={answer.shown.pinyin} dialectId={dialectId} />
                <Heard option={answer} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

const Heard = ({ option: { said } }: { option: VoiceOption }) =>
  said.audio ? <SoundButton sound={said.audio} says={said.text} iconOnly /> : null

/** What was taken instead: its picture, and what its sound said. */
function Taken({ option: { image, shown, said }, dialectId }: { option: VoiceOption; dialectId: number }) {
  const word = ({ text, pinyin }: { text: string; pinyin: string }) => (
    <span className="inline-block whitespace-nowrap">
      <span lang="hak-Hant-TW" className="font-reading text-22">
        {text}
      </span>{' '}
      <PinyinLine pinyin={pinyin} dialectId={dialectId} />
    </span>
  )
  return (
    <div className="missed-taken">
      <img src={image.url} alt="" width={44} height={44} loading="lazy" />
      <p>
        <b>
          <X size={18} strokeWidth={3} aria-hidden="true" />
          你選的
        </b>
        <br />
        圖是 {word(shown)}，聲音說 {word(said)}
      </p>
    </div>
  )
}
