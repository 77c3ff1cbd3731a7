import type { ShownOption, TextFace } from '#kit/public.ts'

/** An option on the board: what it shows. */
export interface BoardOption {
  id: number
  option: ShownOption
}

/** Where options may be put; `name` is said to screen readers. */
export interface BoardArea {
  id: string
  limit: number
  name: string
  /** What it stands for, where that can be told. */
  face?: TextFace
  /** `narrow` has its options one below another; `blank` is a gap in a drawing: no box, no count. */
  look?: 'narrow' | 'blank'
}

/** Something that areas are named after. */
export interface Titled {
  title: { text: string }
}

export const boardOptions = (options: readonly ShownOption[]): BoardOption[] =>
  options.map((option) => ({ id: option.id, option }))
