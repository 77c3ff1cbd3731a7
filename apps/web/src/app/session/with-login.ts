import { ApiError } from '@hakka/contract/api-error'
import { api } from '../api.ts'
import { askLogin } from './login-question.ts'
import { getPageUser } from './page-user.ts'

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
