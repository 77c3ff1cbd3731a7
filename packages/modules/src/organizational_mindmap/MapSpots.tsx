import { cx } from '@hakka/ui/cx.ts'
import { Picture } from '@hakka/ui/Picture.tsx'
import { memo } from 'react'
import { isBlank } from '#kit/in-place/blank-edit.ts'
import { Drafted } from '#kit/in-place/Drafted.tsx'
import { stepOf, type Way } from '#kit/in-place/list.ts'
import { type BoardActs, Spot, type ToldSpot } from '#kit/in-place/Spot.tsx'
import { SpotFace } from '#kit/in-place/SpotFace.tsx'
import { ui } from './editor-ui.ts'
import { branchSpot, type MapBoard, type MapBranch, type MapTerm, ROOT_SPOT, termSpot } from './map-edit.ts'

/** What is done with branches and their words, by their keys. */
export interface MapActs extends BoardActs {
  addBranch(after?: number): void
  moveBranch(branch: number, step: 1 | -1, far: boolean): void
  removeBranch(branch: number): void
  doubleBranch(branch: number): void
  addTerm(branch: number, after?: number): void
  moveTerm(term: number, way: Way, far: boolean): void
  removeTerm(term: number): void
  doubleTerm(term: number): void
  turn(term: number): void
}

type SpotProps = ToldSpot<MapActs>

/** What stands in the middle. */
export const RootSpot = memo(function RootSpot({
  image,
  topic,
  open,
  faults,
  acts,
}: SpotProps & Pick<MapBoard, 'image' | 'topic'>) {
  return (
    <Spot
      id={ROOT_SPOT}
      open={open}
      faults={faults}
      className="flex items-center gap-4 rounded-card border-3 border-primary bg-lighten p-3 @min-[44rem]:grid @min-[44rem]:justify-items-center @min-[44rem]:p-5"
      acts={{
        open: (into) => acts().toggle(ROOT_SPOT, into),
        addNext: () => acts().addBranch(),
        addInside: () => acts().addBranch(),
      }}
    >
      {image && (
        <Picture src={image.url} alt="" width={128} height={128} className="size-20 @min-[44rem]:size-32" />
      )}
      <span className="text-20 leading-normal font-bold">
        <Drafted value={topic} empty={image ? ui.topic : ui.rootEmpty} />
      </span>
    </Spot>
  )
})

/** The name of a branch. */
export const BranchSpot = memo(function BranchSpot({
  branch,
  title,
  dragged,
  open,
  faults,
  acts,
}: SpotProps & { branch: number; title: MapBranch['title']; dragged: boolean }) {
  const spot = branchSpot(branch)
  return (
    <Spot
      id={spot}
      open={open}
      dragged={dragged}
      faults={faults}
      className="justify-self-start rounded-pill bg-lighten px-4 py-1.5 text-18 leading-normal font-medium text-darken"
      acts={{
        open: (into) => acts().toggle(spot, into),
        move: (way, far) => acts().moveBranch(branch, stepOf(way), far),
        remove: () => acts().removeBranch(branch),
        double: () => acts().doubleBranch(branch),
        addNext: () => acts().addBranch(branch),
        addInside: () => acts().addTerm(branch),
        grab: (event) => acts().grab(spot, event),
      }}
    >
      <Drafted value={title} empty={ui.unnamed} />
    </Spot>
  )
})

/** A word of a branch. */
export const TermSpot = memo(function TermSpot({
  term: { key, value },
  branch,
  dragged,
  open,
  faults,
  acts,
}: SpotProps & { term: MapTerm; branch: number; dragged: boolean }) {
  const spot = termSpot(key)
  const blank = isBlank(value)
  return (
    <li className="flex max-w-full">
      <Spot
        id={spot}
        open={open}
        dragged={dragged}
        faults={faults}
        className={cx(
          'min-h-12 max-w-full rounded-option px-3.5 py-1.5 text-18 leading-normal',
          blank ? 'border-2 border-dashed border-primary bg-white' : 'border-2 border-transparent bg-lighten',
        )}
        acts={{
          open: (into) => acts().toggle(spot, into),
          move: (way, far) => acts().moveTerm(key, way, far),
          remove: () => acts().removeTerm(key),
          double: () => acts().doubleTerm(key),
          addNext: () => acts().addTerm(branch, key),
          grab: (event) => acts().grab(spot, event),
          keys: { b: () => acts().turn(key) },
        }}
      >
        <SpotFace value={value} empty={ui.newWord} />
        {blank && <span className="block text-14 font-medium text-darken">{ui.blank}</span>}
      </Spot>
    </li>
  )
})
