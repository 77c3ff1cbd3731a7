import { redirect } from 'react-router'
import { servicesContext } from '../../../app/context.ts'
import { queryOf } from '../../../app/query.ts'
import { orPage } from '../../../app/throw-page.ts'
import type { Route } from './+types/at.ts'

/**
 * Where a learner saw something: leads to the editor of that module, which finds a report's item by itself; of an address
 * that names no module to the lesson.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { mod_no, report, ...query } = queryOf(request, [
    'step_no',
    'semester_no',
    'dialect_id',
    'type_no',
    'no',
    'mod_no',
    'report',
  ])
  const { api } = context.get(servicesContext)
  // As learners see it: they count the modules that are published.
  const lesson = await orPage(api('GET /api/lesson', { query }))
  const modules = [1, 2, 3].flatMap(
    (no) => lesson.activities[no === 1 ? '1' : no === 2 ? '2' : '3']?.modules ?? [],
  )
  const module = mod_no ? modules[Number(mod_no) - 1] : undefined
  if (!module) return redirect(`/admin/lesson/edit?id=${lesson.id}`)
  const told = report ? `&report=${encodeURIComponent(report)}` : ''
  return redirect(`/admin/lesson/module?lesson_id=${lesson.id}&module_id=${module.id}${told}`)
}
