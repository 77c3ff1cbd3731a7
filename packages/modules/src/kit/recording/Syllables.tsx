import { parsePinyin } from '@hakka/hakka/pinyin'
import { cx } from '@hakka/ui/cx.ts'
import { Check, type LucideIcon, Minus, X } from 'lucide-react'
import { Reading } from '#kit/Hakka.tsx'
import type { JudgedSyllable, Judgement } from '#kit/host.ts'
import { keyed } from '#kit/kept/keyed.ts'
import { type Grade, gradeOf } from './grade.ts'
import { PitchLines } from './PitchLines.tsx'
import { ui } from './ui.ts'

/** Right and wrong of a syllable by sign, text and colour. */
export const GRADES: Record<Grade, { Icon: LucideIcon; text: string; look: string }> = {
  right: { Icon: Check, text: ui.syllable.right, look: 'border-correct bg-correct-soft text-correct-deep' },
  close: {
    Icon: Minus,
    text: ui.syllable.close,
    look: 'border-dashed border-warning bg-warning-soft text-warning-deep',
  },
  wrong: { Icon: X, text: ui.syllable.wrong, look: 'border-wrong bg-wrong-soft text-wrong-deep' },
}

/** How well each syllable was said, where the judge tells. */
export function Syllables({ syllables }: Pick<Judgement, 'syllables'>) {
  if (syllables.length === 0) return null
  const drawn = syllables.some(({ reference }) => (reference?.length ?? 0) > 1)
  return (
    <>
      <ul
        aria-label={ui.syllables}
        className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2"
      >
        {keyed(syllables, (own) => own.text).map(({ key, item }) => (
          <Syllable key={key} {...item} />
        ))}
      </ul>
      {drawn && <p className="mt-2 text-16 text-muted">{ui.linesNote}</p>}
    </>
  )
}

function Syllable({ text, pinyin, score, toneHeard, heard, learner = [], reference = [] }: JudgedSyllable) {
  const grade = GRADES[gradeOf(score)]
  const { Icon } = grade
  const [own] = parsePinyin(pinyin)
  const like = own && (toneHeard ?? heard) ? `${heard ?? own.letters}${toneHeard ?? own.tone}` : undefined
  return (
    <li className={cx('rounded-option border-2 px-2 py-1.5 text-center', grade.look)}>
      <span className="flex items-center justify-center gap-1 text-16 leading-snug font-bold">
        <Icon size={18} strokeWidth={3} aria-hidden="true" />
        {grade.text}
      </span>
      <span lang="hak-Hant-TW" className="block font-reading text-32 leading-tight text-ink">
        {text}
      </span>
      <Reading pinyin={pinyin} />
      {own && <PitchLines tone={own.tone} learner={learner} reference={reference} says={text} />}
      {like && (
        <span className="mt-1 block text-16 leading-snug text-ink">
          {ui.like} <Reading pinyin={like} always />
        </span>
      )}
    </li>
  )
}
