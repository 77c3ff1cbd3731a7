import type { StudyMenu, StudyMenuCategory } from '@hakka/contract/self-study'
import type { ContainerGroup, ContainerItem } from '../container/types.ts'

/** What of the open theme, and of all, the side list shows. */
export interface ThemeList {
  /** Of the open theme. */
  items: readonly ContainerItem[]
  /** How many of a theme's items are done. */
  doneIn(categoryId: number): number
  /** The open theme is worked on one screen now. */
  exercise: boolean
}

/** Themes of a level as the container lists them; those without anything in the dialect can't be opened. */
export function themeGroups(
  menu: StudyMenu,
  openId: number,
  { items, doneIn, exercise }: ThemeList,
): ContainerGroup[] {
  const entries = menu.categories.map((category, index) => {
    const total = countIn(category, menu.dialect_id)
    const done = doneIn(category.id)
    const isOpen = category.id === openId
    return {
      id: category.id,
      no: index + 1,
      code: String(category.no),
      name: category.name,
      description: '',
      ...(total === 0 ? { closed: category.counts.length === 0 ? '準備中' : '尚無此腔調' } : {}),
      done: total > 0 && done >= total,
      begun: done > 0 && done < total,
      missed: undefined,
      exercise: isOpen && exercise,
      items: isOpen ? items : [],
    }
  })
  return [{ title: '', entries }]
}

/** How much a theme has in a dialect. */
const countIn = ({ counts }: StudyMenuCategory, dialectId: number): number =>
  counts.find((own) => own.dialect_id === dialectId)?.count ?? 0
