import type { AnswerState } from '#kit/board/answer-area.ts'
import { homeIn } from '#kit/board/solved.ts'
import type { Mark } from '#kit/verdict.ts'

/** At which miss a wrong option is taken away, and at which the answer is shown. */
const TAKES_AWAY = 2
const TELLS = 3

export interface Help {
  /** An option that is out of the way: it belongs nowhere, and was tried. */
  taken?: number
  /** Options that are right where something is still missing, told after the third miss. */
  told: readonly { id: number; area: string }[]
  /** Areas that the option in hand does not belong to, after it was wrong there twice. */
  closed: readonly string[]
}

/** Nothing yet, or nothing any more. */
export const NO_HELP: Help = { told: [], closed: [] }

/**
 * How a learner who practises is helped on, the more the oftener something was missed. Where the server marks there is
 * no help: the key is not here.
 * @param mark the type's own, which answers at once
 * @param sorted words are sorted one by one: misses count for each of them
 */
export function helpOf(state: AnswerState, mark: Mark, sorted: boolean): Help {
  if (state.done) return NO_HELP
  const areas = state.areas.map(({ id }) => id)
  const homeOf = (id: number) => homeIn(areas, id, mark)
  if (sorted) {
    if (state.held === null) return NO_HELP
    const tried = state.tried[state.held] ?? []
    if (tried.length < TAKES_AWAY) return NO_HELP
    const home = tried.length >= TELLS ? homeOf(state.held) : undefined
    return { closed: tried, told: home === undefined ? [] : [{ id: state.held, area: home }] }
  }
  if (state.misses < TAKES_AWAY) return NO_HELP
  const distractors = state.order.filter((id) => homeOf(id) === undefined)
  const taken = distractors.length > 1 ? distractors.find((id) => state.tried[id]) : undefined
  const told =
    state.misses < TELLS
      ? []
      : state.order.flatMap((id) => {
          const area = homeOf(id)
          return area === undefined || state.right.includes(id) ? [] : [{ id, area }]
        })
  return { closed: [], told, ...(taken === undefined ? {} : { taken }) }
}
