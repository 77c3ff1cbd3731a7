import {
  BOUNDS,
  DIALECTS,
  FEEDBACK,
  FEEDBACK_CATEGORIES,
  FEEDBACK_SUBCATEGORIES,
  FEEDBACK_TYPES,
} from '@hakka/contract/constants'
import type { ReactNode } from 'react'
import { ChipField } from '../../app/forms/ChipField.tsx'
import { TextAreaField } from '../../app/forms/TextAreaField.tsx'
import { TextField } from '../../app/forms/TextField.tsx'
import { asksDialect, asksSubcategory, type Faults, type ReportValues } from './form-values.ts'
import { Screenshots } from './Screenshots.tsx'

const named = <V extends string | number>(list: readonly { id: V; name: string }[]) =>
  list.map(({ id, name }) => ({ id, name }))
const CATEGORIES = named<number>(FEEDBACK_CATEGORIES)
const SUBCATEGORIES = named<string>(FEEDBACK_SUBCATEGORIES)
const DIALECT_OPTIONS = named<number>(DIALECTS)
const TYPES = named<string>(FEEDBACK_TYPES)

/** A field of some categories. Without a script it can't come and go with them, so it says which ones they are. */
function Asked({
  when,
  only,
  children,
}: {
  when: boolean
  only: readonly { name: string }[]
  children(hint?: string): ReactNode
}) {
  if (when) return children()
  return <noscript>{children(`選「${only.map(({ name }) => name).join('」「')}」才要填`)}</noscript>
}

/** What a report is asked for: what and where first, who last. */
export function ReportFields({
  values,
  errors,
  onChange,
}: {
  values: ReportValues
  errors: Faults
  onChange(changes: Partial<ReportValues>): void
}) {
  /** What every field needs, but its label. */
  const field = <K extends keyof ReportValues>(name: K) => ({
    name,
    value: values[name],
    errors: errors[name],
    onValue: (value: ReportValues[K]) => onChange({ [name]: value }),
  })
  return (
    <>
      <ChipField
        single
        {...field('category')}
        label="問題分類"
        required
        options={CATEGORIES}
        onValue={(category) => onChange({ category, subcategory: [] })}
      />
      <Asked
        when={asksSubcategory(values)}
        only={FEEDBACK_CATEGORIES.filter(({ id }) => asksSubcategory({ ...values, category: [id] }))}
      >
        {(hint) => (
          <ChipField
            single
            {...field('subcategory')}
            label="問題子分類"
            hint={hint}
            required
            options={SUBCATEGORIES}
          />
        )}
      </Asked>
      <Asked
        when={asksDialect(values)}
        only={FEEDBACK_CATEGORIES.filter(({ id }) => asksDialect({ ...values, category: [id] }))}
      >
        {(hint) => (
          <ChipField
            {...field('dialects')}
            label="腔調"
            hint={hint ?? '可以選好幾個'}
            required
            options={DIALECT_OPTIONS}
          />
        )}
      </Asked>
      <ChipField
        {...field('types')}
        label="問題出現在哪裡？"
        hint="可以選好幾個，也可以不選"
        options={TYPES}
      />
      <TextField
        {...field('url')}
        label="問題網址"
        hint="有問題的那一頁的網址"
        required
        inputMode="url"
        autoComplete="off"
        maxLength={FEEDBACK.url}
      />
      <TextAreaField
        {...field('content')}
        label="問題描述"
        hint="會公開在回報列表，請不要寫姓名、電話等個人資料"
        required
        rows={6}
        max={BOUNDS.feedback}
      />
      <Screenshots
        value={values.screenshots}
        onValue={(screenshots) => onChange({ screenshots })}
        errors={errors}
      />
      <div className="grid gap-5 md:grid-cols-2">
        <TextField
          {...field('email')}
          label="電子郵件"
          hint="編號和回覆會寄到這裡，不會公開"
          required
          type="email"
          autoComplete="email"
        />
        <TextField
          {...field('tel')}
          label="聯絡電話"
          hint="可以不填，不會公開"
          type="tel"
          autoComplete="tel"
        />
      </div>
      {/* Programs that fill in every field give themselves away here. */}
      <div className="absolute size-px overflow-hidden opacity-0" aria-hidden="true">
        <label>
          請不要填寫
          <input
            name="homepage"
            tabIndex={-1}
            autoComplete="off"
            value={values.homepage}
            onChange={(event) => onChange({ homepage: event.target.value })}
          />
        </label>
      </div>
    </>
  )
}
