import { fieldOf } from './errors-by-id.ts'

/** What is wrong in the entries, and how a field says that it was changed. */
export interface Judged {
  errors: Record<string, string[]>
  /** Fields were changed: what was wrong with them may be no more. */
  mend(...fields: string[]): void
}

/**
 * The fields of an entry. What it answers gives a field everything it needs but its label, as `form.field` does; further
 * names are those of fields that a change of this one may mend as well.
 * @param category the one that the entry belongs to, unless it is a category itself
 * @example
 * const field = entryFields(judged, item, onItem, category)
 * <RichText label="說明" {...field('content', 'href')} />
 */
export function entryFields<E extends { id: string }>(
  { errors, mend }: Judged,
  entry: E,
  onEntry: (entry: E) => void,
  category?: { id: string },
) {
  const nameOf = (field: string) =>
    category ? fieldOf(category, entry, field) : fieldOf(entry, undefined, field)
  return <K extends keyof E & string>(field: K, ...others: (keyof E & string)[]) => ({
    name: nameOf(field),
    value: entry[field],
    errors: errors[nameOf(field)],
    onValue: (value: E[K]) => {
      mend(...[field, ...others].map(nameOf))
      onEntry({ ...entry, [field]: value })
    },
  })
}
