import { servicesContext } from '../../../app/context.ts'
import { DeskPage } from '../../../app/desk/DeskPage.tsx'
import { pageMeta } from '../../../app/meta.ts'
import { queryOf } from '../../../app/query.ts'
import { orMissing } from '../../../app/throw-page.ts'
import type { Route } from './+types/info.ts'
import { InfoForm } from './InfoForm.tsx'
import { placeText } from './lesson-place.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { id = 0 } = queryOf(request, ['id'])
  const { data } = await orMissing(
    context.get(servicesContext).api('GET /api/admin/lesson', { query: { id } }),
  )
  return { lesson: data }
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta(`${loaderData?.lesson.title.hakka ?? ''}・課程資料`)

/** What a lesson is called and has beside its modules. */
export default function LessonInfo({ loaderData: { lesson } }: Route.ComponentProps) {
  return (
    <DeskPage
      title="課程資料"
      lead={placeText(lesson)}
      crumbs={[
        { label: '課程管理', to: '/admin/lessons' },
        { label: lesson.title.hakka, to: `/admin/lesson/edit?id=${lesson.id}` },
      ]}
    >
      <InfoForm key={lesson.id} lesson={lesson} />
    </DeskPage>
  )
}
