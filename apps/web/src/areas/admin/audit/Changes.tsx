import type { AuditRow } from '@hakka/contract/audit'
import { fieldName, valueText } from './names.ts'

/** What was before beside what is now, field by field; folded away until somebody asks. */
export function Changes({ changes }: { changes: AuditRow['changes'] }) {
  if (changes.length === 0) return null
  return (
    <details className="mt-1">
      <summary className="inline-flex min-h-9 cursor-pointer items-center text-brand underline decoration-ghost underline-offset-4">
        看 {changes.length} 項變更
      </summary>
      <dl className="grid gap-3 py-2">
        {changes.map(({ field, before, after }) => (
          <div key={field}>
            <dt className="font-medium">
              {fieldName(field) ?? (field ? <code lang="en">{field}</code> : '內容')}
            </dt>
            <dd className="mt-1 grid gap-2 md:grid-cols-2">
              <State title="之前" text={valueText(field, before)} look="bg-wrong-soft" />
              <State title="之後" text={valueText(field, after)} look="bg-correct-soft" />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function State({ title, text, look }: { title: string; text: string; look: string }) {
  return (
    <div className={`min-w-0 rounded-option px-3 py-1.5 ${look}`}>
      <p className="text-14 text-muted">{title}</p>
      {text ? (
        <p translate="no" className="max-h-60 overflow-y-auto whitespace-pre-wrap">
          {text}
        </p>
      ) : (
        <p className="text-muted">（空白）</p>
      )}
    </div>
  )
}
