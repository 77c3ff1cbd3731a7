import type { Mark } from '#kit/verdict.ts'
import type { AnswerState } from './answer-area.ts'

/** The area where an option is right, by the type's own mark; where the server marks, none is known. */
export function homeIn(areas: readonly string[], id: number, mark: Mark): string | undefined {
  const empty = Object.fromEntries(areas.map((area) => [area, []]))
  return areas.find((area) => {
    const verdict = mark({ ...empty, [area]: [id] })
    return !(verdict instanceof Promise) && verdict.right.includes(id)
  })
}

/** The attempt with every option that belongs somewhere in its place. */
export function solved(state: AnswerState, mark: Mark): AnswerState {
  const areas = state.areas.map(({ id }) => id)
  const homes = state.ids.map((id) => ({ id, area: homeIn(areas, id, mark) }))
  const placed = Object.fromEntries(
    state.areas.map(({ id: area, limit }) => [
      area,
      homes.flatMap((own) => (own.area === area ? [own.id] : [])).slice(0, limit),
    ]),
  )
  return {
    ...state,
    placed,
    right: Object.values(placed).flat(),
    full: areas,
    wrong: [],
    held: null,
    done: true,
  }
}
