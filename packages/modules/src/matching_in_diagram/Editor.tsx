import { cx } from '@hakka/ui/cx.ts'
import { useLatest } from '@hakka/ui/use-latest.ts'
import type { EditorProps } from '#kit/editor/editor-host.tsx'
import { INPUT } from '#kit/editor/looks.ts'
import { AddSpot } from '#kit/in-place/AddSpot.tsx'
import { EditBoard } from '#kit/in-place/EditBoard.tsx'
import { neighbour, stepOf } from '#kit/in-place/list.ts'
import { SpotPanel } from '#kit/in-place/SpotPanel.tsx'
import { ThingFields, WrittenFields } from '#kit/in-place/ThingFields.tsx'
import { Tick } from '#kit/in-place/Tick.tsx'
import { nameOf } from '#kit/in-place/text.ts'
import { ui as boardUi } from '#kit/in-place/ui.ts'
import { type Board, useBoard } from '#kit/in-place/use-board.tsx'
import { useSpotDrag } from '#kit/in-place/use-spot-drag.tsx'
import { ui } from './editor-ui.ts'
import { ItemSpot, type LayerActs, LayerSpot } from './LayerSpots.tsx'
import {
  addItem,
  addLayer,
  doubleItem,
  ITEMS_MOST,
  itemSpot,
  itemsOf,
  LAYERS_LEAST,
  LAYERS_MOST,
  type LayerItem,
  type LayersBoard,
  layerOf,
  layerSpot,
  liftItem,
  moveItem,
  moveLayer,
  readLayers,
  removeItem,
  removeLayer,
  setItem,
  setTitle,
  sortItem,
  spotOfLayers,
  writeLayers,
} from './layers-edit.ts'
import { Slice } from './Slice.tsx'

/** The layers as learners see them, with each word where it belongs. */
export default function MatchingInDiagramEditor(props: EditorProps) {
  const board = useBoard({ editor: props, read: readLayers, write: writeLayers, spotAt: spotOfLayers })
  const { model, spots, change, faultsAt } = board
  const { layers } = model
  const titleOf = (at: number) => nameOf(layers[at]?.title, ui.unnamed(at + 1))
  const nameOfItem = (item: number) =>
    nameOf(itemsOf(model).find(({ key }) => key === item)?.value, ui.newWord)
  function become(next: LayersBoard, item: number): void {
    const at = next.layers.findIndex(({ key }) => key === layerOf(next, item)?.key)
    change(next, { says: boardUi.moved(nameOfItem(item), `「${titleOf(at)}」`) })
    spots.focus(itemSpot(item))
  }
  const drag = useSpotDrag((id, { target, at }) => {
    const item = itemsOf(model).find(({ key }) => itemSpot(key) === id)
    const layer = layers.find(({ key }) => layerSpot(key) === target)
    if (item && layer) become(moveItem(model, item.key, layer.key, at), item.key)
  })
  function showLayer(added: ReturnType<typeof addLayer>): void {
    if (!added) return
    change(added.board)
    spots.show(layerSpot(added.key), true)
  }
  function showItem(added: ReturnType<typeof addItem>, says?: string): void {
    if (!added) return
    change(added.board, says === undefined ? {} : { says })
    spots.show(itemSpot(added.key), true)
  }
  const acts = useLatest(
    (): LayerActs => ({
      toggle: spots.toggle,
      grab: drag.grab,
      moveLayer(layer, step, far) {
        change(moveLayer(model, layer, step, far))
        spots.focus(layerSpot(layer))
      },
      removeLayer(layer) {
        const at = layers.findIndex(({ key }) => key === layer)
        const next = neighbour(layers, layer)
        change(removeLayer(model, layer), { says: ui.removedLayer(titleOf(at)) })
        spots.left(layerSpot(layer), next === undefined ? undefined : layerSpot(next))
      },
      addLayer: (below) => showLayer(addLayer(model, below)),
      addItem(layer, after) {
        const at = layers.find(({ key }) => key === layer)?.items.findIndex(({ key }) => key === after)
        showItem(addItem(model, layer, at === undefined || at < 0 ? undefined : at + 1))
      },
      moveItem(item, way, far) {
        const along = way === 'up' || way === 'down' ? liftItem : sortItem
        become(along(model, item, stepOf(way), far), item)
      },
      removeItem(item) {
        const layer = layerOf(model, item)
        const next = neighbour(layer?.items ?? [], item)
        change(removeItem(model, item), { says: boardUi.removed(nameOfItem(item)) })
        spots.left(itemSpot(item), next === undefined ? layer && layerSpot(layer.key) : itemSpot(next))
      },
      doubleItem: (item) => showItem(doubleItem(model, item), boardUi.doubled(nameOfItem(item))),
    }),
  )
  return (
    <EditBoard
      board={board}
      label={ui.board}
      how={ui.how}
      keys={ui.keys}
      add={{
        label: ui.addLayer,
        full: layers.length >= LAYERS_MOST,
        run: () => showLayer(addLayer(model)),
      }}
    >
      <ol className="@container grid gap-2">
        {layers.map((layer, index) => {
          const spot = layerSpot(layer.key)
          const openItem = layer.items.find(({ key }) => itemSpot(key) === spots.open)
          return (
            <li key={layer.key} aria-label={titleOf(index)} className="grid grid-cols-[minmax(0,1fr)] gap-2">
              <div className="grid items-stretch gap-2 @xl:grid-cols-[minmax(11rem,1fr)_minmax(0,2fr)]">
                <Slice index={index} of={layers.length}>
                  <LayerSpot
                    layer={layer.key}
                    title={layer.title}
                    no={index + 1}
                    removable={layers.length > LAYERS_LEAST}
                    open={spots.open === spot}
                    faults={faultsAt(spot)}
                    acts={acts}
                  />
                </Slice>
                <div
                  data-drop={spot}
                  className={cx(
                    'flex min-w-0 flex-wrap content-center items-center gap-2 rounded-option border-2 p-2 transition-colors',
                    drag.carried && drag.over === spot ? 'border-brand bg-note' : 'border-line bg-pool',
                  )}
                >
                  {layer.items.map((item) => (
                    <ItemSpot
                      key={item.key}
                      item={item}
                      layer={layer.key}
                      dragged={drag.carried === itemSpot(item.key)}
                      open={openItem === item}
                      faults={faultsAt(itemSpot(item.key))}
                      acts={acts}
                    />
                  ))}
                  <AddSpot
                    label={ui.addTo(titleOf(index))}
                    {...(layer.items.length === 0 && { text: ui.add })}
                    disabled={layer.items.length >= ITEMS_MOST}
                    onAdd={() => acts().addItem(layer.key)}
                  />
                </div>
              </div>
              {spots.open === spot && (
                <LayerPanel board={board} at={index} onRemove={() => acts().removeLayer(layer.key)} />
              )}
              {openItem && (
                <SpotPanel
                  title={nameOf(openItem.value, ui.newWord)}
                  spots={spots}
                  remove={() => acts().removeItem(openItem.key)}
                  double={() => acts().doubleItem(openItem.key)}
                >
                  <ItemFields key={openItem.key} board={board} item={openItem} at={index} titleOf={titleOf} />
                </SpotPanel>
              )}
            </li>
          )
        })}
      </ol>
    </EditBoard>
  )
}

