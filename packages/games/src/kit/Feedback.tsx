import { cx } from '@hakka/ui/cx.ts'
import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'

/** Right or wrong, for a second: by shape, sign, word and colour. */
export function Feedback({ right, note, children }: { right: boolean; note: string; children?: ReactNode }) {
  const Sign = right ? Check : X
  return (
    <div className={cx('feedback', Boolean(children) && 'answered')} role="alert">
      <div className="feedback-card" data-right={right}>
        <img
          src={right ? '/images/events/bird-happy.svg' : '/images/events/bird-listen.svg'}
          alt=""
          width={240}
          height={190}
          className="feedback-bird"
        />
        <p className="feedback-sign">
          <Sign size={44} strokeWidth={3.4} aria-hidden="true" />
        </p>
        <p className="feedback-word">{right ? '答對了！' : '不對'}</p>
        <p className="feedback-note">{note}</p>
        {children}
      </div>
    </div>
  )
}
