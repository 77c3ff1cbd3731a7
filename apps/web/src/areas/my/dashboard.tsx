import { PARENT_ROLE_ID } from '@hakka/contract/constants/child'
import { PENDING_TEACHER } from '@hakka/contract/constants/school-class'
import { redirectDocument } from 'react-router'
import { servicesContext } from '../../app/context.ts'
import { DeskTiles } from '../../app/desk/DeskTiles.tsx'
import { pageMeta } from '../../app/meta.ts'
import { ReadingFace } from '../../app/ReadingFace.tsx'
import { PageBanner } from '../../app/shell/PageBanner.tsx'
import { orPage } from '../../app/throw-page.ts'
import type { Route } from './+types/dashboard.ts'
import { type DueRow, loadDue } from './dashboard/due.ts'
import { LearnerPart } from './dashboard/LearnerPart.tsx'
import { OwnTiles } from './dashboard/OwnTiles.tsx'
import { ParentPart } from './dashboard/ParentPart.tsx'
import { loadRunning } from './dashboard/running.ts'
import { TeacherPart } from './dashboard/TeacherPart.tsx'
import { Tabs } from './Tabs.tsx'
import { tabsFor } from './tabs.ts'

export const meta = () => pageMeta('個人專區')

/** Nobody else's, and in no cache. */
export const headers = () => ({ 'Cache-Control': 'no-store' })

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext)
  const { data: me } = await orPage(api('GET /api/my/info'))
  if (!me.user) throw redirectDocument('/login?next=%2Fmy%2Fdashboard')
  const { user } = me
  const [{ userFields }, { data: common }, { data: menu }] = await orPage(
    Promise.all([
      api('GET /api/my/account/json'),
      api('GET /api/my/common'),
      api('GET /api/admin/side_menu'),
    ]),
  )
  const { roleName, schoolName, levelName } = userFields
  const isTeaching = user.is_teacher || roleName === PENDING_TEACHER
  const isParent = user.role_id === PARENT_ROLE_ID
  // Who only learns sees nothing but that; who teaches, edits or has a child here begins with it.
  const learns = user.is_student || !(isTeaching || isParent || menu.sections.length > 0)
  const empty: DueRow[] = []
  return {
    user,
    place: [roleName, [schoolName, levelName].filter(Boolean).join(' ')].filter(Boolean).join('．'),
    study: common.study_history,
    sections: menu.sections,
    isParent,
    teaching: !isTeaching
      ? null
      : user.is_teacher
        ? {
            classes: (await orPage(api('GET /api/my/teaching-class/list'))).data.school_classes,
            notices: (await orPage(api('GET /api/my/notifications'))).data.filter(({ read }) => !read),
            ...(await orPage(loadRunning(api))),
          }
        : ('pending' as const),
    learning: !learns
      ? null
      : {
          ...(await orPage(api('GET /api/my/dashboard'))).data,
          month: (await orPage(api('GET /api/my/study-days'))).data,
          goal: (await orPage(api('GET /api/my/study-goal'))).data.kind,
          due: user.is_student ? await loadDue(api) : empty,
        },
  }
}

/** The first of one's own pages: for pupils what to go on with, for teachers who waits, for all where to go from here. */
export default function MyDashboard({ loaderData }: Route.ComponentProps) {
  const { user, place, study, sections, isParent, teaching, learning } = loaderData
  return (
    <>
      <ReadingFace face={learning?.font ?? null} />
      <PageBanner typed title={`${user.name}，你好`} lead={place} crumbs={[{ label: '個人專區' }]} />
      <div className="wrap pb-14">
        <Tabs tabs={tabsFor(user)} />
        <div className="grid gap-8 pt-6">
          {teaching && <TeacherPart teaching={teaching} />}
          {isParent && <ParentPart />}
          {learning && study && (
            <LearnerPart userId={user.id} isStudent={user.is_student} study={study} learning={learning} />
          )}
          {!learning && <OwnTiles userId={user.id} study={study} />}
          {sections.length > 0 && (
            <section aria-labelledby="my-desk">
              <h2 id="my-desk" className="mb-4 font-reading text-32 text-brand">
                編輯後台
              </h2>
              <DeskTiles sections={sections} level="h3" />
            </section>
          )}
        </div>
      </div>
    </>
  )
}