function ItemFields({
  board: { model, now, change },
  item,
  at,
  titleOf,
}: {
  board: Board<LayersBoard>
  item: LayerItem
  at: number
  titleOf(at: number): string
}) {
  const layer = model.layers[at]
  const path = `layers.${at}.items.${layer?.items.indexOf(item) ?? 0}`
  const latest = () =>
    now()
      .layers.flatMap(({ items }) => items)
      .find(({ key }) => key === item.key)?.value ?? item.value
  return (
    <>
      <ThingFields
        path={path}
        now={latest}
        onChange={(next) => change(setItem(now(), item.key, next), { run: `item ${item.key}` })}
      >
        <WrittenFields
          path={path}
          value={item.value}
          label={ui.word}
          extras={['chinese', 'picture', 'sound']}
        />
      </ThingFields>
      <div className="grid gap-3 border-t border-line pt-3 sm:grid-cols-2">
        <Tick
          label={ui.asked}
          hint={ui.askedHint}
          checked={item.value.reactable}
          onChange={(reactable) => change(setItem(now(), item.key, { ...latest(), reactable }))}
        />
        <label className="grid content-start gap-1">
          <span className="font-medium">{ui.belongs}</span>
          <select
            className={INPUT}
            value={layer?.key}
            onChange={(event) => change(moveItem(now(), item.key, Number(event.target.value)))}
          >
            {model.layers.map(({ key }, index) => (
              <option key={key} value={key}>
                {titleOf(index)}
              </option>
            ))}
          </select>
        </label>
      </div>
    </>
  )
}

function LayerPanel({
  board: { model, now, change, spots },
  at,
  onRemove,
}: {
  board: Board<LayersBoard>
  at: number
  onRemove(): void
}) {
  const layer = model.layers[at]
  if (!layer) return null
  const path = `layers_title.${at}`
  return (
    <SpotPanel
      title={ui.layer(at + 1)}
      spots={spots}
      remove={model.layers.length > LAYERS_LEAST ? onRemove : undefined}
    >
      <ThingFields
        path={path}
        now={() => now().layers.find(({ key }) => key === layer.key)?.title ?? layer.title}
        onChange={(next) => change(setTitle(now(), layer.key, next), { run: `layer ${layer.key}` })}
      >
        <WrittenFields path={path} value={layer.title} label={ui.layerName} />
      </ThingFields>
    </SpotPanel>
  )
}
