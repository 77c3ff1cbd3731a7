import { Bird } from '@hakka/ui/Bird.tsx'
import { cx } from '@hakka/ui/cx.ts'
import { Check, X } from 'lucide-react'

/** The way through the questions: what was right and wrong, and the bird where the player is. */
export function Trail({
  count,
  verdicts,
  label,
}: {
  count: number
  verdicts: readonly boolean[]
  label: string
}) {
  return (
    <ol className="trail" aria-label={label}>
      {Array.from({ length: count }, (_, own) => own).map((index) => {
        const right = verdicts[index]
        const isHere = index === verdicts.length
        const says = right === undefined ? (isHere ? '現在' : '') : right ? '答對' : '答錯'
        return (
          <li
            key={index}
            className={cx(right === true && 'right', right === false && 'wrong', isHere && 'here')}
          >
            <span className="sr-only">{`第 ${index + 1} 題${says}`}</span>
            {right === true && <Check size={16} strokeWidth={3.4} aria-hidden="true" />}
            {right === false && <X size={16} strokeWidth={3.4} aria-hidden="true" />}
            {isHere && <Bird width={40} />}
            {right === undefined && !isHere && <span aria-hidden="true">{index + 1}</span>}
          </li>
        )
      })}
    </ol>
  )
}
