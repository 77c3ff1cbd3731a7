import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { EditorProps } from '#kit/editor/editor-host.tsx'
import { type FaultsBySpot, faultsBySpot, keptFaults } from './place.ts'
import { type Edits, useEdits } from './use-edits.tsx'
import { type Spots, useSpots } from './use-spots.tsx'
import { whole } from './whole.ts'

/** A board with its history, what is open on it, and what is wrong where. */
export interface Board<M> extends Edits<M> {
  spots: Spots
  /** What is wrong with a thing, or, of '', with the board as a whole: the same list and function until that changes. */
  faultsAt(spot: string): readonly string[]
  editor: EditorProps
}

/**
 * Opens a content as a board.
 * @param read makes the board of a content that `whole` has made whole; `write` the content again: both pure
 * @param spotAt which thing of the board a path of the content leads to
 */
export function useBoard<C, M>({
  editor,
  read,
  write,
  spotAt,
}: {
  editor: EditorProps
  read(content: C): M
  write(model: M): unknown
  spotAt(model: M, path: readonly string[]): string | undefined
}): Board<M> {
  const { content, onChange, faults, shape, jump } = editor
  const edits = useEdits<unknown, M>({
    content,
    onChange,
    read: (given) => {
      const made = whole(shape, given)
      if (!isMade<C>(made)) throw new TypeError('a board needs a content that is an object')
      return read(made)
    },
    write,
  })
  const spots = useSpots()
  const { model } = edits
  const found = useMemo(
    () =>
      faultsBySpot(
        faults.filter(({ warning }) => !warning),
        (path) => spotAt(model, path),
      ),
    [faults, model, spotAt],
  )
  const [kept, setKept] = useState<FaultsBySpot>(found)
  const bySpot = keptFaults(kept, found)
  if (bySpot !== kept) setKept(bySpot)
  const faultsAt = useCallback((spot: string) => bySpot.get(spot) ?? NONE, [bySpot])
  const follow = useEffectEvent((path: string) => {
    const spot = spotAt(model, path.split('.'))
    if (spot !== undefined) spots.show(spot)
  })
  useEffect(() => {
    if (jump) follow(jump.path)
  }, [jump])
  return { ...edits, spots, faultsAt, editor }
}

const NONE: readonly string[] = []

/** Whether `whole` gave an object: then it has the schema's shape, so far as it is being written. */
const isMade = <C,>(value: unknown): value is C => typeof value === 'object' && value !== null
