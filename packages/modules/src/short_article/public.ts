import type { ShortArticleContent } from './content.ts'

/** The task with its keywords, without how they may be used. */
export const shownShortArticle = ({ topic, items }: ShortArticleContent) => ({
  topic,
  items: items.map(({ analysis: _, ...item }) => item),
})
export type ShownShortArticle = ReturnType<typeof shownShortArticle>
