import type { ChildWeek } from '@hakka/contract/child'
import { Card } from '@hakka/ui/Card.tsx'
import { Chip } from '@hakka/ui/Chip.tsx'
import { Check } from 'lucide-react'
import { AssignmentTitle } from '../../app/assignment/AssignmentTitle.tsx'
import { DueChip } from '../../app/assignment/DueChip.tsx'

/** What a child has to do for its classes: what it is and its day; how well it was done is the child's own. */
export function ChildAssignments({
  assignments,
  back,
}: {
  assignments: ChildWeek['assignments']
  back: number
}) {
  const open = assignments.filter(({ state }) => state !== 'done').length
  return (
    <Card as="section" aria-labelledby="child-assignments" className="overflow-hidden">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-5 pt-5 pb-3 md:px-7 md:pt-6">
        <h2 id="child-assignments" className="text-22 font-bold">
          {back === 0 ? '這星期的作業' : '那星期的作業'}
        </h2>
        {assignments.length > 0 && (
          <p className="text-16 text-muted">{open > 0 ? `還有 ${open} 份要做` : '都做完了'}</p>
        )}
      </div>
      {assignments.length === 0 ? (
        <p className="border-t border-line px-5 py-4 text-muted md:px-7">
          {back === 0 ? '這星期老師沒有派作業。' : '那星期老師沒有派作業。'}
        </p>
      ) : (
        <ul>
          {assignments.map((own) => (
            <li
              key={own.id}
              className="flex flex-wrap items-center gap-x-4 gap-y-1.5 border-t border-line px-5 py-3 md:px-7"
            >
              <span className="grid min-w-0 flex-1 basis-60 gap-0.5">
                <AssignmentTitle of={own} />
                <span className="text-16 text-muted">
                  <span translate="no">{own.class_name}</span>．{extentOf(own)}
                </span>
              </span>
              <State own={own} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

type Own = ChildWeek['assignments'][number]

const extentOf = ({ mode, state, done_count, item_count }: Own): string =>
  mode === 'test'
    ? '測驗'
    : state === 'done'
      ? `${item_count} 個活動`
      : `做好 ${done_count} / ${item_count} 個活動`

function State({ own }: { own: Own }) {
  if (own.state !== 'done') return <DueChip of={own} />
  return (
    <span className="flex flex-wrap gap-2">
      <Chip tone="right" icon={<Check size={18} aria-hidden="true" />}>
        完成
      </Chip>
      {own.was_late && <Chip>晚交</Chip>}
    </span>
  )
}
