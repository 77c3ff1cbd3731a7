import { ROOM_VOICE } from '@hakka/contract/constants/room'
import type { SayView } from '@hakka/contract/room-views'
import { type Playback, play } from '@hakka/ui/audio.ts'
import { toast } from '@hakka/ui/toast.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Act } from './act.ts'
import { fetchVoice } from './hear.ts'

/** The board that sounds may be gone: another one waits so long for it. */
const INSTEAD_MS = 2_000
/** The longest recording, and what it takes to come: a board that has begun it and is gone ends it no more. */
const OVER_MS = ROOM_VOICE.seconds * 1_000 + 8_000

/**
 * Plays what the teacher has chosen, on this board's loudspeaker where it is the one that sounds, wherever she chose it:
 * here, on another board or on her phone. What was chosen before this board came is over.
 */
export function useBoardVoice({
  playing,
  soundBoard,
  board,
  room,
  at,
  hostKey,
  act,
}: {
  playing: SayView['playing']
  /** The board that sounds. */
  soundBoard: string | null
  /** This one. */
  board: string
  room: number
  at: string
  hostKey: string | undefined
  act: Act
}): void {
  const before = useRef(playing?.seq)
  const over = useEffectEvent(() => void act({ do: 'say.play', at, member: null }))
  const aloud = useEffectEvent((of: number) => void act({ do: 'say.aloud', at, of, board }))
  const start = useEffectEvent(async (member: number, signal: AbortSignal): Promise<void> => {
    let sound: Playback | undefined
    const stop = () => sound?.stop()
    signal.addEventListener('abort', stop)
    try {
      const url = await fetchVoice({ room, at, member }, { hostKey, signal })
      try {
        if (signal.aborted) return
        sound = play({ url })
        await sound.finished
      } finally {
        URL.revokeObjectURL(url)
      }
    } catch {
      if (!signal.aborted) toast({ type: 'error', body: '這段錄音放不出來。點一下黑板，再按一次。' })
    }
    if (!signal.aborted) over()
  })
  const seq = playing?.seq
  const no = playing?.no
  const claimed = playing?.board ?? null
  const sounds = (claimed ?? soundBoard) === board
  const waitsFor = sounds ? 'nobody' : claimed === null ? 'another' : 'its end'
  const isClaimed = useEffectEvent(() => claimed !== null)
  useEffect(() => {
    if (seq === undefined || no === undefined) return
    if (waitsFor !== 'nobody') {
      const wait =
        waitsFor === 'another' ? setTimeout(() => aloud(seq), INSTEAD_MS) : setTimeout(over, OVER_MS)
      return () => clearTimeout(wait)
    }
    if (seq === before.current) return over()
    const gone = new AbortController()
    if (!isClaimed()) aloud(seq)
    void start(no, gone.signal)
    return () => gone.abort()
  }, [seq, no, waitsFor])
}
