import { z } from 'zod'
import { defineModuleType } from '#kit/define.ts'
import { saidSentence } from '#kit/said.ts'
import { articleSentences } from '#kit/sentence/article-sentence.ts'

export const articleContent = z.object({ sentences: articleSentences })
export type ArticleContent = z.output<typeof articleContent>

export default defineModuleType<ArticleContent>({
  id: 'article',
  name: '課文',
  version: 1,
  counted: { sentences: '句' },
  schema: articleContent,
  empty: () => ({ sentences: [{ hakka: { text: '客', pinyin: 'hag2' } }] }),
  said: ({ sentences }) => sentences.map(({ hakka, chinese }) => saidSentence(hakka, chinese?.text)),
})
