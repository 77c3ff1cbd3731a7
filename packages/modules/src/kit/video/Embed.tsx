import { Bird } from '@hakka/ui/Bird.tsx'
import { Button, buttonClass } from '@hakka/ui/Button.tsx'
import { Loading } from '@hakka/ui/Loading.tsx'
import { Picture } from '@hakka/ui/Picture.tsx'
import { ExternalLink, Play, RotateCcw } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import type { EmbedState } from './embed-state.ts'
import { useEmbed } from './use-embed.tsx'
import { frameAddress, watchAddress } from './video-source.ts'
import { ui } from './video-ui.ts'

export interface EmbedProps {
  id: string
  name: string
  poster?: string | undefined
  onOpen(): void
}

/** A video of the video site. Nothing is asked of that site before the pupil taps. */
export function Embed({ id, name, poster, onOpen }: EmbedProps) {
  const { state, frame, begin, loaded } = useEmbed()
  const came = state === 'loaded' || state === 'playing'
  const report = useEffectEvent(onOpen)
  useEffect(() => {
    if (came) report()
  }, [came])
  const framed = state !== 'covered' && state !== 'failed'
  return (
    <div className="grid gap-3">
      <div className="relative aspect-video w-full overflow-hidden rounded-option bg-lighten">
        {framed && (
          <iframe
            ref={frame}
            src={frameAddress(id, window.location.origin)}
            title={name}
            allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
            allowFullScreen
            referrerPolicy="strict-origin-when-cross-origin"
            className="absolute inset-0 size-full border-0"
            onLoad={loaded}
          />
        )}
        {state === 'loading' && (
          <div className="pointer-events-none absolute inset-0 flex items-center justify-center bg-lighten">
            <Loading text={ui.loading} />
          </div>
        )}
        {state === 'covered' && <Cover name={name} poster={poster} onPress={begin} />}
        {state === 'failed' && (
          <div
            role="alert"
            className="absolute inset-0 flex flex-col items-center justify-center gap-3 bg-note p-4 text-center text-18"
          >
            <p>{ui.failed}</p>
            <Button icon={<RotateCcw size={20} aria-hidden="true" />} onClick={begin}>
              {ui.again}
            </Button>
          </div>
        )}
      </div>
      <SiteLine state={state} id={id} onOpen={onOpen} />
    </div>
  )
}

/** The poster with one large button: as a film of our own looks before it plays. */
function Cover({ name, poster, onPress }: { name: string; poster: string | undefined; onPress(): void }) {
  return (
    <button
      type="button"
      aria-label={ui.play(name)}
      className="group absolute inset-0 size-full"
      onClick={onPress}
    >
      {poster ? (
        <Picture src={poster} alt="" width={960} height={540} fit="cover" className="size-full" />
      ) : (
        <span aria-hidden="true" className="absolute bottom-2 left-4">
          <Bird pose="wing-up" width={120} />
        </span>
      )}
      <span className="absolute inset-0 m-auto flex size-16 items-center justify-center rounded-full border-4 border-white bg-primary text-white shadow-pop transition-[background-color,scale] duration-150 group-hover:bg-darken group-active:scale-95 md:size-24">
        <Play size={36} fill="currentColor" aria-hidden="true" className="translate-x-0.5" />
      </span>
    </button>
  )
}

/** Says where the video comes from, or what to do when it does not come; the way to it is always there. */
function SiteLine({ state, id, onOpen }: { state: EmbedState; id: string; onOpen(): void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 text-16 text-muted">
      <span role="status">{state === 'covered' ? ui.atSite : state === 'silent' ? ui.silent : ''}</span>
      <a
        href={watchAddress(id)}
        target="_blank"
        rel="noopener"
        className={buttonClass({ kind: 'ghost' })}
        onClick={onOpen}
      >
        {ui.openSite}
        <span className="sr-only">{ui.newTab}</span>
        <ExternalLink size={20} aria-hidden="true" />
      </a>
    </div>
  )
}
