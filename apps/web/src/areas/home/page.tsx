import { lazyAtRest } from '@hakka/ui/at-rest.ts'
import { Live } from '@hakka/ui/early-taps.tsx'
import { Loading } from '@hakka/ui/Loading.tsx'
import { Suspense, useRef } from 'react'
import { servicesContext } from '../../app/context.ts'
import { pageMeta } from '../../app/meta.ts'
import { NewsBanner } from '../../app/news/NewsBanner.tsx'
import { ReadingFace } from '../../app/ReadingFace.tsx'
import { orPage } from '../../app/throw-page.ts'
import type { Route } from './+types/page.ts'
import { Entries } from './Entries.tsx'
import { Hero } from './Hero.tsx'
import { Levels } from './Levels.tsx'

const LaterBlocks = lazyAtRest(() => import('./LaterBlocks.tsx'))

export const loader = ({ context }: Route.LoaderArgs) =>
  orPage(context.get(servicesContext).api('GET /api/home'))

// The random lessons are drawn anew for each life of the cached page.
export const headers = () => ({ 'Cache-Control': 'public, max-age=60' })

export const meta = () => pageMeta(undefined)

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const later = useRef<HTMLDivElement>(null)
  return (
    <>
      <ReadingFace face={loaderData.font} />
      {loaderData.latest_news && <NewsBanner news={loaderData.latest_news} />}
      <Hero />
      <div className="wrap">
        <Entries />
        <Levels />
        <div ref={later} data-part="">
          <Suspense fallback={<Loading />}>
            <LaterBlocks home={loaderData} />
            <Live part={later} />
          </Suspense>
        </div>
      </div>
    </>
  )
}
