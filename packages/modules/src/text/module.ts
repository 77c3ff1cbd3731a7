import { z } from 'zod'
import { defineModuleType } from '#kit/define.ts'
import { means } from '#kit/meaning.ts'

/** HTML, sanitised when stored. Hakka inside stands in `<span lang="hak" data-pinyin="…">`. */
export const textContent = z.object({ content: means({ is: 'html' }, z.string().max(100_000)) })
export type TextContent = z.output<typeof textContent>

export default defineModuleType<TextContent>({
  id: 'text',
  name: '說明',
  version: 1,
  schema: textContent,
  empty: () => ({ content: '' }),
})
