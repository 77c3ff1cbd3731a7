import { LESSON_TYPES, LEVELS, lessonName, levelOfStep, semesterName } from '@hakka/contract/constants'
import { SelectField } from '../../../app/forms/SelectField.tsx'

const TERMS = LEVELS.flatMap(({ steps }) =>
  steps.flatMap((step) =>
    [1, 2].map((half) => ({ value: `${step}-${half}`, label: semesterName(step, half) })),
  ),
)

interface FieldProps<V> {
  value: V
  onValue(value: V): void
}

/** School year and semester, as `1-2`. */
export const TermField = ({ value, onValue }: FieldProps<string>) => (
  <SelectField name="term" label="年級" required value={value} onValue={onValue} options={TERMS} />
)

export const TypeField = ({ value, onValue }: FieldProps<number>) => (
  <SelectField
    name="type_no"
    label="難度"
    required
    value={value}
    onValue={onValue}
    options={LESSON_TYPES.map(({ no, name }) => ({ value: Number(no), label: name }))}
  />
)

/** As many as a unit of that year has. */
const lessonsOf = (term: string): number =>
  LEVELS.find(({ no }) => no === levelOfStep(Number.parseInt(term, 10)))?.lesson_num ?? 1

export const NumberField = ({
  term,
  value,
  onValue,
  errors,
}: FieldProps<number> & { term: string; errors: string[] | undefined }) => (
  <SelectField
    name="no"
    label="課次"
    required
    value={Math.min(value, lessonsOf(term))}
    onValue={onValue}
    errors={errors}
    options={Array.from({ length: lessonsOf(term) }, (_, at) => ({
      value: at + 1,
      label: lessonName(at + 1),
    }))}
  />
)

/** What the fields come to, in the words of calls. */
export function placeIn(term: string, no: number) {
  const [step_no = 1, semester_no = 1] = term.split('-').map(Number)
  return { step_no, semester_no, no: Math.min(no, lessonsOf(term)) }
}
