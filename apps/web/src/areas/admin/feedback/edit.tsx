import { servicesContext } from '../../../app/context.ts'
import { DeskPage } from '../../../app/desk/DeskPage.tsx'
import { pageMeta } from '../../../app/meta.ts'
import { onlyWith, orPage } from '../../../app/throw-page.ts'
import type { Route } from './+types/edit.ts'
import { ReplyForm } from './ReplyForm.tsx'
import { ReportFacts } from './ReportFacts.tsx'
import { HANDLE, wholeOf } from './whole.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  // No report has the number 0: without one there is nothing to answer.
  const id = Number(new URL(request.url).searchParams.get('id')) || 2_147_483_647
  const { api } = context.get(servicesContext)
  await onlyWith(HANDLE, api)
  const answer = api('GET /api/feedback/{id}', { params: { id } })
  return { report: wholeOf((await orPage(answer)).data) }
}

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(`回覆 ${loaderData?.report.code ?? ''}`)

export default function FeedbackEditPage({ loaderData: { report } }: Route.ComponentProps) {
  return (
    <DeskPage
      title={`回覆 ${report.code}`}
      crumbs={[
        { label: '問題回報', to: '/admin/feedbacks' },
        { label: report.code, to: `/admin/feedback/${report.id}` },
      ]}
    >
      <ReplyForm key={report.id} report={report}>
        <ReportFacts report={report} />
      </ReplyForm>
    </DeskPage>
  )
}
