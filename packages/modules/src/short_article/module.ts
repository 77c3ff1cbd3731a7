import { defineModuleType } from '#kit/define.ts'
import { type ShortArticleContent, shortArticleAnswer, shortArticleContent } from './content.ts'
import { shownShortArticle } from './public.ts'
import { markShortArticle, scoreShortArticle } from './score.ts'

export default defineModuleType<ShortArticleContent>({
  id: 'short_article',
  name: '短文寫作',
  version: 1,
  counted: { items: '個語詞' },
  schema: shortArticleContent,
  empty: () => ({ items: [{ text: '客', pinyin: 'hag2' }] }),
  answer: shortArticleAnswer,
  shown: shownShortArticle,
  mark: markShortArticle,
  score: scoreShortArticle,
  solution: ({ items }) => items.map(({ text }) => text).join('\n'),
})
