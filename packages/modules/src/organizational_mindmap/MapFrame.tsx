import { cx } from '@hakka/ui/cx.ts'
import { type ReactNode, type RefObject, useRef } from 'react'
import { Lines, usePlaces } from '#kit/page/Links.tsx'
import { branchPath } from '#kit/page/link-path.ts'

/** Branches to both sides of what stands in the middle; on a narrow page it stands above, with a trunk. */
export function MapFrame({
  root,
  branches,
  drawn,
}: {
  root: ReactNode
  /** List items, each with its `data-node`. */
  branches: readonly ReactNode[]
  /** Changes whenever a branch comes, goes or moves. */
  drawn: string
}) {
  const board = useRef<HTMLDivElement>(null)
  const half = Math.ceil(branches.length / 2)
  const side = 'relative grid content-center gap-4 @min-[44rem]:row-start-1'
  return (
    <div className="@container">
      <div
        ref={board}
        className="relative grid gap-4 @min-[44rem]:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] @min-[44rem]:gap-x-10"
      >
        <Twigs key={drawn} board={board} branches={branches.length} />
        <div
          data-node="root"
          className="relative justify-self-start @min-[44rem]:col-start-2 @min-[44rem]:row-start-1 @min-[44rem]:self-center"
        >
          {root}
        </div>
        <ul className={cx(side, '@min-[44rem]:col-start-1', half === 0 && 'hidden')}>
          {branches.slice(0, half)}
        </ul>
        <ul className={cx(side, '@min-[44rem]:col-start-3', branches.length === half && 'hidden')}>
          {branches.slice(half)}
        </ul>
      </div>
    </div>
  )
}

/** The lines from the middle to the branches, measured anew for each order of branches. */
function Twigs({ board, branches }: { board: RefObject<HTMLDivElement | null>; branches: number }) {
  const places = usePlaces(board)
  const root = places.get('root')
  return (
    <Lines>
      {Array.from({ length: branches }, (_, at) => `branch ${at}`).map((node) => {
        const place = places.get(node)
        return (
          root &&
          place && (
            <path
              key={node}
              d={branchPath(root, place)}
              className="stroke-light"
              strokeWidth={6}
              strokeLinecap="round"
            />
          )
        )
      })}
    </Lines>
  )
}
