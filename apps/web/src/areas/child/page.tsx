import { CHILD, PARENT_ROLE_ID } from '@hakka/contract/constants/child'
import { EmptyState } from '@hakka/ui/EmptyState.tsx'
import { api as ask } from '../../app/api.ts'
import { servicesContext } from '../../app/context.ts'
import { pageMeta } from '../../app/meta.ts'
import { dayAfter } from '../../app/study-time/month.ts'
import { StudyCalendar } from '../../app/study-time/StudyCalendar.tsx'
import { missingPage, orPage } from '../../app/throw-page.ts'
import { useVisitor } from '../../app/visitor.ts'
import type { Route } from './+types/page.ts'
import { AddChild } from './AddChild.tsx'
import { ChildAssignments } from './ChildAssignments.tsx'
import { ChildSwitch } from './ChildSwitch.tsx'
import { Practised } from './Practised.tsx'
import { StudyDays } from './StudyDays.tsx'
import { Tonight } from './Tonight.tsx'
import { Unlink } from './Unlink.tsx'
import { WeekMinutes } from './WeekMinutes.tsx'

export const meta = () => pageMeta('孩子的學習')

export const headers = () => ({ 'Cache-Control': 'no-store' })

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext)
  const { children } = (await orPage(api('GET /api/my/child/list'))).data
  const adds = searchParams.has('add') || children.length === 0
  const asked = searchParams.get('id')
  const child = asked === null ? children[0] : children.find(({ id }) => String(id) === asked)
  if (asked !== null && !child) missingPage()
  if (adds || !child) return { children, child: null, week: null, month: null }
  const back = Math.min(CHILD.weeks, Math.max(0, Number(searchParams.get('week') ?? 0) || 0))
  const query = { back: Math.floor(back) }
  const params = { id: child.id }
  const [week, month] = await orPage(
    Promise.all([
      api('GET /api/my/child/{id}/week', { params, query }),
      api('GET /api/my/child/{id}/month', { params }),
    ]),
  )
  return { children, child, week: week.data, month: month.data }
}

const DAYS = 7

/** The week that a day lies in, as far back as a parent may look. @param monday of this week */
function weekOf(id: number, day: string, monday: string): string {
  let back = 0
  while (back < CHILD.weeks && day < dayAfter(monday, -DAYS * back)) back++
  return `/my/child?id=${id}${back === 0 ? '' : `&week=${back}`}`
}

/** What a parent sees of a child: a week, begun with a question to ask, and nothing that can be changed. */
export default function ChildPage({ loaderData: { children, child, week, month } }: Route.ComponentProps) {
  const { user } = useVisitor()
  if (user?.role_id !== PARENT_ROLE_ID)
    return (
      <EmptyState title="這裡是給家長看的">
        用家長身分註冊的帳號，輸入孩子給的代碼，就能看到孩子的學習。
      </EmptyState>
    )
  return (
    <div className="grid grid-cols-1 gap-6">
      {children.length > 0 && <ChildSwitch childList={children} openId={child?.id ?? null} />}
      {child && week && month ? (
        <>
          <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <div className="grid grid-cols-1 gap-6">
              {week.back === 0 && <Tonight name={child.name} words={week.words} />}
              <ChildAssignments assignments={week.assignments} back={week.back} />
              <WeekMinutes week={week} />
            </div>
            <div className="grid grid-cols-1 gap-6 md:max-xl:grid-cols-2 md:max-xl:items-start">
              <StudyDays child={child} week={week} />
              <StudyCalendar
                key={child.id}
                first={month}
                goal="off"
                fetchMonth={async (asked) => {
                  const query = { month: asked }
                  return (await ask('GET /api/my/child/{id}/month', { params: { id: child.id }, query })).data
                }}
                linkOf={(day) => weekOf(child.id, day, dayAfter(week.from, DAYS * week.back))}
                none="還沒有開過花"
              />
            </div>
          </div>
          <Practised practised={week.practised} />
          <Unlink child={child} />
        </>
      ) : (
        <AddChild />
      )}
    </div>
  )
}
