import { Card } from '@hakka/ui/Card.tsx'
import { cx } from '@hakka/ui/cx.ts'
import { CircleCheck } from 'lucide-react'
import { EitherText } from '#kit/Hakka.tsx'
import { linesOf } from './captions.ts'
import { Embed } from './Embed.tsx'
import { Film } from './Film.tsx'
import { sourceOf, type Video } from './video-source.ts'
import { ui } from './video-ui.ts'

/** What a video is called where it has to be named. */
const nameOf = ({ title }: Video, no: number): string => title?.text ?? ui.video(no)

/** One video with its number and name, and a tick once it was opened. */
export function VideoCard({
  video,
  no,
  of,
  seen,
  onOpen,
}: {
  video: Video
  no: number
  of: number
  seen: boolean
  onOpen(): void
}) {
  const source = sourceOf(video)
  const look = { name: nameOf(video, no), poster: video.poster?.url }
  return (
    <Card as="article" className="flex h-full flex-col gap-3 p-3 md:p-4">
      {source.kind === 'site' && <Embed {...look} id={source.id} onOpen={onOpen} />}
      {source.kind === 'file' && (
        <Film {...look} src={source.url} lines={linesOf(video.captions ?? {})} onPlay={onOpen} />
      )}
      {source.kind === 'none' && (
        <p className="flex aspect-video w-full items-center justify-center rounded-option bg-lighten p-4 text-center text-18 text-muted">
          {ui.none}
        </p>
      )}
      <header className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1 px-1">
        {of > 1 && (
          <span className="flex size-9 flex-none items-center justify-center rounded-code bg-lighten text-16 font-bold text-darken">
            {no}
          </span>
        )}
        <h3
          className={cx(
            'min-w-0 flex-1 text-18 leading-snug text-darken',
            video.title?.pinyin === undefined && 'font-bold',
          )}
        >
          {video.title ? <EitherText value={video.title} /> : ui.video(no)}
        </h3>
        <span
          className={seen ? 'inline-flex items-center gap-1.5 text-16 text-correct' : 'invisible text-16'}
          aria-hidden={!seen}
        >
          <CircleCheck size={20} aria-hidden="true" className="inline" />
          {ui.seen}
        </span>
      </header>
    </Card>
  )
}
