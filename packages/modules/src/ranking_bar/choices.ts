import type { RankingContent } from './module.ts'
import { ownId } from './ranking.ts'

type Option = NonNullable<RankingContent['questions'][number]['options']>[number]

/** What can be ranked: the content's options, then those that the class added. */
export const choicesOf = (options: readonly Option[] = [], own: readonly string[]): Option[] => [
  ...options,
  ...own.map((text, index) => ({ id: ownId(index), text, lang: 'zh' as const })),
]
export type Choice = Option
