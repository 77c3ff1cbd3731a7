import { cx } from '@hakka/ui/cx.ts'
import { Ruby } from '@hakka/ui/Ruby.tsx'
import { SoundButton } from '@hakka/ui/SoundButton.tsx'
import { ArrowRight, Check, Lightbulb, X } from 'lucide-react'
import type { AnswersProps } from '#kit/view.ts'
import type { SongContent, SongQuestion } from './content.ts'
import type { SongDeal, SongVerdict } from './rules.ts'
import { Word } from './Word.tsx'

/** The answers of a play: what was missed first, with what was given. */
export default function SongAnswers({
  dialectId,
  content,
  verdict,
}: AnswersProps<SongContent, SongDeal, SongVerdict>) {
  const rows = verdict.answers.flatMap((answer, index) => {
    const group = content.groups.find(({ no }) => no === answer.group)
    const question = group?.questions.find(({ no }) => no === answer.no)
    return group && question ? [{ ...answer, place: index + 1, group, question }] : []
  })
  const missed = rows.filter(({ right }) => !right)
  const known = rows.filter(({ right }) => right)
  return (
    <>
      <h2 className="answers-title">
        {missed.length > 0 ? `答錯 ${missed.length} 題，再看一次就記住了` : '每一題都答對了！'}
      </h2>
      <ul className="song-answers">
        {missed.map(({ place, group, question, given }) => (
          <li key={place} className="missed">
            <span className="missed-no">{`${group.title}　第 ${place} 題`}</span>
            <Title question={question} dialectId={dialectId} />
            <Given question={question} places={question.answer} dialectId={dialectId} right />
            <Given question={question} places={given} dialectId={dialectId} />
          </li>
        ))}
      </ul>
      {known.length > 0 && (
        <details className="known" open={missed.length === 0}>
          <summary>
            <Check size={22} strokeWidth={3} aria-hidden="true" />
            {`答對 ${known.length} 題`}
          </summary>
          <ul className="song-answers">
            {known.map(({ place, question, hinted, points }) => (
              <li key={place}>
                <Title question={question} dialectId={dialectId} />
                <Given question={question} places={question.answer} dialectId={dialectId} right />
                {hinted && (
                  <p className="song-hinted">
                    <Lightbulb size={20} aria-hidden="true" />
                    {`用了提示，${points} 分`}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function Title({
  question: { title, title_image },
  dialectId,
}: {
  question: SongQuestion
  dialectId: number
}) {
  return (
    <div className="song-title">
      {title_image && <img src={title_image.url} alt="" width={64} height={64} loading="lazy" />}
      {title.pinyin === undefined ? (
        <b>{title.text}</b>
      ) : (
        <Ruby text={title.text} pinyin={title.pinyin} dialectId={dialectId} size="sentence" />
      )}
      {title.audio && <SoundButton sound={title.audio} says={title.text} iconOnly />}
    </div>
  )
}

/** What belongs there, or what was given instead. */
function Given({
  question: { mode, option },
  places,
  dialectId,
  right = false,
}: {
  question: SongQuestion
  places: readonly number[]
  dialectId: number
  right?: boolean
}) {
  if (places.length === 0) return null
  const Sign = right ? Check : X
  const word = (place: number) => {
    const own = option[place]
    return (
      own && (
        <>
          {own.image && <img src={own.image.url} alt="" width={40} height={40} loading="lazy" />}
          <Word text={own.text} pinyin={own.pinyin} dialectId={dialectId} />
        </>
      )
    )
  }
  return (
    <div className={cx('song-given', right && 'right')}>
      <b>
        <Sign size={20} strokeWidth={3} aria-hidden="true" />
        {right ? '答案' : '你的答案'}
      </b>
      <ul>
        {places.map((place, index) => (
          <li key={place}>
            {mode === 7 && (
              <>
                {word(index)}
                <ArrowRight size={20} aria-label="連到" />
              </>
            )}
            {(mode === 5 || mode === 6) && <i>{index + 1}</i>}
            {word(place)}
          </li>
        ))}
      </ul>
    </div>
  )
}
