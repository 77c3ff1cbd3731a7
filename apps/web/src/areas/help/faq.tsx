import { buttonClass } from '@hakka/ui/Button.tsx'
import { EmptyState } from '@hakka/ui/EmptyState.tsx'
import { useState } from 'react'
import { Link, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { servicesContext } from '../../app/context.ts'
import { FaqCategories } from '../../app/help/FaqCategories.tsx'
import { useOpenByHash } from '../../app/help/use-open-by-hash.ts'
import { pageMeta } from '../../app/meta.ts'
import { PageBanner } from '../../app/shell/PageBanner.tsx'
import { orPage } from '../../app/throw-page.ts'
import type { Route } from './+types/faq.ts'
import { CategoryNav } from './CategoryNav.tsx'
import { FaqSearch } from './FaqSearch.tsx'
import { QuestionLink } from './QuestionLink.tsx'
import { matching, wordsOf } from './search.ts'

export const loader = ({ context }: Route.LoaderArgs) =>
  orPage(context.get(servicesContext).api('GET /api/faq'))

export const headers = () => ({ 'Cache-Control': 'public, max-age=60' })
export const meta = () => pageMeta('常見問題', '帳號、上課、腔調、錄音、下載和回報的常見問題與解答。')

// Searching changes the address, not the questions.
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname

export default function FaqPage({ loaderData: { categories } }: Route.ComponentProps) {
  const [params] = useSearchParams()
  const [keyword, setKeyword] = useState(params.get('keyword') ?? '')
  useOpenByHash()
  const words = wordsOf(keyword)
  const found = matching(categories, words)
  const count = found.reduce((sum, { items }) => sum + items.length, 0)
  return (
    <>
      <PageBanner
        title="常見問題"
        lead="先在這裡找找看，按一下問題就會看到解答。"
        crumbs={[{ label: '常見問題' }]}
      />
      <div className="wrap py-8 md:py-10">
        {categories.length === 0 ? (
          <EmptyState title="目前沒有常見問題">有疑問嗎？歡迎從「問題回報」告訴我們。</EmptyState>
        ) : (
          <div className="grid items-start gap-8 lg:grid-cols-[3fr_9fr]">
            <CategoryNav categories={found} />
            <div className="min-w-0">
              <FaqSearch keyword={keyword} onKeyword={setKeyword} />
              <p role="status" className="mt-2 mb-6 text-16 text-muted">
                {words.length === 0 ? `共 ${count} 題` : `找到 ${count} 題`}
              </p>
              {count === 0 && words.length > 0 ? (
                <EmptyState title={`沒有符合「${keyword.trim()}」的問題`}>
                  換個說法，或少打幾個字試試看。
                </EmptyState>
              ) : (
                <FaqCategories
                  categories={found}
                  words={words}
                  foot={(item) => <QuestionLink id={item.id} question={item.question_text} />}
                />
              )}
            </div>
          </div>
        )}
        <section
          aria-labelledby="not-found"
          className="mt-12 flex flex-wrap items-center gap-x-6 gap-y-4 rounded-card bg-note px-6 py-6 md:px-8"
        >
          <img
            src="/images/bird.svg"
            alt=""
            width={88}
            height={88}
            loading="lazy"
            className="max-md:hidden"
          />
          <div className="mr-auto">
            <h2 id="not-found" className="font-reading text-26 text-brand">
              還是找不到答案？
            </h2>
            <p>教材的錯字、錯音和網站的問題，都可以告訴我們。</p>
          </div>
          <div className="flex flex-wrap gap-3">
            <Link to="/guide" className={buttonClass({ kind: 'ghost' })}>
              看使用說明
            </Link>
            <Link to="/feedback" className={buttonClass({ kind: 'brand' })}>
              問題回報
            </Link>
          </div>
        </section>
      </div>
    </>
  )
}
