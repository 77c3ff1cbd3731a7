import { ApiError } from '@hakka/contract/api-error'

export interface Listed {
  id: string
  items: readonly { id: string }[]
}

/** What comes of saving the categories; a refusal has gone through {@link errorsById}. */
export async function namingEntries<T>(saving: Promise<T>, categories: readonly Listed[]): Promise<T> {
  try {
    return await saving
  } catch (error) {
    throw errorsById(error, categories)
  }
}

/**
 * A refusal names entries by their places (`categories.0.items.2.href`). They may be moved before they are mended, so
 * here they get their names instead: `categories.<id>.<id>.href`.
 */
export function errorsById(error: unknown, categories: readonly Listed[]): unknown {
  if (!(error instanceof ApiError) || error.status !== 422) return error
  const errors = Object.fromEntries(
    Object.entries(error.errors).map(([field, messages]) => [named(field, categories), messages]),
  )
  return new ApiError(error.status, { code: error.code, message: error.message, errors })
}

function named(field: string, categories: readonly Listed[]): string {
  const [first, at, second, index, last] = field.split('.')
  const category = first === 'categories' ? categories[Number(at)] : undefined
  if (!category || second === undefined) return field
  const item = second === 'items' && last !== undefined ? category.items[Number(index)] : undefined
  return item ? fieldOf(category, item, last ?? '') : fieldOf(category, undefined, second)
}

/** The name that a field's errors come under. */
export const fieldOf = (category: { id: string }, item: { id: string } | undefined, field: string): string =>
  ['categories', category.id, ...(item ? [item.id] : []), field].join('.')

/** Whether something is wrong with the category or the item, or in what belongs to it. */
export const isWrongIn = (errors: Record<string, unknown>, ...ids: string[]): boolean =>
  Object.keys(errors).some((field) => field.startsWith(`categories.${ids.join('.')}.`))

/** Without the faults of what has been removed since. */
export function stillThere<E>(errors: Record<string, E>, categories: readonly Listed[]): Record<string, E> {
  const known = new Set(
    categories.flatMap(({ id, items }) => [id, ...items.map((item) => `${id}.${item.id}`)]),
  )
  return Object.fromEntries(
    Object.entries(errors).filter(([field]) => {
      const [first, ...rest] = field.split('.')
      return first !== 'categories' || rest.length < 2 || known.has(rest.slice(0, -1).join('.'))
    }),
  )
}
