import { cx } from '@hakka/ui/cx.ts'
import { useLatest } from '@hakka/ui/use-latest.ts'
import type { EditorProps } from '#kit/editor/editor-host.tsx'
import { AddSpot } from '#kit/in-place/AddSpot.tsx'
import { isBlank } from '#kit/in-place/blank-edit.ts'
import { EditBoard } from '#kit/in-place/EditBoard.tsx'
import { neighbour, stepOf } from '#kit/in-place/list.ts'
import { nameOf } from '#kit/in-place/text.ts'
import { ui as boardUi } from '#kit/in-place/ui.ts'
import { useBoard } from '#kit/in-place/use-board.tsx'
import { useSpotDrag } from '#kit/in-place/use-spot-drag.tsx'
import { useWide } from '#kit/in-place/use-wide.tsx'
import { ui } from './editor-ui.ts'
import { MapFrame } from './MapFrame.tsx'
import { BranchPanel, RootPanel, TermPanel } from './MapPanels.tsx'
import { BranchSpot, type MapActs, RootSpot, TermSpot } from './MapSpots.tsx'
import {
  addBranch,
  addTerm,
  BRANCHES_MOST,
  branchOf,
  branchSpot,
  carryTerm,
  doubleBranch,
  doubleTerm,
  type MapBoard,
  type MapBranch,
  moveBranch,
  moveTerm,
  putBranch,
  ROOT_SPOT,
  readMap,
  removeBranch,
  removeTerm,
  sortTerm,
  spotOfMap,
  TERMS_MOST,
  termSpot,
  turnBlank,
  writeMap,
} from './map-edit.ts'

/** In pixels: from which width on the map has two sides (`MapFrame`). */
const TWO_SIDES = 704

