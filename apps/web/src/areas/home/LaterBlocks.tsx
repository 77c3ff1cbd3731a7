import type { Home } from '@hakka/contract/home'
import { Services } from '../../app/shell/Services.tsx'
import { DownloadBlock } from './DownloadBlock.tsx'
import { NewsBlock } from './NewsBlock.tsx'
import { RandomLessons } from './RandomLessons.tsx'
import { SelfStudyBlock } from './SelfStudyBlock.tsx'

/** What lies below the first screen. */
export default function LaterBlocks({ home }: { home: Home }) {
  return (
    <>
      <div className="drawn-later">
        <RandomLessons lessons={home.lessons} />
      </div>
      <div className="drawn-later">
        <SelfStudyBlock items={home.self_study} />
        <div className="mt-14 grid gap-10 md:mt-20 lg:grid-cols-[7fr_5fr] lg:gap-6">
          <NewsBlock newses={home.newses} />
          <DownloadBlock newest={home.downloads} />
        </div>
        <Services />
      </div>
    </>
  )
}
