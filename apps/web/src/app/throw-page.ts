import { ApiError } from '@hakka/contract/client'
import { data } from 'react-router'

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
