import { shuffle } from '#kit/shuffle.ts'
import { mixed } from '#kit/testing/rekeyed.ts'
import type { MatchingContent } from './content.ts'

/** A content that differs from another in its key alone: how many options a term takes is told, not which. */
export default function rekeyed({ terms }: MatchingContent, seed: number): MatchingContent {
  const kinds = [true, false].map((kind) =>
    mixed(
      terms.map((own) => own.reactable_options.filter((option) => option.is_correct === kind)),
      seed,
    ),
  )
  const optionsOf = (at: number) => kinds.flatMap((lists) => lists[at] ?? [])
  return { terms: terms.map((own, at) => ({ ...own, reactable_options: shuffle(optionsOf(at), seed) })) }
}
