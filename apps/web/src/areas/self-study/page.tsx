import { PRACTICE_TYPES } from '@hakka/contract/constants'
import { servicesContext } from '../../app/context.ts'
import { pageMeta } from '../../app/meta.ts'
import { GoalCard } from '../../app/self-study/GoalCard.tsx'
import { useToday } from '../../app/self-study/use-today.ts'
import { PageBanner } from '../../app/shell/PageBanner.tsx'
import { orPage } from '../../app/throw-page.ts'
import type { Route } from './+types/page.ts'
import { AreaCard } from './AreaCard.tsx'
import { ContinueCard } from './ContinueCard.tsx'
import { HubLinks } from './HubLinks.tsx'
import { HubNews } from './HubNews.tsx'

export const loader = async ({ context }: Route.LoaderArgs) =>
  (await orPage(context.get(servicesContext).api('GET /api/self_study/hub'))).data

export const headers = () => ({ 'Cache-Control': 'public, max-age=60' })

export const meta = () =>
  pageMeta('自主學習', '聽力、口說、閱讀、寫作和 AI 評分：自己選級別和腔調，每天練一點點。')

/** Where somebody with twenty minutes begins: what was left off, today's goal, the parts, what is new. */
export default function SelfStudyHub({ loaderData: hub }: Route.ComponentProps) {
  const today = useToday()
  return (
    <>
      <PageBanner title="自主學習" lead="聽、說、讀、寫，每天練一點點" crumbs={[{ label: '自主學習' }]} />
      <div className="wrap grid gap-6 pt-6 pb-14 md:pt-8 md:pb-20">
        <div className="grid gap-4 md:gap-6 lg:grid-cols-12">
          <div className="grid lg:col-span-7">
            <ContinueCard />
          </div>
          <div className="grid lg:col-span-5">
            <GoalCard today={today} />
          </div>
        </div>
        <ul aria-label="自學的項目" className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-5 xl:grid-cols-5">
          {PRACTICE_TYPES.map((type) => (
            <li key={type} className="grid max-md:last:col-span-2">
              <AreaCard type={type} minutes={today.known ? (today.minutes?.[type] ?? 0) : undefined} />
            </li>
          ))}
        </ul>
        <HubNews hub={hub} />
        <HubLinks />
      </div>
    </>
  )
}
