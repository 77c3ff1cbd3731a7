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

/** Bytes of the heap, buffers among it, that `act` held on to at once at most, whenever the collector would have come. */
export const heldBy = (act: () => Promise<unknown>): Promise<number> =>
  mostOf(act, (most) => {
    if (held() <= most) return most
    collect()
    // Buffers are let go by the sweep after the collection that found them.
    collect()
    return held()
  })

async function mostOf(act: () => Promise<unknown>, measure: (most: number) => number): Promise<number> {
  collect()
  const before = held()
  let most = before
  let running = true
  const look = () => {
    most = Math.max(most, measure(most))
    if (running) setImmediate(look)
  }
  setImmediate(look)
  try {
    await act()
  } finally {
    running = false
  }
  return Math.max(most, measure(most)) - before
}
