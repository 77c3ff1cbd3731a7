import { ApiError } from '@hakka/contract/api-error'
import { UNKNOWN_ERROR } from '@hakka/contract/errors'

/** Runs it; where it fails and the server has said nothing of why, `failed` is what is told. */
export async function orSay<T>(failed: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof ApiError && error.message !== UNKNOWN_ERROR) throw error
    throw new ApiError(0, { message: failed })
  }
}
