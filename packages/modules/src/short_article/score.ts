import type { Score } from '#kit/score.ts'
import type { ShortArticleContent } from './module.ts'

/** Which keywords occur in a text, by their index. */
export function usedIn({ items }: ShortArticleContent, text: string): boolean[] {
  const written = text.normalize('NFC')
  return items.map((item) => written.includes(item.text.normalize('NFC')))
}

/** One point for each keyword that the text uses. */
export function scoreShortArticle(content: ShortArticleContent, answer: unknown): Score {
  if (typeof answer !== 'string') return { kind: 'invalid', reason: 'not-an-answer' }
  const used = usedIn(content, answer)
  return { kind: 'points', earned: used.filter(Boolean).length, total: used.length }
}
