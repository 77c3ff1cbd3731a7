import { CITIES } from '@hakka/contract/constants'
import { STAGES } from '@hakka/contract/constants/event'
import { IconButton } from '@hakka/ui/IconButton.tsx'
import { Trash2 } from 'lucide-react'
import { SelectField } from '../../../app/forms/SelectField.tsx'
import { CLASSES, type ParticipatorValues, participatorText } from './form-values.ts'
import { useSchools } from './use-schools.ts'

const ANY = { value: null, label: '不限' }

/** One row of who an event is for. Schools are offered once city and stage are set. */
export function ParticipatorRow({
  row,
  name,
  errors,
  onRow,
  onRemove,
}: {
  row: ParticipatorValues
  /** `participators.0` */
  name: string
  errors: Readonly<Record<string, readonly string[]>>
  onRow(row: ParticipatorValues): void
  onRemove(): void
}) {
  const schools = useSchools(row.city_id, row.stage_no)
  const stage = STAGES.find(({ no }) => no === row.stage_no)
  const isPlaced = row.city_id !== null && row.stage_no !== null
  // What was chosen before stays among the choices while the list is on its way, and where it no longer has it.
  const known = row.school && !schools?.some(({ code }) => code === row.school?.code) ? [row.school] : []
  const choices = [...known, ...(schools ?? [])]
  const field = (part: string) => ({ name: `${name}.${part}`, errors: errors[`${name}.${part}`] })
  return (
    <li className="relative grid gap-1 rounded-option border border-line p-3">
      <p className="min-h-10 pr-12 font-medium text-muted">{participatorText(row)}</p>
      <div className="grid min-w-0 grid-cols-2 gap-3 md:grid-cols-4 2xl:grid-cols-[1fr_1fr_2fr_1fr_1fr]">
        <SelectField
          {...field('city_id')}
          label="縣市"
          value={row.city_id}
          options={[ANY, ...CITIES.map(({ id, name }) => ({ value: Number(id), label: name }))]}
          onValue={(city_id) => onRow({ ...row, city_id, school: null })}
        />
        <SelectField
          {...field('stage_no')}
          label="學制"
          value={row.stage_no}
          options={[ANY, ...STAGES.map(({ no, name }) => ({ value: Number(no), label: name }))]}
          onValue={(stage_no) => onRow({ ...row, stage_no, school: null, grade_no: null })}
        />
        <div className="col-span-2 2xl:col-span-1">
          <SelectField
            {...field('school_code')}
            label="學校"
            value={row.school?.code ?? null}
            disabled={!isPlaced}
            options={[
              { value: null, label: schoolHint(isPlaced, schools?.length) },
              ...choices.map(({ code, name }) => ({ value: code, label: name, verbatim: true })),
            ]}
            onValue={(code) => onRow({ ...row, school: choices.find((own) => own.code === code) ?? null })}
          />
        </div>
        <SelectField
          {...field('grade_no')}
          label="年級"
          value={row.grade_no}
          disabled={!stage}
          options={[ANY, ...gradesOf(stage?.grades ?? 0)]}
          onValue={(grade_no) => onRow({ ...row, grade_no })}
        />
        <SelectField
          {...field('class_no')}
          label="班級"
          value={row.class_no}
          options={[ANY, ...CLASSES.map((no) => ({ value: no, label: `${no} 班` }))]}
          onValue={(class_no) => onRow({ ...row, class_no })}
        />
      </div>
      <IconButton
        label={`移除「${participatorText(row)}」`}
        kind="plain"
        className="absolute! top-1 right-1"
        onClick={onRemove}
      >
        <Trash2 size={20} aria-hidden="true" />
      </IconButton>
    </li>
  )
}

function schoolHint(isPlaced: boolean, count: number | undefined): string {
  if (!isPlaced) return '先選縣市和學制'
  if (count === undefined) return '學校載入中…'
  return count === 0 ? '不限（名單裡沒有學校）' : '不限'
}

const gradesOf = (grades: number) =>
  Array.from({ length: grades }, (_, at) => ({ value: at + 1, label: `${at + 1} 年級` }))
