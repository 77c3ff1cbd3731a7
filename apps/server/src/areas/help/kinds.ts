import { type FaqCategory, faq, type GuideCategory, guide } from '@hakka/contract/help'
import type { Merged } from '@hakka/contract/merge'
import type { z } from 'zod'

type Category = FaqCategory | GuideCategory

/** A page that is edited as a whole: its row, what people call it, its shape, and what stands there until it is written. */
export interface Kind<T extends object, C extends Category = Category> {
  key: 'faq' | 'guide'
  name: string
  schema: z.ZodType<T>
  empty: T
  /** Taken apart to be put together with others' work, and whole again. */
  parts(document: T): Merged<C>
  whole(parts: Merged<C>): T
  /** Whether a category may stand like this. */
  isWhole(category: C): boolean
}

const kind = <T extends object, C extends Category>(own: Kind<T, C>) => own

export const FAQ = kind({
  key: 'faq',
  name: '常見問題',
  schema: faq,
  empty: { categories: [] },
  parts: ({ categories }) => ({ fields: {}, categories }),
  whole: ({ categories }) => ({ categories: [...categories] }),
  isWhole: () => true,
})

export const GUIDE = kind({
  key: 'guide',
  name: '使用說明',
  schema: guide,
  empty: { title: '使用說明', description: { title: '', content: '' }, categories: [] },
  parts: ({ title, description, categories }) => ({
    fields: { title, 'description.title': description.title, 'description.content': description.content },
    categories,
  }),
  whole: ({ fields, categories }) => ({
    title: fields.title ?? '',
    description: {
      title: fields['description.title'] ?? '',
      content: fields['description.content'] ?? '',
    },
    categories: [...categories],
  }),
  isWhole: ({ items, href }) => items.length > 0 || href !== '',
})
