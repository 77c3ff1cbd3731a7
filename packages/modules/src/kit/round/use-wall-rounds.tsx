import { useEffect } from 'react'
import type { WallRounds } from '#kit/host.ts'
import { useHost } from '#kit/host-context.tsx'

/**
 * Lets the teacher at a wall walk through the rounds of an exercise, and an editor see the one she writes.
 * @param go shows another round; the same function as long as the exercise stands
 * @param unit what a round is counted in
 */
export function useWallRounds(
  at: number,
  count: number,
  go: (index: number) => void,
  unit: WallRounds['unit'] = '題',
): void {
  const { wall, written } = useHost()
  const rounds = (wall ?? written)?.rounds
  useEffect(() => rounds?.({ at, count, go, unit }), [rounds, at, count, go, unit])
}
