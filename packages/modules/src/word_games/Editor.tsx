import { cx } from '@hakka/ui/cx.ts'
import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  CircleCheck,
  DoorOpen,
  Ear,
  Footprints,
} from 'lucide-react'
import { useState } from 'react'
import type { EditorProps } from '#kit/editor/editor-host.tsx'
import { AddSpot } from '#kit/in-place/AddSpot.tsx'
import { Drafted } from '#kit/in-place/Drafted.tsx'
import { EditBoard } from '#kit/in-place/EditBoard.tsx'
import { neighbour, stepOf, type Way } from '#kit/in-place/list.ts'
import { Spot } from '#kit/in-place/Spot.tsx'
import { ui as boardUi } from '#kit/in-place/ui.ts'
import { useBoard } from '#kit/in-place/use-board.tsx'
import { useSpotDrag } from '#kit/in-place/use-spot-drag.tsx'
import { DIRECTIONS, type Direction } from './directions.ts'
import { MazeFrame } from './MazeFrame.tsx'
import { AskedPanel, CrossingPanel, SignPanel } from './MazePanels.tsx'
import {
  addCrossing,
  askedSpot,
  CROSSINGS_MOST,
  type Crossing,
  crossingSpot,
  doubleCrossing,
  type MazeCrossing,
  moveCrossing,
  putCrossing,
  readMaze,
  removeCrossing,
  type Sign,
  setWay,
  signSpot,
  spotOfMaze,
  swapSigns,
  writeMaze,
} from './maze-edit.ts'
import { ui } from './maze-ui.ts'

const ARROWS = { up: ArrowUp, left: ArrowLeft, right: ArrowRight, down: ArrowDown } as const
const ROUTE = 'route'

