import { ui } from './ui.ts'

/** What becomes of a recording, by the buttons that stand below it: nothing is said of one that is not there. */
export function whereItGoes({
  own,
  sent,
  judged,
  kept,
}: {
  /** The learner's own words, which are sent as an answer. */
  own: boolean
  sent: boolean
  judged: boolean
  kept: boolean
}): string {
  if (own) return sent ? ui.privateSent : ui.private
  if (judged) return kept ? ui.privateKept : ui.privateJudged
  return kept ? ui.privateOnlyKept : ui.private
}
