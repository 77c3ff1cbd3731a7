import { type BoardArea, type BoardOption, boardOption } from '#kit/board.ts'
import type { VennContent } from './module.ts'
import { ui } from './ui.ts'

/** A region of the drawing: the groups (by index) whose circles it lies in, and no others. */
export type Region = readonly number[]

/** The regions of two or three circles, in the order in which the drawing has them, row by row. */
const REGIONS: Readonly<Record<number, readonly Region[]>> = {
  2: [[0], [0, 1], [1]],
  3: [[0], [0, 1], [0, 1, 2], [0, 2], [1], [1, 2], [2]],
}
export const regionsOf = ({ groups }: VennContent): readonly Region[] => REGIONS[groups.length] ?? []

export const areaId = (region: Region): string => region.join('-')

/** Each text once, numbered from 1, and where it belongs; every region would take them all. */
export function boardOf(content: VennContent): { options: BoardOption[]; areas: BoardArea[] } {
  const { groups } = content
  const all = groups.flatMap((group) => group.options)
  const items = all.filter((item, index) => all.findIndex((own) => own.text === item.text) === index)
  const options = items.map((item, index) => {
    const region = groups.flatMap((group, at) =>
      group.options.some((own) => own.text === item.text) ? [at] : [],
    )
    return boardOption(index + 1, areaId(region), item)
  })
  const areas = regionsOf(content).map<BoardArea>((region) => ({
    id: areaId(region),
    limit: options.length,
    name: ui.region(
      region.flatMap((at) => groups[at]?.title.text ?? []),
      groups.length,
    ),
    look: 'narrow',
  }))
  return { options, areas }
}
