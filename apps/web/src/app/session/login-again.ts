import { ApiError } from '@hakka/contract/client'
import { api } from '../api.ts'
import { getPageUser } from './page-user.ts'

/** Where the window of a login says that it is done: a provider may cut it off from the page that opened it. */
export const LOGIN_CHANNEL = 'hakka.login'
/** What that window opens after the login. */
export const LOGIN_DONE = '/login-done'

interface Question {
  answer(again: boolean): void
}

let asked: Question | undefined
const listeners = new Set<() => void>()

function set(next: Question | undefined): void {
  asked = next
  for (const listener of listeners) listener()
}

/** The open question, for `useSyncExternalStore`. */
export const loginQuestion = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  get: () => asked,
}

/** Asks to log in again beside the page, which stays as it is. Answers whether its own user is logged in again. */
function askLogin(): Promise<boolean> {
  return new Promise((done) => {
    asked?.answer(false)
    set({
      answer(again) {
        set(undefined)
        done(again)
      },
    })
  })
}

/** Whether it was refused because the page's user is not who is logged in. */
async function isSessionOver(error: unknown): Promise<boolean> {
  if (!(error instanceof ApiError)) return false
  if (error.status === 401 || error.code === 'other_user') return true
  const owner = getPageUser()
  if (error.status !== 403 || !owner) return false
  // What one may do another may not: that says nothing of who it is.
  return api('GET /api/my/id').then(
    ({ data }) => data.id !== owner.id,
    () => false,
  )
}

/**
 * Does what needs a login. Where the session is over, or another user has logged in meanwhile, it asks for the login in
 * a window and then does it once more; whoever puts that off gets the refusal.
 */
export async function withLogin<R>(run: () => Promise<R>): Promise<R> {
  try {
    return await run()
  } catch (error) {
    if (!(await isSessionOver(error)) || !(await askLogin())) throw error
    return run()
  }
}
