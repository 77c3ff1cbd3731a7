import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

function held(): number {
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** Bytes by which the heap, buffers among it, grew at most while `act` ran; what nobody needs any more counts too. */
export async function growthOf(act: () => Promise<unknown>): Promise<number> {
  collect()
  const before = held()
  let most = before
  let running = true
  const look = () => {
    most = Math.max(most, held())
    if (running) setImmediate(look)
  }
  setImmediate(look)
  try {
    await act()
  } finally {
    running = false
  }
  return Math.max(most, held()) - before
}
