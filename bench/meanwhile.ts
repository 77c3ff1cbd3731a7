import { setTimeout as sleep } from 'node:timers/promises'
import { latencies, requestBytes } from './load.ts'
import type { Site } from './site.ts'

const PAGE = '/lesson/menu?level_no=1'
const BROTLI = { 'Accept-Encoding': 'br' }
/** Reads of one look, and the rest before the next: what a busy school asks for, not what a core can bear. */
const READS = 40
const REST_MS = 60
/** Before, and once more after. */
const CALM_LOOKS = 60

/** How long a kept page takes, in milliseconds, while something runs, and while nothing does, before and after it. */
export async function meanwhile(
  { url }: Site,
  run: () => Promise<void>,
): Promise<{ calm: number[]; busy: number[] }> {
  const look = () => latencies(url, requestBytes(url, PAGE, BROTLI), READS)
  const looks = async (going: () => boolean): Promise<number[]> => {
    const times: number[] = []
    while (going()) {
      times.push(...(await look()))
      await sleep(REST_MS)
    }
    return times
  }
  const calmLooks = () => {
    let left = CALM_LOOKS
    return looks(() => left-- > 0)
  }
  await look()
  const before = await calmLooks()
  let going = true
  const seen = looks(() => going)
  try {
    await run()
  } finally {
    going = false
  }
  const busy = await seen
  return { calm: [...before, ...(await calmLooks())], busy }
}

/** So many of a hundred are no longer. */
export const percentile = (times: readonly number[], of: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length * of) / 100)] ?? Number.NaN
