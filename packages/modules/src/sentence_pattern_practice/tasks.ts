import { joined, type SaidSentence } from '#kit/sentence/sentence.ts'
import type { Rule } from '#kit/verdict.ts'
import type { SentencePatternPracticeContent } from './content.ts'

type Item = SentencePatternPracticeContent['items'][number]

/** The gap at the place of a term. */
export const gapId = (item: number, term: number): string => `${item}-${term}`

/** The gaps of an item, each with the text that belongs there. */
export const gapsOf = ({ terms }: Item, index: number) =>
  terms.flatMap((term, at) => (term.interactive_flg ? { id: gapId(index, at), text: term.text } : []))

/** Where an item's options belong. Of several gaps for the same word each takes each of its options. */
export function rulesOf(item: Item, index: number): Rule[] {
  const gaps = gapsOf(item, index)
  return item.reactable_options.map(({ id, is_correct, text }) => {
    const fitting = is_correct ? gaps.filter((gap) => gap.text === text) : []
    return { id, area: fitting[0]?.id ?? null, also: fitting.slice(1).map((gap) => gap.id) }
  })
}

/** The sentence of an item, with its words in their gaps. */
export const saidOf = ({ terms, sound }: Item): SaidSentence => ({ whole: joined(terms), sound })
