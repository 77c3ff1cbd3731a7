import { HELP } from '@hakka/contract/constants'
import type { ReactNode } from 'react'
import { EntryList, type EntryListProps } from '../../../app/desk/entries/EntryList.tsx'
import { replaced } from '../../../app/desk/entries/order.ts'
import { isWrongIn, type Listed } from './errors-by-id.ts'

/** The categories of a document, each with the fields that `children` draws of it. */
export function CategoryList<C extends Listed>({
  title,
  categories,
  onCategories,
  errors,
  children,
  ...list
}: Pick<EntryListProps<C>, 'nameOf' | 'noteOf' | 'create'> & {
  title: string
  categories: readonly C[]
  onCategories(categories: C[]): void
  errors: Record<string, string[]>
  children(category: C, onCategory: (category: C) => void): ReactNode
}) {
  return (
    <>
      <h2 className="mb-2 text-22 font-bold">{title}</h2>
      <EntryList
        {...list}
        items={categories}
        what="分類"
        max={HELP.categories}
        isWrong={({ id }) => isWrongIn(errors, id)}
        onItems={onCategories}
      >
        {(category) => children(category, (next) => onCategories(replaced(categories, next)))}
      </EntryList>
    </>
  )
}
