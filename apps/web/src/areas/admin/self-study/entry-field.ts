import type { DeskFormState } from '../../../app/desk/use-desk-form.ts'
import type { QuestionEntry, SetValues, WordEntry } from './set-values.ts'

type Form = Pick<DeskFormState<SetValues>, 'errors' | 'touch'>

/** What the fields of a question are given. */
export interface QuestionFieldsProps {
  form: Form
  question: QuestionEntry
  onQuestion(question: QuestionEntry): void
  /** Texts of the words that gaps may take. */
  bank: readonly string[]
  /** Puts one more into it. */
  onBank(text: string): void
  dialectId: number
}

/** Whether something is wrong with an entry. */
export const isWrongEntry = ({ errors }: Form, list: 'words' | 'questions', id: string): boolean =>
  Object.keys(errors).some((field) => field.startsWith(`${list}.${id}.`))

/** The fields of an entry: what each needs but its label. */
export function entryField<E extends WordEntry | QuestionEntry>(
  form: Form,
  list: 'words' | 'questions',
  entry: E,
  onEntry: (entry: E) => void,
) {
  return <K extends keyof E & string>(key: K) => {
    const name = `${list}.${entry.id}.${key}`
    return {
      name,
      value: entry[key],
      errors: form.errors[name],
      onValue(value: E[K]) {
        form.touch(name)
        onEntry({ ...entry, [key]: value })
      },
    }
  }
}
