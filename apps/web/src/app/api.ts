import { ApiError } from '@hakka/contract/api-error'
import { createClient } from '@hakka/contract/client'
import { ERRORS } from '@hakka/contract/errors'
import { getPageUser } from './session/page-user.ts'

let token: Promise<string> | undefined

const send = (path: string, init: RequestInit) => fetch(path, init)

const askToken = async () => (await createClient({ send })('GET /api/csrf')).data

/** Ends whichever session this browser has now, also another one than this page's. */
export async function logOut(): Promise<void> {
  const csrfToken = async () => (await askToken()).token
  await createClient({ send, csrfToken })('POST /api/logout')
}

/** What one user's page sends is never done in the name of another, who has logged in in the same browser since. */
async function ownToken(): Promise<string> {
  const given = await askToken()
  const owner = getPageUser()
  if (owner && given.user_id !== null && given.user_id !== owner.id) {
    throw new ApiError(ERRORS.other_user.status, { code: 'other_user', message: ERRORS.other_user.message })
  }
  return given.token
}

/** The CSRF token of this page, fetched once; `fresh` after a refusal. */
export function csrfToken(fresh: boolean): Promise<string> {
  if (fresh || !token) {
    const asked = ownToken()
    token = asked
    asked.catch(() => {
      if (token === asked) token = undefined
    })
  }
  return token
}

/** {@link api} for whoever tells a failure in a place of its own: a time-out shows no toast. */
export const quietApi = createClient({ send, csrfToken })

/**
 * The API as the browser calls it. Cached pages hold no CSRF token: it is fetched before the first call that
 * changes something, and again after a refusal.
 */
export const api = createClient({
  send,
  csrfToken,
  onError: (error) => {
    if (error.code !== 'timeout') return
    void import('@hakka/ui/toast.ts').then(({ toast }) => toast({ type: 'error', body: error.message }))
  },
})
