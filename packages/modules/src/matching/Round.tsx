import { Picture } from '@hakka/ui/Picture.tsx'
import { type ReactNode, useMemo } from 'react'
import { AnswerBoard } from '#kit/AnswerBoard.tsx'
import type { BoardArea, BoardOption } from '#kit/board.ts'
import { DoneBanner } from '#kit/DoneBanner.tsx'
import { EitherText } from '#kit/Hakka.tsx'
import { Listen } from '#kit/Listen.tsx'
import type { PlacedAnswer } from '#kit/score.ts'
import { seedOf } from '#kit/shuffle.ts'
import type { Term } from './rounds.ts'
import { areaId } from './score.ts'

/** A term as the head of its box. */
function TermHead({ term }: { term: Term }) {
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
  terms,
  moduleKey,
  summary,
  onDone,
  onward,
}: {
  terms: readonly Term[]
  moduleKey: string
  /** Said when all is in its place. */
  summary: string
  onDone(first: PlacedAnswer): void
  onward: ReactNode
}) {
  const options = useMemo<BoardOption[]>(
    () =>
      terms.flatMap((term) =>
        term.reactable_options.map((option) => ({
          id: option.id,
          area: option.is_correct ? areaId(term.index) : null,
          option,
        })),
      ),
    [terms],
  )
  const areas = terms.map<BoardArea>((term) => ({
    id: areaId(term.index),
    limit: Math.max(1, term.reactable_options.filter((option) => option.is_correct).length),
    name: term.text,
  }))
  return (
    <AnswerBoard
      options={options}
      areas={areas}
      heads={Object.fromEntries(
        terms.map((term) => [areaId(term.index), <TermHead key={term.index} term={term} />]),
      )}
      seed={seedOf(`${moduleKey} ${terms[0]?.index}`)}
      onDone={onDone}
      banner={<DoneBanner>{summary}</DoneBanner>}
      onward={onward}
    />
  )
}
