import type { ReactableOption } from '#kit/content.ts'
import { shuffle } from '#kit/shuffle.ts'

/** Other options are right, as many as before, and they stand in another order. */
export function flipped<O extends { is_correct: boolean }>(options: readonly O[], seed: number): O[] {
  const flags = shuffle(
    options.map((own) => own.is_correct),
    seed,
  )
  return shuffle(
    options.map((own, at) => ({ ...own, is_correct: flags[at] ?? own.is_correct })),
    seed + 1,
  )
}

/** The same things in as many lists of the same lengths, each wherever it comes to lie. */
export function mixed<T>(lists: readonly (readonly T[])[], seed: number): T[][] {
  const all = shuffle(lists.flat(), seed)
  return lists.map((list) => all.splice(0, list.length))
}

type Said = Pick<ReactableOption, 'text' | 'lang' | 'pinyin'>

/** What a text says, to be said by another. */
const said = ({ text, lang, pinyin }: Said): Said => ({
  text,
  ...(lang && { lang }),
  ...(pinyin && { pinyin }),
})

interface Blank extends Said {
  interactive_flg: boolean
  options: ReactableOption[]
}

/** A blank whose right option is another one, which it says. */
export function blankFlipped<B extends Blank>(blank: B, seed: number): B {
  if (!blank.interactive_flg) return blank
  const options = flipped(blank.options, seed)
  const right = options.find((own) => own.is_correct)
  return { ...blank, lang: undefined, pinyin: undefined, ...(right && said(right)), options }
}

/** Questions whose right options are others, with other reasons. */
export const questionsFlipped = <Q extends { reactable_options: ReactableOption[] }>(
  questions: readonly Q[],
  seed: number,
): Q[] => questions.map((own) => ({ ...own, reactable_options: flipped(own.reactable_options, seed) }))
