import { ApiError, createClient } from '@hakka/contract/client'
import { ERRORS } from '@hakka/contract/errors'
import { getPageUser } from './session/page-user.ts'

let token: Promise<string> | undefined

interface TokenAnswer {
  token: string
  /** Whose session the token is bound to. */
  user_id: number | null
}

async function fetchToken(): Promise<TokenAnswer> {
  const response = await fetch('/api/csrf', {
    headers: { Accept: 'application/json' },
    credentials: 'same-origin',
  })
  const body: { data?: Partial<TokenAnswer> } = response.ok ? await response.json() : {}
  return { token: body.data?.token ?? '', user_id: body.data?.user_id ?? null }
}

/** Ends whichever session this browser has now, also another one than this page's. */
export async function logOut(): Promise<void> {
  const csrfToken = async () => (await fetchToken()).token
  await createClient({ send: (path, init) => fetch(path, init), csrfToken })('POST /api/logout')
}

/** What one user's page sends is never done in the name of another, who has logged in in the same browser since. */
async function ownToken(): Promise<string> {
  const given = await fetchToken()
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

/**
 * The API as the browser calls it. Cached pages hold no CSRF token: it is fetched before the first call that
 * changes something, and again after a refusal.
 */
export const api = createClient({
  send: (path, init) => fetch(path, init),
  csrfToken,
  onError: (error) => {
    if (error.code !== 'timeout') return
    void import('@hakka/ui/toast.ts').then(({ toast }) => toast({ type: 'error', body: error.message }))
  },
})
