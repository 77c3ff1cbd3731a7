import { levelOfStep } from '@hakka/contract/constants'
import { buttonClass } from '@hakka/ui/Button.tsx'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { servicesContext } from '../../../app/context.ts'
import { DeskPage } from '../../../app/desk/DeskPage.tsx'
import { pageMeta } from '../../../app/meta.ts'
import { queryOf } from '../../../app/query.ts'
import { orMissing } from '../../../app/throw-page.ts'
import type { Route } from './+types/publish.ts'
import { Changes } from './Changes.tsx'
import { CheckList } from './CheckList.tsx'
import { Comments } from './Comments.tsx'
import { placeText } from './lesson-place.ts'
import { PublishForm } from './PublishForm.tsx'
import { PublishSteps } from './PublishSteps.tsx'
import { ReviewBox } from './ReviewBox.tsx'
import './lesson.css'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { id = 0 } = queryOf(request, ['id'])
  const { api } = context.get(servicesContext)
  const [lesson, checks] = await Promise.all([
    orMissing(api('GET /api/admin/lesson', { query: { id } })),
    orMissing(api('GET /api/admin/lesson/checks', { query: { id } })),
  ])
  return { lesson: lesson.data, checked: checks.data }
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta(`${loaderData?.lesson.title.hakka ?? ''}・檢查並發布`)

/** What is to be known before a lesson is published, who has looked it over, and the publication itself. */
export default function LessonPublish({ loaderData: { lesson, checked } }: Route.ComponentProps) {
  return (
    <div data-level={levelOfStep(lesson.step_no)} className="flex flex-1 flex-col">
      <DeskPage
        title="檢查並發布"
        lead={`${lesson.title.hakka}・${placeText(lesson)}`}
        crumbs={[
          { label: '課程管理', to: '/admin/lessons' },
          { label: lesson.title.hakka, to: `/admin/lesson/edit?id=${lesson.id}` },
        ]}
        actions={
          <Link to={`/admin/lesson/edit?id=${lesson.id}`} className={buttonClass({ kind: 'ghost' })}>
            <ArrowLeft aria-hidden="true" />
            回去編輯
          </Link>
        }
      >
        <PublishSteps lesson={lesson} checks={checked.checks} />
        <PublishForm lesson={lesson} checked={checked}>
          <div className="grid content-start gap-4">
            <CheckList lessonId={lesson.id} checks={checked.checks} />
            <Changes lessonId={lesson.id} changes={checked.changes} />
            <Comments lesson={lesson} />
          </div>
          <ReviewBox lesson={lesson} digest={checked.digest} />
        </PublishForm>
      </DeskPage>
    </div>
  )
}
