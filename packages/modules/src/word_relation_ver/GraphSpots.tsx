import { cx } from '@hakka/ui/cx.ts'
import { memo } from 'react'
import { isBlank } from '#kit/in-place/blank-edit.ts'
import { Drafted } from '#kit/in-place/Drafted.tsx'
import type { Way } from '#kit/in-place/list.ts'
import { type BoardActs, Spot, type ToldSpot } from '#kit/in-place/Spot.tsx'
import { SpotFace } from '#kit/in-place/SpotFace.tsx'
import { ui } from './editor-ui.ts'
import { type GraphRelation, type GraphWord, relationSpot, wordSpot } from './graph-edit.ts'

/** What is done with words and relations, by their keys. */
export interface GraphActs extends BoardActs {
  /** Opens a word, or joins it with the one from which a relation is being drawn. */
  openWord(word: number, into: boolean): void
  walk(from: number, way: Way): void
  addWord(): void
  addRelated(word: number): void
  removeWord(word: number): void
  doubleWord(word: number): void
  beginJoining(word: number): void
  removeRelation(relation: number): void
  turn(relation: number): void
  turnRound(relation: number): void
}

type SpotProps = ToldSpot<GraphActs>

/** A word of the graph. */
export const WordSpot = memo(function WordSpot({
  word: { key, value },
  main,
  lit,
  dragged,
  open,
  faults,
  acts,
}: SpotProps & {
  word: GraphWord
  /** It stands in the middle. */
  main: boolean
  /** A relation may end here. */
  lit: boolean
  dragged: boolean
}) {
  const spot = wordSpot(key)
  return (
    <div data-drop={spot} className="flex max-w-full min-w-0">
      <Spot
        id={spot}
        open={open}
        dragged={dragged}
        faults={faults}
        className={cx(
          'min-h-14 max-w-full rounded-card border-2 px-3.5 py-1.5',
          main ? 'border-primary bg-lighten' : 'border-light bg-white',
          lit && 'border-brand bg-note',
        )}
        acts={{
          open: (into) => acts().openWord(key, into),
          move: (way) => acts().walk(key, way),
          remove: () => acts().removeWord(key),
          double: () => acts().doubleWord(key),
          addNext: () => acts().addWord(),
          addInside: () => acts().addRelated(key),
          grab: (event) => acts().grab(spot, event),
          keys: { l: () => acts().beginJoining(key) },
        }}
      >
        <SpotFace value={value} sound={value.audio} empty={ui.newWord} size={main ? 'sentence' : 'line'} />
      </Spot>
    </div>
  )
})

/** What a relation says. */
export const RelationSpot = memo(function RelationSpot({
  relation: { key, value },
  way,
  open,
  faults,
  acts,
}: SpotProps & {
  relation: GraphRelation
  /** From where to where. */
  way: string
}) {
  const spot = relationSpot(key)
  const blank = isBlank(value)
  return (
    <Spot
      id={spot}
      open={open}
      faults={faults}
      className={cx(
        'min-h-11 rounded-pill border-2 px-4 py-1 text-18 leading-normal',
        blank ? 'border-dashed border-primary bg-white' : 'border-transparent bg-pool',
      )}
      acts={{
        open: (into) => acts().toggle(spot, into),
        remove: () => acts().removeRelation(key),
        keys: { b: () => acts().turn(key), r: () => acts().turnRound(key) },
      }}
    >
      <span className="sr-only">{way}</span>
      <Drafted value={value} empty={ui.newRelation} />
      {blank && <span className="block text-14 font-medium text-darken">{ui.blank}</span>}
    </Spot>
  )
})
