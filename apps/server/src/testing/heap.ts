import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

function held(): number {
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** Bytes by which the heap, buffers among it, grew at most while `act` ran; what nobody needs any more counts too. */
export const growthOf = (act: () => Promise<unknown>): Promise<number> => mostOf(act, held)

/**
 * Bytes of the heap, buffers among it, that `act` held on to at once at most, whenever the collector would have come.
 * It is called only where `within` or more lies there: each time costs as much as all that the process holds.
 */
export const heldBy = (act: () => Promise<unknown>, within: number): Promise<number> =>
  mostOf(act, (before) => {
    // Buffers are let go by a sweep after the collection that found them, which another thread may still be at.
    let now = held()
    for (let tried = 0; tried < COLLECTIONS && now - before >= within; tried++) {
      collect()
      now = held()
    }
    return now
  })

/** What is held after so many is held. */
const COLLECTIONS = 8

async function mostOf(act: () => Promise<unknown>, measure: (before: number) => number): Promise<number> {
  collect()
  const before = held()
  let most = before
  let running = true
  const look = () => {
    most = Math.max(most, measure(before))
    if (running) setImmediate(look)
  }
  setImmediate(look)
  try {
    await act()
  } finally {
    running = false
  }
  return Math.max(most, measure(before)) - before
}
