import type { AssignmentChoice } from '@hakka/contract/assignment'
import { Button } from '@hakka/ui/Button.tsx'
import { FieldErrors } from '../forms/FieldErrors.tsx'

/** What of it is to be done, each with how long it takes. One thing alone is only named. */
export function ThingField({
  items,
  value,
  errors = [],
  onValue,
}: {
  items: readonly AssignmentChoice[]
  value: readonly number[]
  errors?: readonly string[] | undefined
  onValue(ids: number[]): void
}) {
  const chosen = items.filter(({ thing_id }) => value.includes(thing_id))
  const minutes = chosen.reduce((sum, own) => sum + own.minutes, 0)
  const isAll = chosen.length === items.length
  const others = value.filter((id) => !items.some(({ thing_id }) => thing_id === id))
  return (
    <fieldset data-field="thing_ids" className="grid min-w-0 gap-2.5">
      <div className="flex flex-wrap items-center gap-x-3">
        <legend className="contents">
          <span className="font-medium">做哪些活動</span>
        </legend>
        <span className="text-16 text-muted">
          選了 {chosen.length} 個，約 {minutes} 分鐘
        </span>
        {items.length > 1 && (
          <Button
            kind="plain"
            className="ml-auto"
            onClick={() => onValue(isAll ? others : [...others, ...items.map(({ thing_id }) => thing_id)])}
          >
            {isAll ? '都不選' : '全部'}
          </Button>
        )}
      </div>
      <div className="grid gap-2.5 sm:grid-cols-2">
        {items.map((item) => {
          const isChosen = value.includes(item.thing_id)
          const rest = value.filter((id) => id !== item.thing_id)
          return (
            <label key={item.thing_id} className="assign-thing">
              <input
                type="checkbox"
                checked={isChosen}
                onChange={() => onValue(isChosen ? rest : [...rest, item.thing_id])}
              />
              <span className="min-w-0 flex-1">{item.title}</span>
              <span className="text-14 whitespace-nowrap text-muted">
                {[item.size, `約 ${item.minutes} 分`].filter(Boolean).join('．')}
              </span>
            </label>
          )
        })}
      </div>
      <FieldErrors id="thing_ids-errors" errors={errors} />
    </fieldset>
  )
}
