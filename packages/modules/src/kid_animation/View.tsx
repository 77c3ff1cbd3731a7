import { Button } from '@hakka/ui/Button.tsx'
import { CircleCheck, RotateCcw } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ViewProps } from '#kit/host.ts'
import { useHost } from '#kit/host-context.tsx'
import { NextActivity } from '#kit/round/DoneActions.tsx'
import { lineAt, linesOf } from '#kit/video/captions.ts'
import { Film } from '#kit/video/Film.tsx'
import { filmAddress } from './address.ts'
import { CaptionList } from './CaptionList.tsx'
import type { AnimationContent } from './module.ts'
import { Reading } from './Reading.tsx'
import { ui } from './ui.ts'

/** The lesson's animation beside its captions; done at its end. Where there is none yet, the captions are read. */
export default function AnimationView({ content }: ViewProps<AnimationContent>) {
  const host = useHost()
  const film = useRef<HTMLVideoElement>(null)
  const [current, setCurrent] = useState(-1)
  const [watched, setWatched] = useState(false)
  const src = content.video ?? (host.lesson && filmAddress(host.lesson))
  const [lost, setLost] = useState<string>()
  const lines = linesOf(content.captions)
  if (!src || lost === src) return <Reading lines={lines} />

  function playFrom(seconds: number) {
    if (!film.current) return
    film.current.currentTime = seconds
    film.current.play().catch(() => {})
  }
  return (
    <div className="@container">
      <p className="mb-4 text-18 text-muted">{ui.how}</p>
      <div className="grid items-start gap-4 @4xl:grid-cols-[minmax(0,3fr)_minmax(18rem,2fr)] @4xl:items-stretch">
        <Film
          src={src}
          name={ui.film}
          poster={content.poster?.url}
          lines={lines}
          film={film}
          onTime={(seconds) => setCurrent(lineAt(lines, seconds))}
          onEnd={() => {
            setWatched(true)
            host.announce(ui.watched)
            host.done()
          }}
          onMissing={() => setLost(src)}
        />
        {lines.length > 0 && (
          <div className="relative min-w-0">
            <CaptionList
              lines={lines}
              current={current}
              onJump={(index) => {
                setCurrent(index)
                playFrom(lines[index]?.start ?? 0)
              }}
            />
          </div>
        )}
      </div>
      <div
        className={`mt-4 flex min-h-18 flex-wrap items-center justify-between gap-3 rounded-card px-4 py-2 md:px-6 ${watched ? 'bg-correct-soft text-correct-deep' : 'bg-pool'}`}
      >
        <p className="inline-flex items-center gap-2 text-18 font-medium">
          {watched && <CircleCheck size={24} aria-hidden="true" />}
          {watched ? ui.watched : ui.toTheEnd}
        </p>
        {watched && (
          <div className="flex flex-wrap gap-3">
            <Button
              kind="ghost"
              icon={<RotateCcw size={20} aria-hidden="true" />}
              onClick={() => playFrom(0)}
            >
              {ui.fromStart}
            </Button>
            <NextActivity />
          </div>
        )}
      </div>
    </div>
  )
}
