import type { Reactable } from './answer-area.ts'
import type { BoardItem, ReactableOption } from './content.ts'

/** An option on the board: what it shows, and the area it belongs to. */
export interface BoardOption extends Reactable {
  option: ReactableOption
}

/** Where options may be put; `name` is said to screen readers. */
export interface BoardArea {
  id: string
  limit: number
  name: string
  /** `narrow` has its options one below another; `blank` is a gap in a drawing: no box, no count. */
  look?: 'narrow' | 'blank'
}

/** An item that belongs into an area, as an option. */
export const boardOption = (id: number, area: string, item: BoardItem): BoardOption => ({
  id,
  area,
  option: { ...item, id, is_correct: true },
})
