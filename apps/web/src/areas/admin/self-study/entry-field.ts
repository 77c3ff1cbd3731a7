import type { QuestionEntry } from './set-values.ts'

/** What a form knows of faults, and how it learns that something was changed. */
export interface Judged {
  errors: Record<string, readonly string[] | undefined>
  touch(...fields: string[]): void
}

/** What the fields of a question are given. */
export interface QuestionFieldsProps {
  form: Judged
  question: QuestionEntry
  onQuestion(question: QuestionEntry): void
  /** Texts of the words that gaps may take. */
  bank: readonly string[]
  /** Puts one more into it. */
  onBank(text: string): void
  dialectId: number
}

/** Whether something is wrong with an entry. */
export const isWrongEntry = ({ errors }: Judged, list: string, id: string): boolean =>
  Object.keys(errors).some((field) => field.startsWith(`${list}.${id}.`))

/**
 * The fields of an entry: what each needs but its label.
 * @param list what it is in: `words`, and of a page's sentences `pages.<id>`
 */
export function entryField<E extends { id: string }>(
  form: Judged,
  list: string,
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
