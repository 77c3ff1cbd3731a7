import { EmptyState } from '@hakka/ui/EmptyState.tsx'
import { servicesContext } from '../../app/context.ts'
import { Markup } from '../../app/desk/Markup.tsx'
import { GuideCategories } from '../../app/help/GuideCategories.tsx'
import { useOpenByHash } from '../../app/help/use-open-by-hash.ts'
import { pageMeta } from '../../app/meta.ts'
import { PageBanner } from '../../app/shell/PageBanner.tsx'
import { orPage } from '../../app/throw-page.ts'
import type { Route } from './+types/guide.ts'
import '../../app/desk/rich-text/rich-text.css'

export const loader = ({ context }: Route.LoaderArgs) =>
  orPage(context.get(servicesContext).api('GET /api/guide'))

export const headers = () => ({ 'Cache-Control': 'public, max-age=60' })
export const meta = () =>
  pageMeta('使用說明', '給學生、老師和編輯的操作說明：選課、練習、投影、下載與編輯後台。')

export default function GuidePage({ loaderData: { title, description, categories } }: Route.ComponentProps) {
  useOpenByHash()
  return (
    <>
      <PageBanner typed title={title} crumbs={[{ label: '使用說明' }]} />
      <div className="wrap grid items-start gap-8 py-8 md:py-10 lg:grid-cols-[4fr_8fr]">
        {description.title && (
          <section aria-labelledby="intro" className="rounded-card bg-note p-6 md:p-8 lg:sticky lg:top-6">
            <img src="/images/bird-wave.svg" alt="" width={112} height={112} className="max-lg:hidden" />
            <h2 id="intro" className="font-typed text-26 text-brand">
              {description.title}
            </h2>
            <Markup html={description.content} className="mt-3" />
          </section>
        )}
        {categories.length === 0 ? (
          <EmptyState title="使用說明正在準備" />
        ) : (
          <GuideCategories categories={categories} />
        )}
      </div>
    </>
  )
}
