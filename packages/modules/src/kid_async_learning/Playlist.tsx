import { Card } from '@hakka/ui/Card.tsx'
import { cx } from '@hakka/ui/cx.ts'
import { CircleCheck, Play } from 'lucide-react'
import { EitherText } from '#kit/Hakka.tsx'
import { keyed } from '#kit/kept/keyed.ts'
import type { Video } from '#kit/video/video-source.ts'
import { ui as videoUi } from '#kit/video/video-ui.ts'
import { ui } from './ui.ts'

/** The videos by name: the one on show is lit, those that were opened are ticked. */
export function Playlist({
  videos,
  shown,
  seen,
  onShow,
}: {
  videos: readonly { url: string; title?: Video['title'] }[]
  shown: number
  seen: ReadonlySet<number>
  onShow(index: number): void
}) {
  return (
    <Card as="section" className="p-2 md:p-3">
      <h3 className="px-2 pb-1 text-16 text-muted">{ui.list}</h3>
      <ol className="grid gap-1">
        {keyed(videos, ({ url }) => url).map(({ key, item: video, index }) => {
          const lit = index === shown
          return (
            <li key={key}>
              <button
                type="button"
                data-video={index}
                aria-current={lit || undefined}
                className={cx(
                  'flex min-h-14 w-full items-center gap-3 rounded-option px-3 py-2 text-left text-18 transition-colors',
                  lit ? 'bg-lighten shadow-[inset_0_0_0_2px_var(--color-primary)]' : 'hover:bg-note',
                )}
                onClick={() => onShow(index)}
              >
                <span
                  className={cx(
                    'flex size-9 flex-none items-center justify-center rounded-code text-16 font-bold',
                    lit ? 'bg-primary text-white' : 'bg-lighten text-darken',
                  )}
                >
                  {lit ? <Play size={20} fill="currentColor" aria-hidden="true" /> : index + 1}
                </span>
                <span className="min-w-0 flex-1">
                  {video.title ? <EitherText value={video.title} /> : videoUi.video(index + 1)}
                </span>
                {seen.has(index) && (
                  <span className="flex-none text-correct">
                    <CircleCheck size={24} aria-hidden="true" />
                    <span className="sr-only">{videoUi.seen}</span>
                  </span>
                )}
              </button>
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
