import { z } from 'zod'
import { articleSentences } from '#kit/article-sentence.ts'
import { defineModuleType } from '#kit/define.ts'

export const articleContent = z.object({ sentences: articleSentences })
export type ArticleContent = z.output<typeof articleContent>

export default defineModuleType<ArticleContent>({
  id: 'article',
  name: '課文',
  version: 1,
  schema: articleContent,
  empty: () => ({ sentences: [{ hakka: { text: '客', pinyin: 'hag2' } }] }),
})
