import { ApiError } from '@hakka/contract/api-error'
import { ERRORS } from '@hakka/contract/errors'
import { data } from 'react-router'
import type { PageServices } from './context.ts'

/**
 * Awaits a call and turns its failure into a page of the same status: a loader that says nothing else about errors
 * shows 404, 403, 401 or 500 with the site's own pages.
 */
export async function orPage<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiError) throw data({ message: error.message }, { status: error.status || 500 })
    throw error
  }
}

/** Likewise, where the address names one thing: what can't be the name of any is not there. */
export const orMissing = <T>(call: Promise<T>): Promise<T> =>
  orPage(
    call.catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 422) missingPage()
      throw error
    }),
  )

/** A page that is not there. */
export function missingPage(): never {
  throw data({ message: ERRORS.not_found.message }, { status: 404 })
}

/** For a page of the desk whose own calls are open to more than the page is: everybody else sees the page of 403. */
export async function onlyWith(permission: string, api: PageServices['api']): Promise<void> {
  await onlyWithOne([permission], api)
}

/** The same for a page that has something for whoever holds one of several. @returns all that its visitor holds */
export async function onlyWithOne(some: readonly string[], api: PageServices['api']): Promise<string[]> {
  const { data: me } = await orPage(api('GET /api/my/info'))
  if (some.some((own) => me.permissions.includes(own))) return me.permissions
  throw data({ message: ERRORS.forbidden.message }, { status: 403 })
}
