import type { Judged } from './entry-fields.ts'
import { type Listed, stillThere } from './errors-by-id.ts'

interface Form {
  errors: Record<string, string[]>
  touch(...fields: string[]): void
}

/** What is wrong in the entries of a form: less what was changed or removed since the server said so. */
export const entryErrors = ({ errors, touch }: Form, categories: readonly Listed[]): Judged => ({
  errors: stillThere(errors, categories),
  mend: touch,
})
