import type { HostView, PupilView } from '@hakka/contract/room-views'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Act } from './act.ts'
import { openLine, type RoomLine, type RoomNow } from './line.ts'
import { newId } from './new-id.ts'
import { createOutbox, type Outbox } from './outbox.ts'

const still = () => () => {}
const NOTHING = {
  line: { line: 'opening' as const },
  view: undefined,
  own: undefined,
  stage: undefined,
  brief: undefined,
}

/** The room as its teacher has it, and what she does there: without a line nothing is done, and it says so. */
export function useHostRoom(room: number, key: string | undefined): { now: RoomNow<HostView>; act: Act } {
  const [line, setLine] = useState<RoomLine<HostView>>()
  useEffect(() => {
    const own = openLine<HostView>({ room, as: 'host', ...(key !== undefined && { key }) })
    setLine(own)
    return () => own.close()
  }, [room, key])
  const now = useSyncExternalStore(
    line?.subscribe ?? still,
    () => line?.now() ?? NOTHING,
    () => NOTHING,
  )
  const act: Act = async (move) => {
    const answer = await line?.send({ id: newId(), move })
    return answer === undefined || answer === 'lost' ? { ok: false, code: 'later' } : answer
  }
  return { now, act }
}

const NONE: readonly never[] = []

/** The room as a pupil's phone has it: what she does waits for the line, and is done once. */
export function usePupilRoom(room: number) {
  const [own, setOwn] = useState<{ line: RoomLine<PupilView>; outbox: Outbox }>()
  useEffect(() => {
    const line = openLine<PupilView>({ room, as: 'pupil' })
    const outbox = createOutbox({ room, send: line.send })
    const off = line.subscribe(() => line.now().line.line === 'open' && outbox.flush())
    setOwn({ line, outbox })
    return () => {
      off()
      outbox.stop()
      line.close()
    }
  }, [room])
  const now = useSyncExternalStore(
    own?.line.subscribe ?? still,
    () => own?.line.now() ?? NOTHING,
    () => NOTHING,
  )
  const waiting = useSyncExternalStore(
    own?.outbox.subscribe ?? still,
    () => own?.outbox.waiting() ?? NONE,
    () => NONE,
  )
  const act: Act = async (move) => (await own?.outbox.add(move)) ?? { ok: false, code: 'later' }
  return { now, waiting, act, retry: () => own?.line.retry() }
}
