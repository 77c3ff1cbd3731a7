import { CircleAlert } from 'lucide-react'
import type { RefObject } from 'react'
import { focusOnField } from '../forms/use-focus-on-errors.ts'

/** What has to be mended before it can be saved; each line leads to its field. */
export function ErrorSummary({
  form,
  errors,
  labels,
}: {
  form: RefObject<HTMLElement | null>
  errors: Record<string, readonly string[]>
  labels: object
}) {
  const names: Record<string, unknown> = { ...labels }
  const lines = Object.entries(errors).flatMap(([field, messages]) =>
    messages.map((message) => ({ field, message })),
  )
  return (
    <div
      role="alert"
      className="mb-5 flex gap-3 rounded-option border border-l-8 border-wrong/40 border-l-wrong bg-wrong-soft px-4 py-3 text-wrong-deep"
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 flex-none" />
      <div>
        <p className="font-bold">還有 {lines.length} 個地方要修正，才能儲存</p>
        <ul className="flex flex-wrap gap-x-6">
          {lines.map(({ field, message }) => {
            const label = names[field] ?? names[field.split('.')[0] ?? '']
            return (
              <li key={`${field} ${message}`}>
                <button
                  type="button"
                  className="min-h-8 text-left underline underline-offset-4"
                  onClick={() => focusOnField(form.current, field)}
                >
                  {typeof label === 'string' ? `${label}：${message}` : message}
                </button>
              </li>
            )
          })}
        </ul>
      </div>
    </div>
  )
}
