import { ApiError } from '@hakka/contract/api-error'
import { ERRORS } from '@hakka/contract/errors'
import { data, Link, useLocation } from 'react-router'
import { servicesContext } from '../../app/context.ts'
import { pageMeta } from '../../app/meta.ts'
import { PageBanner } from '../../app/shell/PageBanner.tsx'
import { orPage } from '../../app/throw-page.ts'
import { useVisitor } from '../../app/visitor.ts'
import type { Route } from './+types/form.ts'
import { FeedbackForm, type Posted } from './FeedbackForm.tsx'
import { bodyOf, openedWith, postedFaults, postedValues } from './form-values.ts'

/** Pictures come with the form also where no script runs. */
export const handle = { files: true }

export async function loader({ context }: Route.LoaderArgs) {
  const { data: csrf } = await orPage(context.get(servicesContext).api('GET /api/csrf'))
  return { token: csrf.token }
}

/** Where no script runs, or none yet: the same call as the script's, and the page says what came of it. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData().catch(() => undefined)
  if (!form) throw data({ message: ERRORS.bad_request.message }, { status: 400 })
  const report = postedValues(form)
  try {
    const { api } = context.get(servicesContext)
    const { feedback_code } = await api('POST /api/feedback', { body: bodyOf(report) })
    return { code: feedback_code } satisfies Posted
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { screenshots, ...values } = report
    const posted: Posted = {
      values,
      errors: postedFaults(error.errors),
      failure: screenshots.length > 0 ? `${error.message}（截圖要重新選擇）` : error.message,
    }
    return data(posted, { status: error.status || 500 })
  }
}

/** Never kept: its address may name any page, and its token is this visitor's own. */
export const headers = () => ({ 'Cache-Control': 'no-store' })

export const meta = () => pageMeta('問題回報', '看到錯字、聽到錯音，或有任何建議，請告訴我們。')

export default function FeedbackPage({ loaderData: { token }, actionData }: Route.ComponentProps) {
  // What a lesson's link fills in stands in the address.
  const { search } = useLocation()
  const email = useVisitor().user?.email ?? ''
  return (
    <>
      <PageBanner
        title="問題回報"
        lead="看到錯字、聽到錯音，或有任何建議，請告訴我們"
        crumbs={[{ label: '問題回報' }]}
      />
      <div className="wrap py-8">
        <div className="mx-auto max-w-[860px]">
          <p className="mb-5 text-muted">
            處理的進度和回覆都會公開在
            <Link to="/feedback/list" className="text-brand underline decoration-ghost underline-offset-4">
              回報列表
            </Link>
            ，送出前可以先看看有沒有人回報過。
          </p>
          <FeedbackForm
            key={search}
            search={search}
            opened={openedWith(new URLSearchParams(search), email)}
            token={token}
            posted={actionData}
          />
        </div>
      </div>
    </>
  )
}
