import { ApiError } from '@hakka/contract/api-error'

/** Null of a call that the server could not answer: the rest of the page stands, and says so. */
export const orNull = <T>(call: Promise<T>): Promise<T | null> =>
  call.catch((error: unknown) => {
    if (error instanceof ApiError && error.status >= 500) return null
    throw error
  })
