import { cx } from '@hakka/ui/cx.ts'
import { Fragment } from 'react'
import { EitherText } from '#kit/Hakka.tsx'
import { useHost } from '#kit/host-context.tsx'
import type { Region } from './board.ts'
import { circleColour } from './Circles.tsx'
import type { ShownVenn } from './public.ts'
import { ui } from './ui.ts'

/** What a region stands for: one group alone, two, or all three. */
export function RegionHead({ region, groups }: { region: Region; groups: ShownVenn['groups'] }) {
  const { oneScreen } = useHost()
  const three = groups.length === 3
  // Beside the circles' colours a phone needs neither words between the names nor their readings.
  const compact = three && oneScreen
  const word = compact ? 'max-md:sr-only' : undefined
  const all = three && region.length === 3
  return (
    <span
      className={cx(
        'flex min-w-0 flex-1 flex-wrap items-center gap-x-1.5 text-16 leading-snug font-medium',
        compact && 'max-md:[&_.ruby-cell>i]:hidden',
      )}
    >
      {compact && (
        <svg
          viewBox={`0 0 ${8 + region.length * 12} 20`}
          height="16"
          aria-hidden="true"
          className="flex-none"
        >
          {region.map((at, index) => (
            <circle key={at} cx={10 + index * 12} cy="10" r="8" fill={circleColour(3, at)} stroke="#545b6b" />
          ))}
        </svg>
      )}
      {all && ui.all}
      {region.length === 1 && <span className={word}>{ui.only}</span>}
      {!all &&
        region.flatMap((at, index) => {
          const group = groups[at]
          if (!group) return []
          return (
            <Fragment key={group.title.text}>
              {index > 0 && <span className={word}>{ui.and}</span>}
              <EitherText value={group.title} size="inline" />
            </Fragment>
          )
        })}
    </span>
  )
}
