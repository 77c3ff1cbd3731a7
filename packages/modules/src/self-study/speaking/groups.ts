import { ui } from './ui.ts'

/** Of this dialect, sentences up to this number are one group, and those above another. */
const SPLIT = { dialectId: 4, upTo: 249 } as const

/** Sentences under the label of their group; without a label where a dialect has no groups. */
export function groupsOf<S extends { no: number }>(
  sentences: readonly S[],
  dialectId: number,
): { label: string; sentences: S[] }[] {
  if (dialectId !== SPLIT.dialectId) return [{ label: '', sentences: [...sentences] }]
  return [
    { label: ui.first, sentences: sentences.filter(({ no }) => no <= SPLIT.upTo) },
    { label: ui.second, sentences: sentences.filter(({ no }) => no > SPLIT.upTo) },
  ].filter((group) => group.sentences.length > 0)
}
