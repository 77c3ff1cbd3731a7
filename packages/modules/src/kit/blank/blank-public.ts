import { type Deal, faceOf, type ShownOption, type TextFace } from '#kit/public.ts'
import type { Blankable } from './blank.ts'

/** A text that is shown, or a blank with its options: its own text is the answer. */
export interface ShownBlankable extends TextFace {
  interactive_flg: boolean
  options: ShownOption[]
}

export const shownBlank = (text: Blankable, deal: Deal): ShownBlankable =>
  text.interactive_flg
    ? { text: '', interactive_flg: true, options: deal(text.options) }
    : { ...faceOf(text), interactive_flg: false, options: [] }
