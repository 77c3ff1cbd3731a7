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

/** A page that is not there. */
export function missingPage(): never {
  throw data({ message: ERRORS.not_found.message }, { status: 404 })
}

/** For a page of the desk whose own calls are open to more than the page is: everybody else sees the page of 403. */
export async function onlyWith(permission: string, api: PageServices['api']): Promise<void> {
  const { data: me } = await orPage(api('GET /api/my/info'))
  if (!me.permissions.includes(permission)) throw data({ message: ERRORS.forbidden.message }, { status: 403 })
}
