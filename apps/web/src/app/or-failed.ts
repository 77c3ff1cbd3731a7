import { ApiError } from '@hakka/contract/api-error'
import { orMissing } from './throw-page.ts'

/**
 * Awaits the calls of a page that says itself when they fail: `null` where the line or the server is at fault. Whoever
 * may not, or names what is not there, sees the site's own pages as everywhere.
 */
export async function orFailed<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call
  } catch (error) {
    const refused = error instanceof ApiError && error.status >= 400 && error.status < 500
    return refused ? orMissing(Promise.reject(error)) : null
  }
}
