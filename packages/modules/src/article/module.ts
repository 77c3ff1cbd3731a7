import { z } from 'zod'
import { defineModuleType } from '#kit/define.ts'
import { articleSentences } from '#kit/sentence/article-sentence.ts'

export const articleContent = z.object({ sentences: articleSentences })
export type ArticleContent = z.output<typeof articleContent>

export default defineModuleType<ArticleContent>({
  id: 'article',
  name: '課文',
  version: 1,
  schema: articleContent,
  empty: () => ({ sentences: [{ hakka: { text: '客', pinyin: 'hag2' } }] }),
})
