import { ArrowRight } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { useWide } from '#kit/in-place/use-wide.tsx'
import { ui } from './editor-ui.ts'
import { drawn, type GraphBoard } from './graph-edit.ts'
import { layoutOf, widthOf } from './layout.ts'
import { UPRIGHT } from './look.ts'
import { RelationGraph } from './RelationGraph.tsx'

/** In pixels: from which width on the graph is drawn, and what each word of its widest row wants. */
const LEAST = 520
const EACH = 190

/** The graph as it is drawn for learners, wider than the page if it must be; on a phone its relations one by one. */
export function GraphFrame({
  board,
  word,
  relation,
  nameOf,
  panel,
  openAt,
}: {
  board: GraphBoard
  /** Draws a word, by its key. */
  word(key: number, main: boolean): ReactNode
  /** Draws what a relation says, by its place. */
  relation(index: number): ReactNode
  nameOf(key: number): string
  /** The fields of what is open. */
  panel: ReactNode
  /** Place of the relation that it is about, or that it stands in; -1 where it is about a word without any. */
  openAt: number
}) {
  const { box, wide } = useWide(LEAST)
  const graph = drawn(board)
  const layout = layoutOf(graph)
  const joined = new Set(board.relations.flatMap(({ from, to }) => [from, to]))
  const alone = board.words.filter(({ key }) => !joined.has(key))
  const shape = [
    ...graph.words.map(({ id }) => id),
    ...board.relations.map((own) => `${own.key}:${own.from}-${own.to}`),
  ]
  return (
    <div ref={box} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      {wide ? (
        <div className="overflow-x-auto px-1 py-2">
          <div className={widthOf(layout) * EACH > 680 ? 'min-w-[54rem]' : undefined}>
            <RelationGraph
              key={shape.join(' ')}
              relations={board.relations.map(({ from, to, value }) => ({
                text: value.text,
                interactive_flg: false,
                options: [],
                from,
                to,
              }))}
              layout={layout}
              look={UPRIGHT}
              node={word}
              box={relation}
              isLit={() => false}
            />
          </div>
        </div>
      ) : (
        <ul aria-label={ui.board} className="grid gap-2.5">
          {board.relations.map(({ key, from, to }, index) => (
            <Fragment key={key}>
              <li
                aria-label={ui.relationOf(nameOf(from), nameOf(to))}
                className="flex flex-wrap items-center gap-2 rounded-card border border-line bg-white p-2.5"
              >
                {word(from, false)}
                <span className="flex min-w-0 items-center gap-2">
                  <i aria-hidden="true" className="h-0.5 w-3 flex-none bg-light" />
                  {relation(index)}
                  <ArrowRight size={22} className="flex-none text-primary" aria-hidden="true" />
                </span>
                {word(to, false)}
              </li>
              {openAt === index && panel && <li>{panel}</li>}
            </Fragment>
          ))}
          {alone.length > 0 && (
            <li className="grid gap-2 rounded-card border border-dashed border-control p-2.5">
              <span className="text-16 text-muted">{ui.alone}</span>
              <span className="flex flex-wrap gap-2">
                {alone.map(({ key }) => (
                  <span key={key} className="flex max-w-full">
                    {word(key, false)}
                  </span>
                ))}
              </span>
              {openAt < 0 && panel}
            </li>
          )}
        </ul>
      )}
      {wide && panel}
    </div>
  )
}
