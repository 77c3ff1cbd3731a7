import { DIALECTS } from '@hakka/contract/constants'
import { useSearchParams } from 'react-router'
import type { Month } from '../../../app/feedback/months.ts'
import { Chip } from '../../../app/forms/ChipField.tsx'

/** Months and dialects, several of each; the status that is looked at stays. */
export function ChipFilters({ months }: { months: readonly Month[] }) {
  const [params] = useSearchParams()
  const status = params.get('status')
  return (
    <div className="grid w-full gap-3">
      {status !== null && <input type="hidden" name="status" value={status} />}
      <Row name="ym[]" label="月份" options={months} chosen={params.getAll('ym[]')} />
      <Row
        name="d[]"
        label="腔調"
        options={DIALECTS.map(({ id, name }) => ({ id: String(id), name }))}
        chosen={params.getAll('d[]')}
      />
    </div>
  )
}

function Row({
  name,
  label,
  options,
  chosen,
}: {
  name: string
  label: string
  options: readonly { id: string; name: string }[]
  chosen: readonly string[]
}) {
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="float-left mr-3 w-12 font-medium">{label}</legend>
      {options.map((option) => (
        <Chip
          key={option.id}
          label={option.name}
          type="checkbox"
          name={name}
          value={option.id}
          defaultChecked={chosen.includes(option.id)}
        />
      ))}
    </fieldset>
  )
}
