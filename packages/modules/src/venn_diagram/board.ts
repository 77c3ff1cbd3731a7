import type { BoardArea, Titled } from '#kit/board/board.ts'
import type { ShownOption } from '#kit/public.ts'
import type { VennContent } from './content.ts'
import { ui } from './ui.ts'

/** A region of the drawing: the groups (by index) whose circles it lies in, and no others. */
export type Region = readonly number[]

/** The regions of two or three circles, in the order in which the drawing has them, row by row. */
const REGIONS: Readonly<Record<number, readonly Region[]>> = {
  2: [[0], [0, 1], [1]],
  3: [[0], [0, 1], [0, 1, 2], [0, 2], [1], [1, 2], [2]],
}
export const regionsOf = (groups: readonly Titled[]): readonly Region[] => REGIONS[groups.length] ?? []

export const areaId = (region: Region): string => region.join('-')

/** Each text once, numbered from 1, and where it belongs. */
export function itemsOf({ groups }: VennContent): (ShownOption & { area: string })[] {
  const all = groups.flatMap((group) => group.options)
  const items = all.filter((item, index) => all.findIndex((own) => own.text === item.text) === index)
  return items.map((item, index) => {
    const region = groups.flatMap((group, at) =>
      group.options.some((own) => own.text === item.text) ? [at] : [],
    )
    return { ...item, id: index + 1, area: areaId(region) }
  })
}

/** A box for each region that would take all texts. */
export const areasOf = (groups: readonly Titled[], texts: number): BoardArea[] =>
  regionsOf(groups).map((region) => ({
    id: areaId(region),
    limit: texts,
    name: ui.region(
      region.flatMap((at) => groups[at]?.title.text ?? []),
      groups.length,
    ),
    look: 'narrow',
  }))
