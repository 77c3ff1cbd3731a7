import type { Take } from '../cut.ts'

/** What is wrong with a recording that a listener would hear. */
export type TakeFault = 'silent' | 'short' | 'quiet' | 'clipped' | 'noisy'

const SHORT_SECONDS = 0.25
/** Beyond this a sample stands at the top. */
const TOP = 0.985
/** So many of them are heard. */
const CLIPPED = 20
/** Raised to the site's loudness it would bring ten times its room along. */
const QUIET = 0.01
/** Sixteen decibels: below that the room is heard beside the voice. */
const ABOVE_ROOM = 6

/**
 * What is wrong with what was said, before it is made as loud as the others; nothing where all is well.
 * @param room loudness when nobody speaks, 0 to 1
 */
export function faultOf({ samples, rate }: Take, room: number): TakeFault | undefined {
  if (samples.length === 0) return 'silent'
  if (samples.length / rate < SHORT_SECONDS) return 'short'
  let [sum, top] = [0, 0]
  for (const sample of samples) {
    sum += sample * sample
    if (Math.abs(sample) > TOP) top++
  }
  const loud = Math.sqrt(sum / samples.length)
  if (top >= CLIPPED) return 'clipped'
  if (loud < QUIET) return 'quiet'
  return loud < room * ABOVE_ROOM ? 'noisy' : undefined
}

export const FAULT_TEXTS: Record<TakeFault, string> = {
  silent: '沒有聽到聲音。看看麥克風有沒有接好，再錄一次。',
  short: '太短了，可能只錄到一點點，再錄一次。',
  quiet: '太小聲了。靠近麥克風一點，再錄一次。',
  clipped: '太大聲，聲音破了。離麥克風遠一點，再錄一次。',
  noisy: '旁邊的聲音太大，念的聽不清楚。找個安靜的地方，或靠近麥克風，再錄一次。',
}
