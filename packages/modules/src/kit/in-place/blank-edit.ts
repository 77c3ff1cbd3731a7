import type { BlankDraft } from '#kit/blank/blank.ts'
import { type DraftText, saying } from './text.ts'

type Option = NonNullable<BlankDraft['options']>[number]

/** What a choice of a blank offers at most, the right one among them (`blankable` of blank.ts). */
export const OPTIONS_MAX = 8

const optionsOf = ({ options }: BlankDraft): readonly Option[] => options ?? []

/** Whether a text is a blank, however its flag was written. */
export const isBlank = ({ interactive_flg }: BlankDraft): boolean =>
  interactive_flg === true || interactive_flg === 1 || interactive_flg === '1'

/** An id that no option of the module has. */
export const newOptionId = (blanks: readonly BlankDraft[]): number =>
  Math.max(0, ...blanks.flatMap((blank) => optionsOf(blank).map(({ id }) => id))) + 1

/** A blank whose right option says what its text says: whatever of it an editor writes goes over. */
export const withRight = <B extends BlankDraft>(blank: B): B => ({
  ...blank,
  options: optionsOf(blank).map((option) => (option.is_correct ? saying(option, blank) : option)),
})

/**
 * Makes a text a blank, or shows it again. Its options stay where they are: who takes a blank back by mistake has them
 * again.
 * @param id of a new option
 */
export function asBlank<B extends BlankDraft>(blank: B, on: boolean, id: number): B {
  if (!on) return { ...blank, interactive_flg: false }
  const right = optionsOf(blank).some((option) => option.is_correct)
  const options = right
    ? [...optionsOf(blank)]
    : [saying({ id, is_correct: true, text: '' }, blank), ...optionsOf(blank)]
  return withRight({ ...blank, interactive_flg: true, options })
}

/** What a blank offers beside the right answer. */
export const wrongOf = (blank: BlankDraft): Option[] =>
  optionsOf(blank).filter((option) => !option.is_correct)

export function addWrong<B extends BlankDraft>(blank: B, id: number, value: DraftText): B {
  if (optionsOf(blank).length >= OPTIONS_MAX) return blank
  return { ...blank, options: [...optionsOf(blank), { id, is_correct: false, ...value }] }
}

export const removeWrong = <B extends BlankDraft>(blank: B, id: number): B => ({
  ...blank,
  options: optionsOf(blank).filter((option) => option.id !== id || option.is_correct),
})

/** The same text once more, with options of new ids. */
export function doubledBlank<B extends BlankDraft>(blank: B, id: number): B {
  return { ...blank, options: optionsOf(blank).map((option, index) => ({ ...option, id: id + index })) }
}
