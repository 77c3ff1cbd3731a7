import { useMemo, useState } from 'react'
import { areaOf } from '#kit/board/answer-area.ts'
import { type Exercise, useAnswerArea } from '#kit/board/use-answer-area.tsx'
import type { ShownBlankable } from './blank-public.ts'
import { blanksOf } from './blank-score.ts'

/** Texts of a diagram with blanks among them, and what an exercise with options is. */
export interface BlanksExercise extends Pick<Exercise, 'seed' | 'mark' | 'onDone'> {
  /** Those with `interactive_flg` are the blanks. */
  texts: readonly ShownBlankable[]
}

/** Blanks in a diagram: one of them is being filled, from options of its own. Judged as every exercise with options. */
export function useBlanks({ texts, ...exercise }: BlanksExercise) {
  const blanks = useMemo(() => blanksOf(texts), [texts])
  const list = [...blanks.values()]
  const options = list.flatMap((blank) => blank.options)
  const areas = list.map(({ area, no }) => ({ id: area, limit: 1, no }))
  const answer = useAnswerArea({ ...exercise, options, areas })
  const { state, dispatch } = answer
  const [chosen, setChosen] = useState<string>()

  const lying = (area: string) => state.placed[area]?.[0]
  const isRight = (area: string) => state.right.some((id) => areaOf(state, id) === area)
  const isEmpty = (area: string) => lying(area) === undefined
  /** The one that is being filled: as chosen, else the first that waits. */
  const active =
    list.find(({ area }) => area === chosen && !isRight(area)) ??
    list.find(({ area }) => isEmpty(area)) ??
    list.find(({ area }) => !isRight(area))

  return {
    ...answer,
    /** By the index of the text. */
    blanks,
    options,
    areas,
    active,
    lying,
    right: list.filter(({ area }) => isRight(area)).length,
    left: list.filter(({ area }) => isEmpty(area)).length,
    /** The active blank's options, in the order dealt. */
    offered: state.order.flatMap((id) => active?.options.find((option) => option.id === id) ?? []),
    activate: setChosen,
    /** Puts an option into the active blank, or takes it out again, and goes on to the next empty one. */
    choose(id: number) {
      if (!active) return
      const out = lying(active.area) === id
      dispatch({ type: 'move', id, area: out ? null : active.area })
      const at = list.indexOf(active)
      const next = [...list.slice(at + 1), ...list.slice(0, at)].find(({ area }) => isEmpty(area))
      setChosen(out || !next ? active.area : next.area)
    },
  }
}

export type Blanks = ReturnType<typeof useBlanks>
