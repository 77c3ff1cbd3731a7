import { Picture } from '@hakka/ui/Picture.tsx'
import { type ReactNode, useMemo } from 'react'
import { AnswerBoard } from '#kit/board/AnswerBoard.tsx'
import { type BoardArea, boardOptions } from '#kit/board/board.ts'
import { EitherText } from '#kit/Hakka.tsx'
import { Listen } from '#kit/Listen.tsx'
import { seedOf } from '#kit/shuffle.ts'
import type { FirstTry, Mark } from '#kit/verdict.ts'
import type { ShownMatching } from './public.ts'
import { areaId } from './score.ts'

type Board = ShownMatching['boards'][number]

/** A term as the head of its box. */
function TermHead({ term }: { term: Board['terms'][number] }) {
  return (
    <>
      {term.image && (
        <Picture src={term.image.url} alt="" width={56} height={56} className="size-14 flex-none" />
      )}
      <span className="min-w-0 flex-1 text-20 font-medium leading-snug">
        <EitherText value={term} size="line" />
      </span>
      <Listen sound={term.sound} says={term.text} iconOnly />
    </>
  )
}

/** One board: a box for each term, the options of all of them mixed. */
export function Round({
  board: { terms, options: shown },
  moduleKey,
  mark,
  summary,
  onDone,
  onward,
}: {
  board: Board
  moduleKey: string
  mark: Mark
  /** Said when all is in its place. */
  summary: string
  onDone(first: FirstTry): void
  onward: ReactNode
}) {
  const options = useMemo(() => boardOptions(shown), [shown])
  const areas = terms.map<BoardArea>((term) => ({
    id: areaId(term.index),
    limit: Math.max(1, term.takes),
    name: term.text,
    face: term,
  }))
  return (
    <AnswerBoard
      options={options}
      areas={areas}
      heads={Object.fromEntries(
        terms.map((term) => [areaId(term.index), <TermHead key={term.index} term={term} />]),
      )}
      seed={seedOf(`${moduleKey} ${terms[0]?.index}`)}
      mark={mark}
      onDone={onDone}
      praise={{ text: summary }}
      onward={onward}
    />
  )
}
