import { flipped } from '#kit/testing/rekeyed.ts'
import type { SentencePatternPracticeContent } from './content.ts'

/** A content that differs from another in its key alone. */
export default (content: SentencePatternPracticeContent, seed: number): SentencePatternPracticeContent => ({
  ...content,
  items: content.items.map((item) => {
    const reactable_options = flipped(item.reactable_options, seed)
    const right = reactable_options.filter((option) => option.is_correct)
    const terms = item.terms.map((term) => {
      const word = term.interactive_flg ? right.shift() : undefined
      return word ? { text: word.text, pinyin: word.pinyin ?? '', interactive_flg: true } : term
    })
    return { ...item, sound: { url: `${seed}.mp3` }, terms, reactable_options }
  }),
})
