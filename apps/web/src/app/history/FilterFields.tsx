import { BOUNDS, DIALECTS, HISTORY_CATEGORIES } from '@hakka/contract/constants'
import { Field } from '../forms/Field.tsx'
import type { HistoryFilter } from './filter.ts'
import '../forms/forms.css'

/** The fields of a history's filter, under the names that its address has. */
export function FilterFields({
  filter,
  hasCategory,
  example,
}: {
  filter: HistoryFilter
  hasCategory: boolean
  /** Of a keyword. */
  example: string
}) {
  return (
    <>
      <Field name="dialect_id" label="腔調">
        {(wiring) => (
          <select
            {...wiring}
            name="dialect_id"
            defaultValue={filter.dialect_id ?? ''}
            className="field-input"
          >
            <option value="">全部腔調</option>
            {DIALECTS.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      {hasCategory && (
        <Field name="category" label="課程類別">
          {(wiring) => (
            <select {...wiring} name="category" defaultValue={filter.category ?? ''} className="field-input">
              <option value="">全部類別</option>
              {HISTORY_CATEGORIES.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <Field name="begin" label="開始日期">
        {(wiring) => (
          <input
            {...wiring}
            type="date"
            name="begin"
            defaultValue={filter.begin ?? ''}
            className="field-input tabular-nums"
          />
        )}
      </Field>
      <Field name="end" label="結束日期">
        {(wiring) => (
          <input
            {...wiring}
            type="date"
            name="end"
            defaultValue={filter.end ?? ''}
            className="field-input tabular-nums"
          />
        )}
      </Field>
      <div className="max-md:col-span-2">
        <Field name="keyword" label="關鍵字">
          {(wiring) => (
            <input
              {...wiring}
              type="search"
              name="keyword"
              maxLength={BOUNDS.keyword}
              defaultValue={filter.keyword ?? ''}
              placeholder={`例如：${example}`}
              className="field-input"
            />
          )}
        </Field>
      </div>
    </>
  )
}
