import { mixed } from '#kit/testing/rekeyed.ts'
import type { ClassificationContent } from './content.ts'

/** A content that differs from another in its key alone. */
export default function rekeyed(content: ClassificationContent, seed: number): ClassificationContent {
  const lists = mixed(
    content.categories.map(({ items }) => items),
    seed,
  )
  const categories = content.categories.map((own, at) => ({ ...own, items: lists[at] ?? own.items }))
  return { ...content, categories }
}
