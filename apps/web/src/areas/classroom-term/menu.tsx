import { DEFAULT_DIALECT_ID } from '@hakka/contract/constants'
import { EmptyState } from '@hakka/ui/EmptyState.tsx'
import { Link } from 'react-router'
import { servicesContext } from '../../app/context.ts'
import { pageMeta } from '../../app/meta.ts'
import { PageBanner } from '../../app/shell/PageBanner.tsx'
import { orPage } from '../../app/throw-page.ts'
import type { Route } from './+types/menu.ts'
import { TermCard } from './TermCard.tsx'
import { TermsError } from './TermsError.tsx'
import { termsUrl, termsWay } from './way.ts'

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { api } = context.get(servicesContext)
  return (await orPage(api('GET /api/classroom_term/menu'))).data.categories
}

export const headers = () => ({ 'Cache-Control': 'public, max-age=60' })

export const meta = () =>
  pageMeta('課室用語', '上課用得到的客語，分主題列出，有拼音、華語和聲音，也能投影出來全班一起唸。')

export default function TermMenu({ loaderData: categories }: Route.ComponentProps) {
  return (
    <>
      <PageBanner
        title="課室用語"
        lead="上課用得到的客語。投影出來，全班一起唸。"
        crumbs={termsWay()}
        picture="/images/page-banner-classroom.svg"
      />
      <div className="wrap pt-7 pb-14 md:pt-8 md:pb-20">
        {categories.length === 0 && (
          <EmptyState title="課室用語正在準備">上課用得到的客語句子還在編寫。</EmptyState>
        )}
        <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-5 lg:grid-cols-4">
          {categories.map((category) => (
            <li key={category.id} className="grid">
              <TermCard
                category={category}
                to={termsUrl({ category_id: category.id, dialect_id: DEFAULT_DIALECT_ID })}
              />
            </li>
          ))}
        </ul>
        <p className="mt-8 text-18 text-muted">
          想印出來貼在教室裡？到
          <Link to="/download?category_id=5" className="mx-1 inline-flex min-h-9 items-center underline">
            教材下載
          </Link>
          拿一張表。
        </p>
      </div>
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <TermsError error={error} />
}
