import { joined, type SentenceTask } from '#kit/sentence.ts'
import type { SentencePatternPracticeContent } from './module.ts'

type Item = SentencePatternPracticeContent['items'][number]

/** The gap at the place of a term. */
const gapId = (item: number, term: number): string => `${item}-${term}`

/** The gaps of an item, each with the text that belongs there. */
export const gapsOf = ({ terms }: Item, index: number) =>
  terms.flatMap((term, at) => (term.interactive_flg ? { id: gapId(index, at), text: term.text } : []))

/** An item as a sentence with gaps. Of several gaps for the same word each takes each of its options. */
export function taskOf(item: Item, index: number): SentenceTask {
  const gaps = gapsOf(item, index)
  const { terms, chinese, image, sound, reactable_options } = item
  return {
    chinese,
    image,
    sound,
    parts: terms.map((term, at) => (term.interactive_flg ? { gap: gapId(index, at) } : { term })),
    options: reactable_options.map((option) => {
      const fitting = option.is_correct ? gaps.filter((gap) => gap.text === option.text) : []
      return {
        id: option.id,
        area: fitting[0]?.id ?? null,
        also: fitting.slice(1).map((gap) => gap.id),
        option,
      }
    }),
    whole: joined(terms),
  }
}
