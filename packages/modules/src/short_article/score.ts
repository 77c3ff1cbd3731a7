import type { Score } from '#kit/score.ts'
import { nothingRight, type Verdict } from '#kit/verdict.ts'
import type { ShortArticleContent } from './content.ts'

/** Which keywords occur in a text, by their index. */
export function usedIn({ items }: Pick<ShortArticleContent, 'items'>, text: string): boolean[] {
  const written = text.normalize('NFC')
  return items.map((item) => written.includes(item.text.normalize('NFC')))
}

/** The keywords of a text, and nothing else of it: they earn what it earns. */
export const wordsIn = (content: Pick<ShortArticleContent, 'items'>, text: string): string => {
  const used = usedIn(content, text)
  return content.items.flatMap((item, index) => (used[index] ? item.text : [])).join('\n')
}

/** One point for each keyword that the text uses. */
export function scoreShortArticle(content: ShortArticleContent, answer: unknown): Score {
  if (typeof answer !== 'string') return { kind: 'invalid', reason: 'not-an-answer' }
  const used = usedIn(content, answer)
  return { kind: 'points', earned: used.filter(Boolean).length, total: used.length }
}

/** A text is done as it is sent. */
export const markShortArticle = (content: ShortArticleContent, answer: unknown): Verdict => ({
  ...nothingRight(scoreShortArticle(content, answer)),
  done: true,
})
