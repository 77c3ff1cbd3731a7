import type { EditedEvent } from '@hakka/contract/event-desk'
import { api } from '../../../app/api.ts'
import { RevisionsButton } from '../../../app/desk/RevisionsButton.tsx'
import { type EventValues, keptOf, LABELS, SHOW, valuesOf } from './form-values.ts'

/** The earlier versions of an event. */
export function EventRevisions({
  item,
  isDirty,
  onReverted,
}: {
  item: EditedEvent
  isDirty: boolean
  onReverted(): void
}) {
  const { id } = item
  return (
    <RevisionsButton<EventValues>
      title={item.title}
      present={{ values: keptOf(item).values, version: item.version }}
      labels={LABELS}
      show={SHOW}
      list={async () => (await api('GET /api/event/revisions', { query: { id } })).data}
      read={async (version) =>
        valuesOf((await api('GET /api/event/revision', { query: { id, version } })).data.content)
      }
      revert={(revision, version) => api('POST /api/event/revert', { body: { id, revision, version } })}
      onReverted={onReverted}
      isDirty={isDirty}
    />
  )
}
