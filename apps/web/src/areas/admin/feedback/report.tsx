import { buttonClass } from '@hakka/ui/Button.tsx'
import { Reply } from 'lucide-react'
import { Link } from 'react-router'
import { servicesContext } from '../../../app/context.ts'
import { DeskPage } from '../../../app/desk/DeskPage.tsx'
import { ReplyFiles } from '../../../app/feedback/ReplyFiles.tsx'
import { pageMeta } from '../../../app/meta.ts'
import { onlyWith, orPage } from '../../../app/throw-page.ts'
import type { Route } from './+types/report.ts'
import { Part, ReportFacts } from './ReportFacts.tsx'
import { HANDLE, wholeOf } from './whole.ts'

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext)
  await onlyWith(HANDLE, api)
  const answer = api('GET /api/feedback/{id}', { params: { id } })
  return { report: wholeOf((await orPage(answer)).data) }
}

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.report.code)

export default function FeedbackReportPage({ loaderData: { report } }: Route.ComponentProps) {
  return (
    <DeskPage
      title={report.code}
      crumbs={[{ label: '問題回報', to: '/admin/feedbacks' }]}
      actions={
        <Link to={`/admin/feedback/edit?id=${report.id}`} className={buttonClass({ kind: 'brand' })}>
          <Reply aria-hidden="true" />
          回覆
        </Link>
      }
    >
      <div className="grid gap-5">
        <ReportFacts report={report} />
        <Part title="回覆">
          {report.reply ? (
            <p translate="no" className="whitespace-pre-wrap">
              {report.reply}
            </p>
          ) : (
            <p className="text-muted">還沒有回覆</p>
          )}
          <ReplyFiles files={report.attachments} />
        </Part>
        {report.note && (
          <Part title="內部備註">
            <p translate="no" className="whitespace-pre-wrap">
              {report.note}
            </p>
          </Part>
        )}
      </div>
    </DeskPage>
  )
}
