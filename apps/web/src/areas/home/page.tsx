import { servicesContext } from '../../app/context.ts'
import { pageMeta } from '../../app/meta.ts'
import { ReadingFace } from '../../app/ReadingFace.tsx'
import { Services } from '../../app/shell/Services.tsx'
import { orPage } from '../../app/throw-page.ts'
import type { Route } from './+types/page.ts'
import { DownloadBlock } from './DownloadBlock.tsx'
import { Entries } from './Entries.tsx'
import { Hero } from './Hero.tsx'
import { Levels } from './Levels.tsx'
import { NewsBanner } from './NewsBanner.tsx'
import { NewsBlock } from './NewsBlock.tsx'
import { RandomLessons } from './RandomLessons.tsx'
import { SelfStudyBlock } from './SelfStudyBlock.tsx'

export const loader = ({ context }: Route.LoaderArgs) =>
  orPage(context.get(servicesContext).api('GET /api/home'))

// The random lessons are drawn anew for each life of the cached page.
export const headers = () => ({ 'Cache-Control': 'public, max-age=60' })

export const meta = () => pageMeta(undefined)

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ReadingFace face={loaderData.font} />
      {loaderData.latest_news && <NewsBanner news={loaderData.latest_news} />}
      <Hero />
      <div className="wrap">
        <Entries />
        <Levels />
        <div className="drawn-later">
          <RandomLessons lessons={loaderData.lessons} />
        </div>
        <div className="drawn-later">
          <SelfStudyBlock items={loaderData.self_study} />
          <div className="mt-14 grid gap-10 md:mt-20 lg:grid-cols-[7fr_5fr] lg:gap-6">
            <NewsBlock newses={loaderData.newses} />
            <DownloadBlock newest={loaderData.downloads} />
          </div>
          <Services />
        </div>
      </div>
    </>
  )
}