/** The maze as the game draws it: the way through it, and each crossing with its four signs. */
export default function WordGamesEditor(props: EditorProps) {
  const board = useBoard({ editor: props, read: readMaze, write: writeMaze, spotAt: spotOfMaze })
  const { model, spots, change } = board
  const { crossings } = model
  const [looked, setLooked] = useState<number>()
  const here = crossings.find(({ key }) => key === looked) ?? crossings[0]
  const no = (key: number) => crossings.findIndex((own) => own.key === key) + 1

  const drag = useSpotDrag((id, { target, at }) => {
    const crossing = crossings.find(({ key }) => crossingSpot(key) === id)
    if (crossing && target === ROUTE) {
      change(putCrossing(model, crossing.key, at))
      spots.focus(id)
      return
    }
    const from = here && DIRECTIONS.find((way) => signSpot(here.key, way) === id)
    const to = here && DIRECTIONS.find((way) => signSpot(here.key, way) === target)
    if (here && from && to && from !== to) swap(here, from, to)
  })
  function add(after?: number): void {
    const added = addCrossing(model, after)
    if (!added) return
    change(added.board)
    setLooked(added.key)
    spots.show(askedSpot(added.key), true)
  }
  function remove(crossing: MazeCrossing): void {
    const next = neighbour(crossings, crossing.key)
    change(removeCrossing(model, crossing.key), { says: boardUi.removed(ui.crossing(no(crossing.key))) })
    setLooked(next)
    spots.left(crossingSpot(crossing.key), next === undefined ? undefined : crossingSpot(next))
  }
  function double(crossing: MazeCrossing): void {
    const added = doubleCrossing(model, crossing.key)
    if (!added) return
    change(added.board, { says: boardUi.doubled(ui.crossing(no(crossing.key))) })
    setLooked(added.key)
    spots.show(crossingSpot(added.key))
    spots.focus(crossingSpot(added.key))
  }
  function move(crossing: MazeCrossing, step: 1 | -1, far: boolean): void {
    const next = moveCrossing(model, crossing.key, step, far)
    const at = next.crossings.findIndex(({ key }) => key === crossing.key)
    change(next, { says: ui.movedTo(at + 1) })
    spots.focus(crossingSpot(crossing.key))
  }
  function swap({ key, value }: MazeCrossing, from: Direction, to: Direction): void {
    change(swapSigns(model, key, from, to), {
      says: ui.swapped(value.options[from].hakka || ui.sign(from), to),
    })
    if (spots.open === signSpot(key, from)) spots.show(signSpot(key, to))
    spots.focus(signSpot(key, to))
  }
  const drawCrossing = (crossing: MazeCrossing, index: number) => {
    const { key, value } = crossing
    const Arrow = ARROWS[value.answer]
    const spot = crossingSpot(key)
    return (
      <li key={key} className="flex items-center gap-1.5">
        <Spot
          id={spot}
          open={spots.open === spot}
          dragged={drag.carried === spot}
          faults={board.faultsAt(spot)}
          aria-current={here?.key === key ? 'step' : undefined}
          className={cx(
            'flex min-h-12 items-center gap-2 rounded-option border-2 px-3 py-1 text-16 font-medium',
            here?.key === key ? 'border-primary bg-lighten text-darken' : 'border-line bg-white',
          )}
          acts={{
            open: (into) => {
              setLooked(key)
              if (here?.key === key || into) spots.toggle(spot, into)
              else spots.close()
            },
            move: (way, far) => move(crossing, stepOf(way), far),
            remove: () => remove(crossing),
            double: () => double(crossing),
            addNext: () => add(key),
            grab: (event) => drag.grab(spot, event),
          }}
        >
          {ui.crossing(index + 1)}
          <Arrow size={18} aria-hidden="true" className="flex-none text-brand" />
          <span className="sr-only">{ui.leads(value.answer)}</span>
        </Spot>
        <span aria-hidden="true" className="h-1 w-4 rounded-full bg-light" />
      </li>
    )
  }
  const drawSign = (crossing: MazeCrossing, direction: Direction) => {
    const { key, value } = crossing
    const spot = signSpot(key, direction)
    const right = value.answer === direction
    const Arrow = ARROWS[direction]
    const makeRight = () => change(setWay(model, key, direction), { says: ui.isRight(direction) })
    return (
      <div data-drop={spot} className="grid min-w-0">
        <Spot
          id={spot}
          open={spots.open === spot}
          dragged={drag.carried === spot}
          faults={board.faultsAt(spot)}
          className={cx(
            'grid content-center justify-items-center gap-1 rounded-card border-2 p-2 text-center md:p-3',
            right ? 'border-correct bg-correct-soft' : 'border-line bg-white',
            drag.carried && drag.carried !== spot && drag.over === spot && 'border-brand! bg-note!',
          )}
          acts={{
            open: (into) => spots.toggle(spot, into),
            move: (way: Way) => way !== direction && swap(crossing, direction, way),
            addNext: () => add(key),
            grab: (event) => drag.grab(spot, event),
            keys: { o: makeRight },
          }}
        >
          <Arrow size={22} strokeWidth={2.5} aria-hidden="true" className="text-brand" />
          <span className="sr-only">{ui.sign(direction)}</span>
          <SignFace form={value.form} sign={value.options[direction]} />
          {right && (
            <span className="inline-flex items-center gap-1 text-16 font-medium text-correct-deep">
              <CircleCheck size={18} aria-hidden="true" />
              {ui.right}
            </span>
          )}
        </Spot>
      </div>
    )
  }
  const openWay = here && DIRECTIONS.find((way) => signSpot(here.key, way) === spots.open)
  return (
    <EditBoard board={board} label={ui.board} how={ui.how} keys={ui.keys}>
      <ol
        aria-label={ui.way}
        data-drop={ROUTE}
        className="flex flex-wrap items-center gap-1.5 rounded-card bg-pool p-2.5"
      >
        <li className="flex items-center gap-1.5 px-1 text-16 font-medium">
          <Footprints size={20} aria-hidden="true" className="text-brand" />
          {ui.start}
          <span aria-hidden="true" className="h-1 w-4 rounded-full bg-light" />
        </li>
        {crossings.map(drawCrossing)}
        <li className="flex items-center gap-1.5">
          <AddSpot
            label={crossings.length === 0 ? ui.addFirst : ui.add}
            text={crossings.length === 0 ? ui.addFirst : ui.add}
            disabled={crossings.length >= CROSSINGS_MOST}
            onAdd={() => add()}
          />
          <span aria-hidden="true" className="h-1 w-4 rounded-full bg-light" />
        </li>
        <li className="flex items-center gap-1.5 px-1 text-16 font-medium">
          <DoorOpen size={20} aria-hidden="true" className="text-brand" />
          {ui.goal}
        </li>
      </ol>
      {!here && <p className="text-muted">{ui.none}</p>}
      {here && spots.open === crossingSpot(here.key) && (
        <CrossingPanel
          board={board}
          crossing={here}
          onMove={(step) => move(here, step, false)}
          onRemove={() => remove(here)}
          onDouble={() => double(here)}
        />
      )}
      {here && (
        <section
          aria-label={ui.crossing(no(here.key))}
          className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-line bg-white p-3 md:p-4"
        >
          <Spot
            id={askedSpot(here.key)}
            open={spots.open === askedSpot(here.key)}
            faults={board.faultsAt(askedSpot(here.key))}
            className="justify-self-center rounded-card bg-note px-5 py-2 text-center hover:shadow-[inset_0_0_0_2px_var(--color-light)]"
            acts={{ open: (into) => spots.toggle(askedSpot(here.key), into), addNext: () => add(here.key) }}
          >
            <span className="flex items-center justify-center gap-1.5 text-16 text-muted">
              <Ear size={18} aria-hidden="true" />
              {ui.asked}
            </span>
            <span className="block text-20 leading-normal">
              <Drafted
                value={{ text: here.value.question.hakka, pinyin: here.value.question.pinyin }}
                empty={ui.newAsked}
                size="sentence"
              />
            </span>
          </Spot>
          <MazeFrame sign={(direction) => drawSign(here, direction)} />
          {spots.open === askedSpot(here.key) && (
            <AskedPanel key={here.key} board={board} crossing={here} at={no(here.key) - 1} />
          )}
          {openWay && (
            <SignPanel
              key={`${here.key} ${openWay}`}
              board={board}
              crossing={here}
              at={no(here.key) - 1}
              direction={openWay}
            />
          )}
        </section>
      )}
    </EditBoard>
  )
}

/** What is written on a sign: Hakka, its reading or Mandarin. */
function SignFace({ form, sign }: { form: Crossing['form']; sign: Sign }) {
  if (form === 'hakka')
    return (
      <span className="max-w-full text-20 break-words">
        <Drafted value={{ text: sign.hakka, pinyin: sign.pinyin }} empty={ui.newSign} />
      </span>
    )
  const shown = form === 'chinese' ? (sign.chinese ?? '') : ''
  return (
    <span className="grid max-w-full justify-items-center gap-0.5 text-20 leading-snug break-words">
      {form === 'chinese' && (
        <span className={shown === '' ? 'text-muted' : undefined}>{shown || ui.newSign}</span>
      )}
      <span className={form === 'chinese' ? 'text-16 text-muted' : undefined}>
        <Drafted
          value={{ text: sign.hakka, pinyin: sign.pinyin }}
          empty={form === 'pinyin' ? ui.newSign : ''}
        />
      </span>
    </span>
  )
}
