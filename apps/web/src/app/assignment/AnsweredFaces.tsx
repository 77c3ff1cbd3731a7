import type { ReportQuestion } from '@hakka/contract/assignment'
import type { ReportFace } from '@hakka/contract/assignment-shapes'
import { cx } from '@hakka/ui/cx.ts'
import { PinyinLine } from '@hakka/ui/PinyinLine.tsx'
import { WordSound } from '@hakka/ui/WordSound.tsx'
import { Check, X } from 'lucide-react'

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

/** What somebody answered to a question, and what is right. */
export function AnsweredQuestion({ question, dialectId }: { question: ReportQuestion; dialectId: number }) {
  const { no, right, wrong, missed } = question
  const given = wrong[0]?.given ?? []
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 gap-y-1 border-line py-3 not-first:border-t">
      {missed === 0 ? (
        <Check aria-label="答對" className="text-correct" />
      ) : (
        <X aria-label="答錯" className="text-wrong" />
      )}
      <div className="grid gap-1">
        <p className="text-16 text-muted">第 {no} 題</p>
        <AskedFace question={question} dialectId={dialectId} />
        <p className={missed === 0 ? 'text-correct-deep' : undefined}>
          {missed > 0 && (
            <span className="mr-4 text-wrong-deep">
              答：{given.length > 0 ? facesText(given) : '沒有作答'}
            </span>
          )}
          <span>正確：{facesText(right)}</span>
        </p>
      </div>
    </li>
  )
}
