import {
  BOUNDS,
  DIALECTS,
  FEEDBACK,
  FEEDBACK_CATEGORIES,
  FEEDBACK_FAULTS,
  FEEDBACK_SUBCATEGORIES,
  FEEDBACK_TYPES,
} from '@hakka/contract/constants'
import { graphemeCount } from '@hakka/ui/grapheme-count.ts'

/** A picture that goes with the report. */
export interface Shot {
  id: number
  file: File
  description: string
}

export interface ReportValues {
  email: string
  tel: string
  url: string
  content: string
  /** One or none, as a list: so does the field of chips give it. */
  category: number[]
  subcategory: string[]
  dialects: number[]
  types: string[]
  screenshots: Shot[]
  homepage: string
}

export type Faults = Partial<Record<string, string[]>>

/** The form as it opens; a lesson's link says where the problem is. What it says wrongly is left out. */
export function openedWith(query: URLSearchParams, email: string): ReportValues {
  const number = (name: string) => Number(query.get(name))
  const category = FEEDBACK_CATEGORIES.find(({ id }) => id === number('category'))
  const dialect = DIALECTS.find(({ id }) => id === number('dialect_id'))
  const url = query.get('url') ?? ''
  return {
    email,
    tel: '',
    url: /^https?:\/\//.test(url) ? url.slice(0, FEEDBACK.url) : '',
    content: '',
    category: category ? [category.id] : [],
    subcategory: [],
    dialects: dialect ? [dialect.id] : [],
    types: [],
    screenshots: [],
    homepage: '',
  }
}

/** What a browser without a script has posted. */
export function postedValues(form: FormData): ReportValues {
  const texts = (name: string) => form.getAll(name).flatMap((own) => (typeof own === 'string' ? own : []))
  const text = (name: string) => texts(name)[0] ?? ''
  const numbers = (name: string) => texts(name).map(Number).filter(Number.isInteger)
  const files = form.getAll('screenshots').flatMap((own) => (own instanceof File && own.size > 0 ? own : []))
  return {
    email: text('email'),
    tel: text('tel'),
    url: text('url'),
    content: text('content'),
    category: numbers('category').slice(0, 1),
    subcategory: texts('subcategory').slice(0, 1),
    dialects: numbers('dialects'),
    types: texts('types'),
    screenshots: files.map((file, index) => ({ id: -1 - index, file, description: '' })),
    homepage: text('homepage'),
  }
}

/** As a page without a script shows them: all pictures have one field. */
export function postedFaults(errors: Record<string, string[]>): Record<string, string[]> {
  const own: Record<string, string[]> = {}
  for (const [name, messages] of Object.entries(errors)) {
    const field = name.startsWith('screenshots') ? 'screenshots' : name
    own[field] = [...new Set([...(own[field] ?? []), ...messages])]
  }
  return own
}

export const asksDialect = ({ category }: ReportValues) =>
  category.some((id) => FEEDBACK.dialect_categories.includes(id))
export const asksSubcategory = ({ category }: ReportValues) => category.includes(FEEDBACK.content_category)

/** What is missing or too long, by field, in the order of the form. The server looks again. */
export function faultsOf(values: ReportValues): Faults {
  const faults: Faults = {}
  const need = (name: keyof typeof FEEDBACK_FAULTS, given: boolean) => {
    if (!given) faults[name] = [FEEDBACK_FAULTS[name]]
  }
  need('category', values.category.length > 0)
  if (asksSubcategory(values)) need('subcategory', values.subcategory.length > 0)
  if (asksDialect(values)) need('dialects', values.dialects.length > 0)
  need('url', values.url.trim() !== '')
  need('content', values.content.trim() !== '')
  need('email', values.email.trim() !== '')
  if (!faults.email && !/^\S+@\S+$/.test(values.email.trim())) faults.email = ['電子郵件格式不正確']
  if (graphemeCount(values.content) > BOUNDS.feedback)
    faults.content = [`問題描述最多 ${BOUNDS.feedback} 個字`]
  if (graphemeCount(values.tel) > BOUNDS.phone) faults.tel = [`聯絡電話最多 ${BOUNDS.phone} 個字`]
  return faults
}

/** As the call takes it. */
export const bodyOf = (values: ReportValues) => ({
  email: values.email,
  tel: values.tel,
  url: values.url,
  content: values.content,
  dialects: asksDialect(values) ? values.dialects : [],
  category: values.category[0] ?? '',
  subcategory: FEEDBACK_SUBCATEGORIES.find(({ id }) => values.subcategory.includes(id))?.id ?? ('' as const),
  types: FEEDBACK_TYPES.map(({ id }) => id).filter((id) => values.types.includes(id)),
  screenshots: values.screenshots.map(({ file, description }) => ({ file, description })),
  homepage: values.homepage,
})

/** `screenshots[1][file]` and `screenshots.1.file` are the same picture. */
export const shotFaults = (errors: Faults, index: number): string[] =>
  ['file', 'description'].flatMap(
    (name) => errors[`screenshots.${index}.${name}`] ?? errors[`screenshots[${index}][${name}]`] ?? [],
  )
