import { BOOKS } from '@hakka/contract/constants'
import { bytesOf } from '@hakka/ui/stored-file.ts'
import { toast } from '@hakka/ui/toast.ts'
import { useEffect, useRef, useState } from 'react'

/**
 * Music behind a book, over and over without a gap, which an audio element would leave. It begins when somebody
 * switches it on: browsers let nothing sound before.
 */
export function useMusic(url: string | undefined) {
  const [on, setOn] = useState(false)
  const live = useRef<AudioContext>(undefined)
  useEffect(() => {
    if (!on || url === undefined) return
    const context = new AudioContext()
    live.current = context
    const off = new AbortController()
    void startMusic(context, url, off.signal).catch(() => {
      if (off.signal.aborted) return
      setOn(false)
      toast({ type: 'error', body: '配樂沒有載入，請檢查網路，再試一次。' })
    })
    // Nobody wants it from a page that is out of sight.
    const seen = () => void (document.hidden ? context.suspend() : context.resume())
    document.addEventListener('visibilitychange', seen, { signal: off.signal })
    return () => {
      off.abort()
      void context.close()
    }
  }, [on, url])
  return { on, setOn }
}

async function startMusic(context: AudioContext, url: string, signal: AbortSignal): Promise<void> {
  const buffer = await context.decodeAudioData(await bytesOf(url, signal))
  if (signal.aborted) return
  const gain = new GainNode(context, { gain: BOOKS.music_volume })
  const source = new AudioBufferSourceNode(context, { buffer, loop: true })
  source.connect(gain).connect(context.destination)
  source.start()
}
