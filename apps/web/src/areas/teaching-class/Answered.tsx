import type { ReportQuestion } from '@hakka/contract/assignment'
import type { ReportFace } from '@hakka/contract/assignment-shapes'
import { cx } from '@hakka/ui/cx.ts'
import { Check } from 'lucide-react'
import { facesText } from '../../app/assignment/AnsweredFaces.tsx'
import './answered.css'

const OTHER = '沒有答對'

/** Who was right, and what was given instead, the most frequent first. */
export function AnswerBars({ question }: { question: ReportQuestion }) {
  const { right, wrong, answered, missed } = question
  return (
    <ul className="answer-bars">
      <Bar faces={right} count={answered - missed} of={answered} isRight />
      {wrong.map((own) => (
        <Bar key={JSON.stringify(own.given)} faces={own.given} count={own.count} of={answered} />
      ))}
    </ul>
  )
}

function Bar({
  faces,
  count,
  of,
  isRight = false,
}: {
  faces: readonly ReportFace[]
  count: number
  of: number
  isRight?: boolean
}) {
  const share = of > 0 ? (count / of) * 100 : 0
  return (
    <li data-right={isRight || undefined}>
      <span className="flex items-center gap-2">
        {faces.map(({ picture }) => picture && <img key={picture} src={picture} alt="" />)}
        {isRight && <Check size="1.25em" aria-label="正確" className="flex-none" />}
        <span
          lang={faces.some(({ pinyin }) => pinyin) ? 'hak-Hant-TW' : undefined}
          className={cx(faces.some(({ pinyin }) => pinyin) && 'font-reading')}
        >
          {faces.length > 0 ? facesText(faces) : OTHER}
        </span>
      </span>
      <svg aria-hidden="true" viewBox="0 0 100 10" preserveAspectRatio="none">
        <rect
          width={share}
          height="10"
          className={isRight ? 'fill-correct' : count > 1 ? 'fill-[#d8877f]' : 'fill-ghost'}
        />
        {!isRight && count > 1 && <Stripes share={share} />}
      </svg>
      <span data-count>{count} 人</span>
    </li>
  )
}

/** Stripes: what is wrong is not told by its colour alone. */
function Stripes({ share }: { share: number }) {
  const places = Array.from({ length: Math.floor(share / 6) }, (_, at) => at * 6)
  return places.map((x) => (
    <path key={x} d={`M${x} 10 L${x + 3} 0 H${x + 5} L${x + 2} 10 Z`} className="fill-[#e9b4ae]" />
  ))
}
