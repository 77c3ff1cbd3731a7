import type { Reactable } from './answer-area.ts'
import type { ReactableOption } from './content.ts'

/** An option on the board: what it shows, and the area it belongs to. */
export interface BoardOption extends Reactable {
  option: ReactableOption
}

/** Where options may be put; `name` is said to screen readers. */
export interface BoardArea {
  id: string
  limit: number
  name: string
}
