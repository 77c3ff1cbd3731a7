import type { HostView } from '@hakka/contract/room-views'
import { Button } from '@hakka/ui/Button.tsx'
import { Check, ShieldCheck, X } from 'lucide-react'
import { shownPinyin } from '../shown-pinyin.ts'

type Waiting = HostView['waiting'][number]

const FLAGS: Record<Waiting['flags'][number], string> = {
  repeated: '重複的字很多',
}

/** What waits for the teacher: nobody else has seen it. */
export function Moderation({
  waiting,
  unit,
  dialectId,
  onAnswer,
}: {
  waiting: readonly Waiting[]
  unit: string
  dialectId: number
  onAnswer(own: Waiting, up: boolean): void
}) {
  return (
    <section className="mb-5">
      <h2>
        <ShieldCheck size={22} className="text-warning" aria-hidden="true" />
        等你看
        <span className="rounded-pill bg-warning-soft px-3 text-16 font-medium text-warning-deep">
          {waiting.length} {unit}
        </span>
      </h2>
      <p className="mb-3 text-16 text-muted">
        {waiting.length > 0 ? '只有你看得到。放上去，黑板才會出現。' : '現在沒有要看的。'}
      </p>
      <ul>
        {waiting.map((own) => (
          <li key={own.id} className="waiting-note" data-waiting={own.id}>
            <span translate="no">{own.text}</span>
            {own.pinyin && (
              <span lang="hak-Latn-TW" className="waiting-reading">
                {shownPinyin(own.pinyin, dialectId)}
              </span>
            )}
            <p className="waiting-by">
              <span translate="no">{own.by}</span>
              {own.flags.map((flag) => ` · ${FLAGS[flag]}`)}
            </p>
            <div>
              <Button kind="ghost" icon={<X aria-hidden="true" />} onClick={() => onAnswer(own, false)}>
                不放
              </Button>
              <Button kind="brand" icon={<Check aria-hidden="true" />} onClick={() => onAnswer(own, true)}>
                放上去
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