/** The map as learners see it, grown in place. */
export default function MindmapEditor(props: EditorProps) {
  const board = useBoard({ editor: props, read: readMap, write: writeMap, spotAt: spotOfMap })
  const { model, spots, change, faultsAt } = board
  const { branches, topic, image } = model
  const { box, wide } = useWide(TWO_SIDES)
  const branchBy = (key: number) => branches.find((own) => own.key === key)
  const termBy = (key: number) => branchOf(model, key)?.terms.find((own) => own.key === key)
  const nameOfBranch = (branch: MapBranch | undefined) => nameOf(branch?.title, ui.unnamed)
  const nameOfTerm = (key: number) => nameOf(termBy(key)?.value, ui.newWord)

  const drag = useSpotDrag((id, { target, at }) => {
    const term = branches.flatMap(({ terms }) => terms).find(({ key }) => termSpot(key) === id)
    const onto = branches.findIndex(({ key }) => branchSpot(key) === target)
    if (term && branches[onto]) carried(moveTerm(model, term.key, branches[onto].key, at), term.key)
    const branch = branches.find(({ key }) => branchSpot(key) === id)
    if (!branch || onto < 0) return
    change(putBranch(model, branch.key, onto))
    spots.focus(id)
  })
  function carried(next: MapBoard, term: number): void {
    change(next, { says: boardUi.moved(nameOfTerm(term), `「${nameOfBranch(branchOf(next, term))}」`) })
    spots.focus(termSpot(term))
  }
  function showBranch(added: ReturnType<typeof doubleBranch>, says?: string): void {
    if (!added) return
    change(added.board, says === undefined ? {} : { says })
    spots.show(branchSpot(added.key), true)
  }
  function showTerm(added: ReturnType<typeof addTerm>, says?: string): void {
    if (!added) return
    change(added.board, says === undefined ? {} : { says })
    spots.show(termSpot(added.key), true)
  }
  const acts = useLatest(
    (): MapActs => ({
      toggle: spots.toggle,
      grab: drag.grab,
      addBranch: (after) => showBranch(addBranch(model, after)),
      moveBranch(branch, step, far) {
        change(moveBranch(model, branch, step, far))
        spots.focus(branchSpot(branch))
      },
      removeBranch(branch) {
        const next = neighbour(branches, branch)
        change(removeBranch(model, branch), { says: boardUi.removed(nameOfBranch(branchBy(branch))) })
        spots.left(branchSpot(branch), next === undefined ? ROOT_SPOT : branchSpot(next))
      },
      doubleBranch: (branch) =>
        showBranch(doubleBranch(model, branch), boardUi.doubled(nameOfBranch(branchBy(branch)))),
      addTerm: (branch, after) => showTerm(addTerm(model, branch, after)),
      moveTerm(term, way, far) {
        const along = way === 'up' || way === 'down' ? carryTerm : sortTerm
        carried(along(model, term, stepOf(way), far), term)
      },
      removeTerm(term) {
        const branch = branchOf(model, term)
        const next = neighbour(branch?.terms ?? [], term)
        change(removeTerm(model, term), { says: boardUi.removed(nameOfTerm(term)) })
        spots.left(termSpot(term), next === undefined ? branch && branchSpot(branch.key) : termSpot(next))
      },
      doubleTerm: (term) => showTerm(doubleTerm(model, term), boardUi.doubled(nameOfTerm(term))),
      turn(term) {
        const own = termBy(term)
        if (!own) return
        const on = !isBlank(own.value)
        const name = nameOfTerm(term)
        change(turnBlank(model, term, on), { says: on ? ui.madeBlank(name) : ui.shown(name) })
        if (on) spots.show(termSpot(term))
      },
    }),
  )
  const panelOf = ({ key, terms }: MapBranch, index: number) => {
    const openTerm = terms.find((own) => termSpot(own.key) === spots.open)
    if (spots.open === branchSpot(key))
      return (
        <BranchPanel
          key={key}
          board={board}
          at={index}
          onRemove={() => acts().removeBranch(key)}
          onDouble={() => acts().doubleBranch(key)}
        />
      )
    return (
      openTerm && (
        <TermPanel
          key={`term ${openTerm.key}`}
          board={board}
          term={openTerm}
          path={`questions.${index}.terms.${terms.indexOf(openTerm)}`}
          onRemove={() => acts().removeTerm(openTerm.key)}
          onDouble={() => acts().doubleTerm(openTerm.key)}
        />
      )
    )
  }
  const drawBranch = (branch: MapBranch, index: number) => {
    const { key, title, terms } = branch
    const spot = branchSpot(key)
    return (
      <li
        key={key}
        data-node={`branch ${index}`}
        data-drop={spot}
        aria-label={nameOfBranch(branch)}
        className={cx(
          'relative ml-10 grid grid-cols-[minmax(0,1fr)] gap-2.5 rounded-card border-2 p-3 @min-[44rem]:ml-0',
          drag.carried && drag.over === spot ? 'border-brand bg-note' : 'border-light bg-white',
        )}
      >
        <BranchSpot
          branch={key}
          title={title}
          dragged={drag.carried === spot}
          open={spots.open === spot}
          faults={faultsAt(spot)}
          acts={acts}
        />
        <ul className="flex flex-wrap items-start gap-2">
          {terms.map((term) => (
            <TermSpot
              key={term.key}
              term={term}
              branch={key}
              dragged={drag.carried === termSpot(term.key)}
              open={spots.open === termSpot(term.key)}
              faults={faultsAt(termSpot(term.key))}
              acts={acts}
            />
          ))}
          <li className="flex">
            <AddSpot
              label={ui.addTo(nameOfBranch(branch))}
              {...(terms.length === 0 && { text: ui.add })}
              disabled={terms.length >= TERMS_MOST}
              onAdd={() => acts().addTerm(key)}
            />
          </li>
        </ul>
        {!wide && panelOf(branch, index)}
      </li>
    )
  }

  return (
    <EditBoard
      board={board}
      label={ui.board}
      how={ui.how}
      keys={ui.keys}
      add={{
        label: branches.length === 0 ? ui.firstBranch : ui.addBranch,
        full: branches.length >= BRANCHES_MOST,
        run: () => acts().addBranch(),
      }}
    >
      <div ref={box} className="min-w-0">
        <MapFrame
          drawn={branches.map(({ key }) => key).join(' ')}
          root={
            <RootSpot
              image={image}
              topic={topic}
              open={spots.open === ROOT_SPOT}
              faults={faultsAt(ROOT_SPOT)}
              acts={acts}
            />
          }
          branches={branches.map(drawBranch)}
        />
      </div>
      {wide && branches.map(panelOf)}
      {branches.length === 0 && <p className="text-muted">{ui.none}</p>}
      {spots.open === ROOT_SPOT && <RootPanel board={board} />}
    </EditBoard>
  )
}
