import type { Revision } from '@hakka/contract/desk'
import { cx } from '@hakka/ui/cx.ts'
import { taipeiTime } from '../taipei-time.ts'

/** Which earlier versions there are: when each was written and by whom. */
export function RevisionList({
  versions,
  chosen,
  onChoose,
}: {
  versions: readonly Revision[]
  chosen: number | undefined
  onChoose(version: Revision): void
}) {
  return (
    <ul
      aria-label="版本"
      className="grid max-h-40 content-start gap-1 overflow-y-auto rounded-option border border-line p-1 md:max-h-[60vh]"
    >
      {versions.map((own) => (
        <li key={own.version}>
          <button
            type="button"
            aria-pressed={own.version === chosen}
            onClick={() => onChoose(own)}
            className={cx(
              'block min-h-11 w-full rounded-option px-3 py-1.5 text-left',
              own.version === chosen ? 'bg-brand text-white' : 'hover:bg-note',
            )}
          >
            <span className="block font-medium tabular-nums">{taipeiTime(own.at)}</span>
            <span className="block text-14">{own.by || '（沒有紀錄）'}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
