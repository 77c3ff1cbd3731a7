import { IconButton } from '@hakka/ui/IconButton.tsx'
import { CircleAlert, Play, Square } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { AudioHandle } from '#kit/host.ts'
import { useHost } from '#kit/host-context.tsx'
import { ui } from './ui.ts'
import type { Recording } from './use-recording.tsx'

const TICK_MS = 100

/** Plays one's own recording and counts down what is left of it. */
export function useOwnVoice({ url, seconds }: Recording) {
  const host = useHost()
  const live = useRef<AudioHandle>(undefined)
  // Apart from what is left: the clock may tick once more after the end, which must not look like playing.
  const [playing, setPlaying] = useState(false)
  const [left, setLeft] = useState(seconds)
  const [failed, setFailed] = useState(false)
  useEffect(() => () => live.current?.stop(), [])
  useEffect(() => {
    if (!playing) return
    const tick = setInterval(() => setLeft(seconds * (1 - (live.current?.progress() ?? 0))), TICK_MS)
    return () => clearInterval(tick)
  }, [playing, seconds])

  function press(): void {
    if (live.current) {
      live.current.stop()
      return
    }
    const handle = host.play({ url })
    live.current = handle
    setFailed(false)
    setLeft(seconds)
    setPlaying(true)
    handle.finished
      .catch(() => setFailed(true))
      .finally(() => {
        live.current = undefined
        setPlaying(false)
      })
  }
  return { playing, failed, left, press }
}

export function OwnVoiceButton({
  playing,
  failed,
  press,
  shortcut,
}: Pick<ReturnType<typeof useOwnVoice>, 'playing' | 'failed' | 'press'> & {
  /** Its key works anywhere on the page. */
  shortcut: boolean
}) {
  const Icon = failed ? CircleAlert : playing ? Square : Play
  return (
    <IconButton
      label={failed ? ui.failedOwn : playing ? ui.stopOwn : ui.listenOwn}
      kind="primary"
      data-follow
      aria-keyshortcuts={shortcut ? 'O' : undefined}
      onClick={press}
    >
      <Icon size={playing ? 20 : 24} fill={failed ? 'none' : 'currentColor'} aria-hidden="true" />
    </IconButton>
  )
}
