import { useEffect } from 'react'
import { useHost } from '#kit/host-context.tsx'

/** Tells a wall that this exercise has answers. @returns whether they are open */
export function useWallAnswers(): boolean {
  const { wall } = useHost()
  const answerable = wall?.answerable
  useEffect(() => answerable?.(), [answerable])
  return wall?.answers === true
}
