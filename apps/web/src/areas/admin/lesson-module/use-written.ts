import type { WallRounds, Written } from '@hakka/modules/host'
import { useEffect, useRef, useState } from 'react'
import { frameOf, keeper } from './kept.ts'

/**
 * What a view is told of the editor that looks at it: the round with what she writes is open.
 * @param turn another one when the typing has rested
 * @returns `anew`: another number where the module has to begin anew. An exercise keeps what was put where while it is
 * only worded otherwise; once something is added, taken away or made right, it can't.
 */
export function useWritten(
  item: number | undefined,
  content: unknown,
  turn: number,
): { written: Written; anew: number } {
  const [rounds, setRounds] = useState<WallRounds>()
  const [anew, setAnew] = useState(turn)
  const now = useRef<Now>({ item, content, asked: 0, drawn: 0, frame: '' })
  useEffect(() => {
    now.current.item = item
  })
  useEffect(() => {
    const { asked } = now.current
    // A view that makes nothing of a new content is none of an exercise, or could not be drawn.
    if (asked === now.current.drawn) now.current.shown = undefined
    now.current.drawn = asked
    now.current.content = content
  }, [content])
  useEffect(() => {
    const { shown } = now.current
    const frame = shown === undefined ? `${turn}` : frameOf([now.current.content, shown])
    if (frame === now.current.frame) return
    if (now.current.frame !== '') setAnew(turn)
    now.current.frame = frame
  }, [turn])
  const round = rounds && roundOf(item, content, rounds.count)
  const go = rounds?.go
  // Whoever tries the exercise meanwhile goes on to other rounds.
  useEffect(() => {
    if (round !== undefined) go?.(round)
  }, [round, go])
  const [written] = useState((): Written => {
    const kept = keeper()
    return {
      kept(shown) {
        const own = kept(shown)
        now.current.shown = own
        now.current.asked += 1
        return own
      },
      opened: (count) => roundOf(now.current.item, now.current.content, count),
      rounds(told) {
        setRounds(told)
        return () => setRounds(undefined)
      },
    }
  })
  return { written, anew }
}

interface Now {
  item: number | undefined
  content: unknown
  /** What the view last made of the content. */
  shown?: unknown
  /** How often it has made something of one, and how often when a content was last drawn. */
  asked: number
  drawn: number
  /** As it was when the typing last rested. */
  frame: string
}

/** The round in which an item of the content is asked: its own, or one that it shares with its neighbours. */
export function roundOf(item: number | undefined, content: unknown, count: number): number | undefined {
  if (item === undefined) return undefined
  const lists = Object.values(typeof content === 'object' && content ? content : {}).filter(Array.isArray)
  const items = lists.some(({ length }) => length === count)
    ? count
    : Math.max(count, ...lists.map(({ length }) => length))
  return Math.floor(item / Math.ceil(items / count))
}
