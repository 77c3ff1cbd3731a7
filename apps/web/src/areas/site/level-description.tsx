import { LEVELS } from '@hakka/contract/constants'
import { servicesContext } from '../../app/context.ts'
import { pageMeta } from '../../app/meta.ts'
import { PageBanner } from '../../app/shell/PageBanner.tsx'
import { Services } from '../../app/shell/Services.tsx'
import { orPage } from '../../app/throw-page.ts'
import type { Route } from './+types/level-description.ts'
import { LevelCard } from './LevelCard.tsx'

/** How many lessons of each level are there in some dialect, of both kinds. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext)
  const counts = await Promise.all(
    LEVELS.map(async ({ no }) => {
      const menus = await Promise.all(
        [1, 2].map((type_no) => orPage(api('GET /api/lesson/menu', { query: { level_no: no, type_no } }))),
      )
      return menus
        .flatMap(({ units }) => units.flatMap(({ lessons }) => lessons))
        .filter(({ url, other_dialects }) => url !== null || other_dialects.length > 0).length
    }),
  )
  return { counts }
}

export const headers = () => ({ 'Cache-Control': 'public, max-age=60' })
export const meta = () => pageMeta('級別說明', '五個級別各適合幾年級、學什麼、有幾課，幫你找到開始的地方。')

export default function LevelDescriptionPage({ loaderData: { counts } }: Route.ComponentProps) {
  return (
    <>
      <PageBanner
        title="級別說明"
        lead="從國小到高中一共五級，找到適合的地方開始。"
        crumbs={[{ label: '級別說明' }]}
      />
      <div className="wrap py-8 md:py-10">
        <div className="max-w-[46em] space-y-3">
          <p>
            級別依年級劃分，但不限年齡：沒有學過客語的人，不論幾歲都可以從Ⅰ級開始；在家裡常聽客語的人，可以先試試高一級的課。
          </p>
          <p>
            課程分成「基礎」和「進階」兩種：基礎先學最常用的詞和句子，進階再多讀一點、多說一點。下面的例子是四縣腔，其他腔調的說法不一定相同。
          </p>
        </div>
        <nav aria-label="級別" className="mt-6">
          <ul className="flex flex-wrap gap-2">
            {LEVELS.map(({ no, name, title }) => (
              <li key={no} data-level={no}>
                <a
                  href={`#level-${no}`}
                  className="inline-flex min-h-12 items-center rounded-button bg-lighten px-5 font-medium text-darken no-underline hover:underline"
                >
                  {name}
                  <span className="ml-2 text-16 max-md:hidden">{title}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="mt-8 grid gap-6">
          {LEVELS.map((level, index) => (
            <LevelCard key={level.no} level={level} count={counts[index] ?? 0} />
          ))}
        </div>
        <Services />
      </div>
    </>
  )
}
