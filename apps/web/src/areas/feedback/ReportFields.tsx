import {
  BOUNDS,
  DIALECTS,
  FEEDBACK,
  FEEDBACK_CATEGORIES,
  FEEDBACK_SUBCATEGORIES,
  FEEDBACK_TYPES,
} from '@hakka/contract/constants'
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
  return (
    <>
      <ChipField
        single
        name="category"
        label="問題分類"
        required
        options={CATEGORIES}
        value={values.category}
        errors={errors.category}
        onValue={(category) => onChange({ category, subcategory: [] })}
      />
      {asksSubcategory(values) && (
        <ChipField
          single
          name="subcategory"
          label="問題子分類"
          required
          options={SUBCATEGORIES}
          value={values.subcategory}
          errors={errors.subcategory}
          onValue={(subcategory) => onChange({ subcategory })}
        />
      )}
      {asksDialect(values) && (
        <ChipField
          name="dialects"
          label="腔調"
          hint="可以選好幾個"
          required
          options={DIALECT_OPTIONS}
          value={values.dialects}
          errors={errors.dialects}
          onValue={(dialects) => onChange({ dialects })}
        />
      )}
      <ChipField
        name="types"
        label="問題出現在哪裡？"
        hint="可以選好幾個，也可以不選"
        options={TYPES}
        value={values.types}
        errors={errors.types}
        onValue={(types) => onChange({ types })}
      />
      <TextField
        name="url"
        label="問題網址"
        hint="有問題的那一頁的網址"
        required
        inputMode="url"
        autoComplete="off"
        maxLength={FEEDBACK.url}
        value={values.url}
        errors={errors.url}
        onValue={(url) => onChange({ url })}
      />
      <TextAreaField
        name="content"
        label="問題描述"
        hint="會公開在回報列表，請不要寫姓名、電話等個人資料"
        required
        rows={6}
        max={BOUNDS.feedback}
        value={values.content}
        errors={errors.content}
        onValue={(content) => onChange({ content })}
      />
      <Screenshots
        value={values.screenshots}
        onValue={(screenshots) => onChange({ screenshots })}
        errors={errors}
      />
      <div className="grid gap-5 md:grid-cols-2">
        <TextField
          name="email"
          label="電子郵件"
          hint="編號和回覆會寄到這裡，不會公開"
          required
          type="email"
          autoComplete="email"
          value={values.email}
          errors={errors.email}
          onValue={(email) => onChange({ email })}
        />
        <TextField
          name="tel"
          label="聯絡電話"
          hint="可以不填，不會公開"
          type="tel"
          autoComplete="tel"
          value={values.tel}
          errors={errors.tel}
          onValue={(tel) => onChange({ tel })}
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
