import { SelectField, type SelectOption } from '../forms/SelectField.tsx'

/** One of the filters beside a list's search, 全部 being the first. */
export const FilterSelect = <V extends string | number>({
  options,
  value,
  ...field
}: {
  /** As the query of the list calls it. */
  name: string
  label: string
  options: readonly SelectOption<V>[]
  /** What the list was filtered by. */
  value: V | undefined
}) => (
  <SelectField<V | null>
    {...field}
    defaultValue={value ?? null}
    options={[{ value: null, label: '全部' }, ...options]}
  />
)
