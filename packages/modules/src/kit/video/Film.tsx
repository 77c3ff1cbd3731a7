import { Button } from '@hakka/ui/Button.tsx'
import { Play, RotateCcw } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useHost } from '#kit/host-context.tsx'
import { type CaptionLine, captionsAddress } from './captions.ts'
import { ui } from './video-ui.ts'

export interface FilmProps {
  src: string
  name: string
  poster?: string | undefined
  lines?: readonly CaptionLine[]
  film?: RefObject<HTMLVideoElement | null>
  onPlay?(): void
  onTime?(seconds: number): void
  onEnd?(): void
  /** Nothing can be played; without it the film says so itself. */
  onMissing?(): void
}

/** A film of the site's own in the browser's player, with one large button to begin. */
export function Film({ src, name, poster, lines = [], film, ...on }: FilmProps) {
  const { reading } = useHost()
  const own = useRef<HTMLVideoElement>(null)
  const video = film ?? own
  const [state, setState] = useState<'covered' | 'begun' | 'ended'>('covered')
  const [failed, setFailed] = useState(false)
  const fail = on.onMissing ?? (() => setFailed(true))
  const latest = useRef(fail)
  useEffect(() => {
    latest.current = fail
  })
  useEffect(() => {
    // It may have failed before this code ran: the event is gone, the state of the element is not.
    if (src && video.current?.error) latest.current()
  }, [src, video])

  return (
    <div className="relative aspect-video w-full overflow-hidden rounded-option bg-lighten">
      <video
        ref={video}
        src={src}
        poster={poster}
        aria-label={name}
        controls={state !== 'covered'}
        playsInline
        preload="metadata"
        className="size-full"
        onPlay={() => {
          setState('begun')
          on.onPlay?.()
        }}
        onTimeUpdate={(event) => on.onTime?.(event.currentTarget.currentTime)}
        onEnded={() => {
          setState('ended')
          on.onEnd?.()
        }}
        onError={fail}
      >
        <track
          kind="captions"
          srcLang="hak-Hant-TW"
          label={ui.track}
          src={captionsAddress(lines, reading.chinese)}
        />
      </video>
      {/* A film may end on nothing: its cover says again what it is. */}
      {state === 'ended' && poster && !failed && (
        <img src={poster} alt="" className="absolute inset-0 size-full object-cover" />
      )}
      {state !== 'begun' && !failed && (
        <button
          type="button"
          aria-label={ui.play(name)}
          className="absolute inset-x-0 bottom-[6%] mx-auto flex size-16 items-center justify-center rounded-full border-4 border-white bg-primary text-white shadow-pop transition-[background-color,scale] duration-150 hover:bg-darken active:scale-95 md:size-24"
          onClick={() => void video.current?.play().catch(() => {})}
        >
          <Play size={36} fill="currentColor" aria-hidden="true" className="translate-x-0.5" />
        </button>
      )}
      {failed && (
        <div
          role="alert"
          className="absolute inset-0 flex flex-col items-center justify-center gap-3 bg-note p-4 text-center text-18"
        >
          <p>{ui.fileFailed}</p>
          <Button
            icon={<RotateCcw size={20} aria-hidden="true" />}
            onClick={() => {
              setFailed(false)
              video.current?.load()
            }}
          >
            {ui.again}
          </Button>
        </div>
      )}
    </div>
  )
}
