import type { ReportFace, ReportQuestion } from '@hakka/contract/assignment'
import { cx } from '@hakka/ui/cx.ts'
import { PinyinLine } from '@hakka/ui/PinyinLine.tsx'
import { WordSound } from '@hakka/ui/WordSound.tsx'
import { Check } from 'lucide-react'
import './answered.css'

/** Options of a question or a part of its answer, in words. */
export const facesText = (faces: readonly ReportFace[]): string =>
  faces.map(({ text }) => text || '圖片').join('、')

/** Hakka with its reading, or Mandarin. */
export function FaceText({
  face,
  dialectId,
  className,
}: {
  face: ReportFace
  dialectId: number
  className?: string
}) {
  return (
    <span
      lang={face.pinyin ? 'hak-Hant-TW' : undefined}
      className={cx(face.pinyin && 'font-reading', className)}
    >
      {face.text || (face.picture ? '圖片' : '')}
      {face.pinyin && (
        <span className="block">
          <PinyinLine pinyin={face.pinyin} dialectId={dialectId} />
        </span>
      )}
    </span>
  )
}

/** What was asked: its words, its picture, its sound. */
export function AskedFace({
  question: { prompt, asked },
  dialectId,
}: {
  question: ReportQuestion
  dialectId: number
}) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {prompt && <span className="w-full">{prompt}</span>}
      {asked.picture && <img src={asked.picture} alt="" className="size-16 rounded-option object-cover" />}
      {asked.sound && <WordSound sound={asked.sound} says={asked.text} iconOnly />}
      <FaceText face={asked} dialectId={dialectId} className="font-medium" />
    </span>
  )
}

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
