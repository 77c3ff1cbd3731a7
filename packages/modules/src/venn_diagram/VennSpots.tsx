import { memo } from 'react'
import { Drafted } from '#kit/in-place/Drafted.tsx'
import { stepOf, type Way } from '#kit/in-place/list.ts'
import { type BoardActs, Spot, type ToldSpot } from '#kit/in-place/Spot.tsx'
import { SpotFace } from '#kit/in-place/SpotFace.tsx'
import type { DraftText } from '#kit/in-place/text.ts'
import { circleColour } from './Circles.tsx'
import { circleSpot, type VennWord, wordSpot } from './circles-edit.ts'
import { ui } from './editor-ui.ts'

/** What is done with circles and words, by their keys. */
export interface VennActs extends BoardActs {
  moveCircle(circle: number, step: 1 | -1, far: boolean): void
  removeCircle(circle: number): void
  moveWord(word: number, way: Way, far: boolean): void
  removeWord(word: number): void
  doubleWord(word: number): void
  /** One more where a word lies. */
  addBeside(word: number): void
}

type SpotProps = ToldSpot<VennActs>

/** The name of a circle, with its colour. */
export const CircleSpot = memo(function CircleSpot({
  circle,
  title,
  at,
  of,
  removable,
  open,
  faults,
  acts,
}: SpotProps & { circle: number; title: DraftText; at: number; of: number; removable: boolean }) {
  const spot = circleSpot(circle)
  return (
    <Spot
      id={spot}
      open={open}
      faults={faults}
      className="rounded-pill border border-line bg-white px-4 py-1.5"
      acts={{
        open: (into) => acts().toggle(spot, into),
        move: (way, far) => acts().moveCircle(circle, stepOf(way), far),
        remove: removable ? () => acts().removeCircle(circle) : undefined,
      }}
    >
      <span className="inline-flex items-center gap-2.5 text-18 font-medium">
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" className="flex-none">
          <circle cx="10" cy="10" r="9" fill={circleColour(of, at)} stroke="#545b6b" />
        </svg>
        <Drafted value={title} empty={ui.unnamed(at + 1)} />
      </span>
    </Spot>
  )
})

/** A word where it lies, one of so many there. */
export const WordSpot = memo(function WordSpot({
  word: { key, value },
  no,
  of,
  twice,
  dragged,
  open,
  faults,
  acts,
}: SpotProps & {
  word: VennWord
  no: number
  of: number
  /** Another word says the same. */
  twice: boolean
  dragged: boolean
}) {
  const spot = wordSpot(key)
  return (
    <Spot
      id={spot}
      open={open}
      dragged={dragged}
      faults={twice ? [...faults, ui.twice] : faults}
      className="min-h-12 max-w-full rounded-option border border-line bg-white px-3 py-1.5 text-18 leading-normal"
      acts={{
        open: (into) => acts().toggle(spot, into),
        move: (way, far) => acts().moveWord(key, way, far),
        remove: () => acts().removeWord(key),
        double: () => acts().doubleWord(key),
        addNext: () => acts().addBeside(key),
        grab: (event) => acts().grab(spot, event),
      }}
    >
      <SpotFace value={value} empty={ui.newWord} />
      <span className="sr-only">{ui.place(no, of)}</span>
    </Spot>
  )
})
