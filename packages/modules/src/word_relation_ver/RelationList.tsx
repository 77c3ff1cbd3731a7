import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { keyed } from '#kit/kept/keyed.ts'
import type { ShownRelations } from './public.ts'
import { RelationLabel } from './RelationLabel.tsx'
import { ui } from './ui.ts'

/** The same graph as cards, one a relation: word, what joins them, word. */
export function RelationList({
  content: { words, relations },
  node,
  box,
  isLit,
}: {
  content: ShownRelations
  /** Draws a word, by its id. */
  node(id: number): ReactNode
  box(index: number): ReactNode
  isLit(index: number): boolean
}) {
  const textOf = (id: number) => words.find((word) => word.id === id)?.text ?? ''
  const says = (own: ShownRelations['relations'][number]) => ui.relation(textOf(own.from), textOf(own.to))
  return (
    <ul aria-label={ui.graph} className="grid gap-3">
      {keyed(relations, says).map(({ key, item: relation, index }) => (
        <li
          key={key}
          aria-label={says(relation)}
          className="flex flex-wrap items-center gap-2 rounded-card border border-line bg-white p-3"
        >
          {node(relation.from)}
          <span className="flex items-center gap-2">
            <i aria-hidden="true" className="h-0.5 w-3 bg-light" />
            <RelationLabel relation={relation} lit={isLit(index)} box={box(index)} />
            <ArrowRight size={24} className="flex-none text-primary" aria-hidden="true" />
          </span>
          {node(relation.to)}
        </li>
      ))}
    </ul>
  )
}
