/**
 * A text with a word written where the caret is, in place of what is selected; at its end where no caret is known.
 * Places are as the text field counts them.
 */
export function inserted(
  text: string,
  word: string,
  from: number = text.length,
  to: number = from,
): { text: string; caret: number } {
  return { text: text.slice(0, from) + word + text.slice(to), caret: from + word.length }
}
