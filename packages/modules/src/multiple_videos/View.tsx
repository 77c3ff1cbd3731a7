import type { ViewProps } from '#kit/host.ts'
import { keyed } from '#kit/kept/keyed.ts'
import { SeenFoot } from '#kit/round/SeenFoot.tsx'
import { playAlone, useSeen } from '#kit/round/use-seen.tsx'
import { VideoCard } from '#kit/video/VideoCard.tsx'
import type { MultipleVideosContent } from './module.ts'
import { ui } from './ui.ts'

/** By count: one across, two side by side, a large one over two, two by two. */
const LAYOUTS: Readonly<Record<number, { list: string; first?: string }>> = {
  1: { list: 'mx-auto max-w-4xl' },
  2: { list: '@2xl:grid-cols-2' },
  3: { list: '@2xl:grid-cols-2', first: '@2xl:col-span-2' },
  4: { list: '@2xl:grid-cols-2' },
}

/** Some videos to watch; done when each was opened. */
export default function MultipleVideosView({ content: { videos } }: ViewProps<MultipleVideosContent>) {
  const { seen, open } = useSeen(videos.length)
  const layout = LAYOUTS[videos.length]
  return (
    <div className="@container">
      <p className="mb-4 text-18 text-muted">{videos.length === 1 ? ui.one : ui.many(videos.length)}</p>
      <ol className={`grid gap-4 md:gap-6 ${layout?.list}`} onPlayCapture={playAlone}>
        {keyed(videos, (video) => video.id ?? video.url ?? '').map(({ key, item: video, index }) => (
          <li key={key} className={index === 0 ? layout?.first : undefined}>
            <VideoCard
              video={video}
              no={index + 1}
              of={videos.length}
              seen={seen.has(index)}
              onOpen={() => open(index)}
            />
          </li>
        ))}
      </ol>
      <SeenFoot seen={seen.size} of={videos.length} />
    </div>
  )
}
