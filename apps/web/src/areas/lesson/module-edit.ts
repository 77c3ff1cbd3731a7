import { redirect } from 'react-router'
import type { Route } from './+types/module-edit.ts'

/** The specification's address of the module editor leads to the desk's. */
export function loader({ request }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams
  const query = new URLSearchParams()
  for (const key of ['lesson_id', 'module_id']) {
    const value = asked.get(key)
    if (value) query.set(key, value)
  }
  return redirect(`/admin/lesson/module${query.size > 0 ? `?${query}` : ''}`)
}
