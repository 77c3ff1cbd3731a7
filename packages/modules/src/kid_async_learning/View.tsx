import { useState } from 'react'
import type { ViewProps } from '#kit/host.ts'
import { SeenFoot } from '#kit/round/SeenFoot.tsx'
import { useSeen } from '#kit/round/use-seen.tsx'
import { VideoCard } from '#kit/video/VideoCard.tsx'
import type { AsyncLearningContent } from './module.ts'
import { Playlist } from './Playlist.tsx'
import { ui } from './ui.ts'

/** Videos to learn from alone, one after another at the pupil's own pace; done when each was opened. */
export default function AsyncLearningView({ content }: ViewProps<AsyncLearningContent>) {
  const videos = content.video_urls
  const [shown, setShown] = useState(0)
  const { seen, open } = useSeen(videos.length)
  const video = videos[shown]
  const several = videos.length > 1
  return (
    <div className="@container">
      <p className="mb-4 text-18 text-muted">{several ? ui.many : ui.one}</p>
      <div
        className={
          several
            ? 'grid items-start gap-4 @3xl:grid-cols-[minmax(0,1fr)_minmax(15rem,20rem)] @3xl:gap-6'
            : 'mx-auto max-w-4xl'
        }
      >
        {video && (
          <VideoCard
            key={shown}
            video={{ ...video, id: undefined }}
            no={shown + 1}
            of={videos.length}
            seen={seen.has(shown)}
            onOpen={() => open(shown)}
          />
        )}
        {several && <Playlist videos={videos} shown={shown} seen={seen} onShow={setShown} />}
      </div>
      <SeenFoot seen={seen.size} of={videos.length} />
    </div>
  )
}
