import { ApiError } from '@hakka/contract/api-error'

/** The server has said what is wrong with a call; of a server or a line that is down there is nothing to say. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500
