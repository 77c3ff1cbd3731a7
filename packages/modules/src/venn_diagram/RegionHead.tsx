import { Fragment } from 'react'
import { EitherText } from '#kit/Hakka.tsx'
import type { Region } from './board.ts'
import type { ShownVenn } from './public.ts'
import { ui } from './ui.ts'

/** What a region stands for: one group alone, two, or all three. */
export function RegionHead({ region, groups }: { region: Region; groups: ShownVenn['groups'] }) {
  const all = groups.length === 3 && region.length === 3
  return (
    <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-1.5 text-16 leading-snug font-medium">
      {all && ui.all}
      {region.length === 1 && <span>{ui.only}</span>}
      {!all &&
        region.flatMap((at, index) => {
          const group = groups[at]
          if (!group) return []
          return (
            <Fragment key={group.title.text}>
              {index > 0 && <span>{ui.and}</span>}
              <EitherText value={group.title} size="inline" />
            </Fragment>
          )
        })}
    </span>
  )
}
