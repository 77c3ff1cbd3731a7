import { csrfToken } from './api.ts'

/**
 * Asks for the token before the first answer is sent, so that its verdict need not wait for one. Where none is to be
 * had now, nobody waits for it yet: the answer itself asks again, and tells what is wrong where it was given.
 */
export function askTokenEarly(): void {
  csrfToken(false).catch(() => undefined)
}
