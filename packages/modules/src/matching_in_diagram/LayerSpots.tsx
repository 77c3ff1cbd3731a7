import { cx } from '@hakka/ui/cx.ts'
import { memo } from 'react'
import { Drafted } from '#kit/in-place/Drafted.tsx'
import { stepOf, type Way } from '#kit/in-place/list.ts'
import { type BoardActs, Spot, type ToldSpot } from '#kit/in-place/Spot.tsx'
import { SpotFace } from '#kit/in-place/SpotFace.tsx'
import type { DraftText } from '#kit/in-place/text.ts'
import { ui } from './editor-ui.ts'
import { itemSpot, type LayerItem, layerSpot } from './layers-edit.ts'

/** What is done with layers and their words, by their keys. */
export interface LayerActs extends BoardActs {
  moveLayer(layer: number, step: 1 | -1, far: boolean): void
  removeLayer(layer: number): void
  addLayer(below: number): void
  addItem(layer: number, after?: number): void
  moveItem(item: number, way: Way, far: boolean): void
  removeItem(item: number): void
  doubleItem(item: number): void
}

type SpotProps = ToldSpot<LayerActs>

/** The name of a layer. */
export const LayerSpot = memo(function LayerSpot({
  layer,
  title,
  no,
  removable,
  open,
  faults,
  acts,
}: SpotProps & { layer: number; title: DraftText; no: number; removable: boolean }) {
  const spot = layerSpot(layer)
  return (
    <Spot
      id={spot}
      open={open}
      faults={faults}
      className="max-w-full rounded-option px-3 py-1.5 text-center text-20 leading-snug font-medium text-darken hover:bg-white/60"
      acts={{
        open: (into) => acts().toggle(spot, into),
        move: (way, far) => acts().moveLayer(layer, stepOf(way), far),
        remove: removable ? () => acts().removeLayer(layer) : undefined,
        addNext: () => acts().addLayer(layer),
        addInside: () => acts().addItem(layer),
      }}
    >
      <Drafted value={title} empty={ui.unnamed(no)} />
    </Spot>
  )
})

/** A word in its layer. */
export const ItemSpot = memo(function ItemSpot({
  item: { key, value },
  layer,
  dragged,
  open,
  faults,
  acts,
}: SpotProps & { item: LayerItem; layer: number; dragged: boolean }) {
  const spot = itemSpot(key)
  return (
    <Spot
      id={spot}
      open={open}
      dragged={dragged}
      faults={faults}
      className={cx(
        'min-h-12 max-w-full rounded-option border px-3 py-1.5 text-18 leading-normal',
        value.reactable ? 'border-control bg-white' : 'border-transparent bg-lighten',
      )}
      acts={{
        open: (into) => acts().toggle(spot, into),
        move: (way, far) => acts().moveItem(key, way, far),
        remove: () => acts().removeItem(key),
        double: () => acts().doubleItem(key),
        addNext: () => acts().addItem(layer, key),
        grab: (event) => acts().grab(spot, event),
      }}
    >
      <SpotFace value={value} empty={ui.newWord} />
      {!value.reactable && <span className="block text-14 text-darken">{ui.given}</span>}
    </Spot>
  )
})
