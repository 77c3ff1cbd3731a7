import { createClient } from '@hakka/contract/client'

let token: Promise<string> | undefined

async function fetchToken(): Promise<string> {
  const response = await fetch('/api/csrf', {
    headers: { Accept: 'application/json' },
    credentials: 'same-origin',
  })
  const body: { data?: { token?: string } } = response.ok ? await response.json() : {}
  return body.data?.token ?? ''
}

/** The CSRF token of this page, fetched once; `fresh` after a refusal. */
export function csrfToken(fresh: boolean): Promise<string> {
  if (fresh || !token) token = fetchToken()
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
