import { cx } from '@hakka/ui/cx.ts'
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Lines, usePlaces } from '#kit/page/Links.tsx'
import type { Cell, Layout } from './layout.ts'
import { acrossPath, hangingPath } from './lines.ts'
import type { Look } from './look.ts'
import type { ShownRelations } from './public.ts'
import { RelationLabel } from './RelationLabel.tsx'
import { ui } from './ui.ts'

const wordNode = (id: number) => `word ${id}`
const labelNode = (index: number) => `label ${index}`

/** Rows of words; each hangs by its relation on a word of the row nearer to the middle. */
export function RelationGraph({
  relations,
  layout,
  look,
  node,
  box,
  isLit,
}: {
  relations: ShownRelations['relations']
  layout: Layout
  look: Look
  /** Draws a word, by its id. */
  node(id: number, main: boolean): ReactNode
  box(index: number): ReactNode
  isLit(index: number): boolean
}) {
  const board = useRef<HTMLDivElement>(null)
  const places = usePlaces(board)
  const label = (index: number) => {
    const relation = relations[index]
    return relation && <RelationLabel relation={relation} lit={isLit(index)} box={box(index)} />
  }
  const line = (d: string | undefined, index: number, arrow = false) =>
    d && (
      <path
        key={`line ${index}`}
        d={d}
        className={isLit(index) ? 'stroke-primary' : 'stroke-light'}
        strokeWidth={isLit(index) ? 5 : 4}
        markerEnd={arrow ? 'url(#relation-arrow)' : undefined}
      />
    )
  const cells = layout.rows.flatMap((row) => row.cells)
  const crossing = layout.across.map((index) => {
    const relation = relations[index]
    const from = relation && places.get(wordNode(relation.from))
    const to = relation && places.get(wordNode(relation.to))
    return { index, path: from && to && acrossPath(from, to) }
  })
  return (
    <section
      ref={board}
      aria-label={ui.graph}
      className={cx('relative grid py-2 in-[.blank-diagram]:py-0', look.board)}
    >
      <Lines>
        <defs>
          <marker
            id="relation-arrow"
            viewBox="0 0 10 10"
            refX={8}
            refY={5}
            markerWidth={5}
            markerHeight={5}
            orient="auto"
          >
            <path d="M0 0L10 5L0 10z" className="fill-primary" />
          </marker>
        </defs>
        {cells.map(({ relation, parent, word }) => {
          const from = parent !== undefined && places.get(wordNode(parent))
          const own = relation !== undefined && places.get(labelNode(relation))
          const end = places.get(wordNode(word))
          return from && own && end && line(hangingPath(from, own, end), relation)
        })}
        {crossing.map(({ index, path }) => line(path?.d, index, true))}
      </Lines>
      {layout.rows.map(({ cells: row, above }) => (
        <div key={row[0]?.word} className="relative flex justify-evenly gap-8">
          {row.map((cell, index) => (
            <GraphCell
              key={cell.word}
              cell={cell}
              look={look}
              above={above}
              after={index > 0 && index >= row.length / 2}
              outward={isOutward(cell, relations)}
            >
              {node(cell.word, cell.relation === undefined)}
              {cell.relation !== undefined && label(cell.relation)}
            </GraphCell>
          ))}
        </div>
      ))}
      {crossing.map(({ index, path }) => (
        <Placed key={`across ${index}`} at={path}>
          {label(index)}
        </Placed>
      ))}
    </section>
  )
}

/** Whether a cell's relation leads from the middle outwards. */
const isOutward = ({ relation, word }: Cell, relations: ShownRelations['relations']): boolean =>
  relation !== undefined && relations[relation]?.to === word

/** A word and, towards the middle, the relation it hangs by, with an arrow between them. */
function GraphCell({
  cell,
  look,
  above,
  after,
  outward,
  children: [word, label],
}: {
  cell: Cell
  look: Look
  above: boolean
  /** It stands after the middle of its row. */
  after: boolean
  outward: boolean
  children: [ReactNode, ReactNode]
}) {
  const Upright = above === outward ? ArrowUp : ArrowDown
  const Level = after === outward ? ArrowRight : ArrowLeft
  return (
    <div
      className={cx(
        'flex items-center',
        above ? 'flex-col' : 'flex-col-reverse',
        after ? look.after : look.before,
      )}
    >
      <div data-node={wordNode(cell.word)} className="flex max-w-full">
        {word}
      </div>
      {cell.relation !== undefined && (
        <>
          <Upright
            size={28}
            strokeWidth={3}
            className={cx('my-0.5 flex-none text-primary', look.upright)}
            aria-hidden="true"
          />
          <Level
            size={28}
            strokeWidth={3}
            className={cx('mx-1 flex-none text-primary', look.level)}
            aria-hidden="true"
          />
          <div data-node={labelNode(cell.relation)} className="flex max-w-full">
            {label}
          </div>
        </>
      )}
    </div>
  )
}

/** Stands with its middle at a point of the board; unseen until the point is known. */
function Placed({ at, children }: { at: { x: number; y: number } | undefined; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [x, y] = [at?.x, at?.y]
  useEffect(() => {
    if (!place.current || x === undefined || y === undefined) return
    place.current.style.left = `${x}px`
    place.current.style.top = `${y}px`
  }, [x, y])
  return (
    <div
      ref={place}
      className={cx('absolute -translate-x-1/2 -translate-y-1/2', !at && 'invisible top-0 left-0')}
    >
      {children}
    </div>
  )
}
