import { useState } from 'react'
import type { Judged } from './entry-fields.ts'
import { type Listed, stillThere } from './errors-by-id.ts'

interface Form {
  errors: Record<string, string[]>
  refusal: object | undefined
}

/** What is wrong in the entries of a form: less what was changed or removed since the server said so. */
export function useEntryErrors({ errors, refusal }: Form, categories: readonly Listed[]): Judged {
  const [mended, setMended] = useState<{ of: object | undefined; fields: readonly string[] }>({
    of: undefined,
    fields: [],
  })
  const fields = mended.of === refusal ? mended.fields : []
  const left = Object.fromEntries(
    Object.entries(stillThere(errors, categories)).filter(([field]) => !fields.includes(field)),
  )
  const mend = (...changed: string[]) => {
    if (changed.some((field) => field in left)) setMended({ of: refusal, fields: [...fields, ...changed] })
  }
  return { errors: left, mend }
}
