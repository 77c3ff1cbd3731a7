import type { FaqCategory } from '@hakka/contract/help'

const plain = (text: string) => text.normalize('NFKC').toLowerCase()
const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ')

/** The words of what was typed: all of them have to be found. */
export const wordsOf = (keyword: string): string[] => keyword.trim().split(/\s+/).filter(Boolean)

/** The questions that say all of the words, in the question, its answer or its category; empty categories are left out. */
export function matching(categories: readonly FaqCategory[], words: readonly string[]): FaqCategory[] {
  if (words.length === 0) return [...categories]
  return categories
    .map((category) => ({
      ...category,
      items: category.items.filter(({ question_text, answer_text }) => {
        const text = plain(`${category.title} ${question_text} ${textOf(answer_text)}`)
        return words.every((word) => text.includes(plain(word)))
      }),
    }))
    .filter(({ items }) => items.length > 0)
}
