import { WAY_IN_NAMES } from '@hakka/contract/constants/school-class'
import type { WaitingStudent } from '@hakka/contract/school-class-shapes'
import { Button } from '@hakka/ui/Button.tsx'
import { Check, CheckCheck, ChevronDown, X } from 'lucide-react'
import { useState } from 'react'
import { dayText, taipeiTime } from '../../app/taipei-time.ts'
import './waiting.css'

/** Of a long list so many stand there at first. */
const FIRST = 8

/** Who waits stands first, in a box that goes when nobody does. Whoever was answered folds away. */
export function WaitingList({
  waiting,
  today,
  roster,
  going,
  busy,
  onSay,
}: {
  waiting: readonly WaitingStudent[]
  /** `2026/11/25` in Taipei. */
  today: string
  /** Names that the teacher has typed for the class, where she has: who is not among them is perhaps not hers. */
  roster: ReadonlySet<string>
  /** Who is answered and on the way out. */
  going: ReadonlySet<number>
  busy: boolean
  onSay(deed: 'approve' | 'refuse', ids: number[]): void
}) {
  const [whole, setWhole] = useState(false)
  if (waiting.length === 0) return null
  const shown = whole ? waiting : waiting.slice(0, FIRST)
  const when = (iso: string) => {
    const [day = '', time = ''] = taipeiTime(iso).split(' ')
    return `${dayText(day, today)} ${time}`
  }
  return (
    <section aria-labelledby="waiting" className="waiting-box">
      <div className="mb-1 flex flex-wrap items-center justify-between gap-3">
        <h3 id="waiting" className="text-22 font-bold">
          {waiting.length} 位同學等你同意
        </h3>
        {waiting.length > 1 && (
          <Button
            busy={busy}
            icon={<CheckCheck aria-hidden="true" />}
            className="waiting-all"
            onClick={() =>
              onSay(
                'approve',
                waiting.map(({ id }) => id),
              )
            }
          >
            全部同意
          </Button>
        )}
      </div>
      <ul>
        {shown.map(({ id, name, asked_at, via }) => (
          <li key={id} className="waiting-row" data-going={going.has(id) || undefined}>
            <div>
              <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 py-3">
                <span className="min-w-0">
                  <b translate="no" className="block [overflow-wrap:anywhere]">
                    {name}
                  </b>
                  <span className="text-16 text-muted">
                    {when(asked_at)}．{WAY_IN_NAMES[via]}
                  </span>
                  {roster.size > 0 && !roster.has(name) && (
                    <span className="text-16 font-medium text-warning-deep">．名單裡沒有這個名字</span>
                  )}
                </span>
                <span className="flex flex-wrap gap-2.5 max-sm:w-full max-sm:*:flex-auto max-sm:*:whitespace-nowrap">
                  <Button
                    kind="ghost"
                    busy={busy}
                    icon={<X aria-hidden="true" />}
                    aria-label={`${name}不是我的學生`}
                    className="max-sm:!px-3"
                    onClick={() => onSay('refuse', [id])}
                  >
                    不是我的學生
                  </Button>
                  <Button
                    busy={busy}
                    icon={<Check aria-hidden="true" />}
                    aria-label={`同意${name}加入`}
                    className="max-sm:!px-3"
                    onClick={() => onSay('approve', [id])}
                  >
                    同意
                  </Button>
                </span>
              </div>
            </div>
          </li>
        ))}
      </ul>
      {shown.length < waiting.length && (
        <Button kind="plain" icon={<ChevronDown aria-hidden="true" />} onClick={() => setWhole(true)}>
          再看 {waiting.length - shown.length} 位
        </Button>
      )}
    </section>
  )
}
