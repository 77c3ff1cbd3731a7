import { newsCategoryName } from '@hakka/contract/constants'
import type { EditedNews } from '@hakka/contract/news'
import { api } from '../../../app/api.ts'
import { RevisionsButton } from '../../../app/desk/RevisionsButton.tsx'
import { NewsBody } from '../../../app/news/NewsBody.tsx'
import { keptOf, LABELS, type NewsValues, SHOW, valuesOf } from './form-values.ts'

/** The earlier versions of an item. */
export function NewsRevisions({
  item,
  isDirty,
  onReverted,
}: {
  item: EditedNews
  isDirty: boolean
  onReverted(): void
}) {
  const { id } = item
  return (
    <RevisionsButton<NewsValues>
      title={item.title}
      present={{ values: keptOf(item).values, version: item.version }}
      labels={LABELS}
      show={SHOW}
      list={async () => (await api('GET /api/news/revisions', { query: { id } })).data}
      read={async (version) =>
        valuesOf((await api('GET /api/news/revision', { query: { id, version } })).data.content)
      }
      revert={(revision, version) => api('POST /api/news/revert', { body: { id, revision, version } })}
      onReverted={onReverted}
      isDirty={isDirty}
      more={(values) => (
        <details className="rounded-option border border-line px-4 py-2">
          <summary className="min-h-11 cursor-pointer content-center font-medium">看完整的樣子</summary>
          <NewsBody
            level="h2"
            item={{
              title: values.title,
              content: values.content,
              category: { id: values.category_id, name: newsCategoryName(values.category_id) },
              is_highlighted: values.is_highlighted ? 1 : 0,
              publish_date: values.publish_date ?? '',
              school_name: values.school_id?.name ?? null,
            }}
          />
        </details>
      )}
    />
  )
}
