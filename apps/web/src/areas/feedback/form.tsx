import { Link } from 'react-router'
import { pageMeta } from '../../app/meta.ts'
import { PageBanner } from '../../app/shell/PageBanner.tsx'
import { useVisitor } from '../../app/visitor.ts'
import type { Route } from './+types/form.ts'
import { FeedbackForm } from './FeedbackForm.tsx'
import { openedWith } from './form-values.ts'

/** What a lesson's link fills in stands in the address. */
export const loader = ({ request }: Route.LoaderArgs) => ({ search: new URL(request.url).search })

/** Never kept: its address may name any page. */
export const headers = () => ({ 'Cache-Control': 'no-store' })

export const meta = () => pageMeta('問題回報', '看到錯字、聽到錯音，或有任何建議，請告訴我們。')

export default function FeedbackPage({ loaderData: { search } }: Route.ComponentProps) {
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
          <FeedbackForm key={search} opened={openedWith(new URLSearchParams(search), email)} />
        </div>
      </div>
    </>
  )
}
