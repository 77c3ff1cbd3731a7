import { SPEAKING_GROUPS } from '@hakka/contract/constants'
import type { GroupLabels } from '@hakka/contract/speaking'

/** Sentences under the label of their group; without a label where a dialect has no groups. */
export function groupsOf<S extends { no: number }>(
  sentences: readonly S[],
  labels: GroupLabels | null,
): { label: string; sentences: S[] }[] {
  if (!labels) return [{ label: '', sentences: [...sentences] }]
  return [
    { label: labels.first, sentences: sentences.filter(({ no }) => no <= SPEAKING_GROUPS.up_to) },
    { label: labels.second, sentences: sentences.filter(({ no }) => no > SPEAKING_GROUPS.up_to) },
  ].filter((group) => group.sentences.length > 0)
}
