import { useLatest } from '@hakka/ui/use-latest.ts'
import { X } from 'lucide-react'
import { useState } from 'react'
import type { EditorProps } from '#kit/editor/editor-host.tsx'
import { TOOL } from '#kit/editor/looks.ts'
import { isBlank } from '#kit/in-place/blank-edit.ts'
import { EditBoard } from '#kit/in-place/EditBoard.tsx'
import { neighbour, type Way } from '#kit/in-place/list.ts'
import { nearest } from '#kit/in-place/place.ts'
import { nameOf } from '#kit/in-place/text.ts'
import { ui as boardUi } from '#kit/in-place/ui.ts'
import { useBoard } from '#kit/in-place/use-board.tsx'
import { useSpotDrag } from '#kit/in-place/use-spot-drag.tsx'
import { ui } from './editor-ui.ts'
import { GraphFrame } from './GraphFrame.tsx'
import { RelationPanel, WordPanel } from './GraphPanels.tsx'
import { type GraphActs, RelationSpot, WordSpot } from './GraphSpots.tsx'
import {
  addRelated,
  addWord,
  connect,
  doubleRelation,
  doubleWord,
  type GraphBoard,
  type GraphRelation,
  readGraph,
  relationSpot,
  removeRelation,
  removeWord,
  spotOfGraph,
  turnBlank,
  turnRound,
  WORDS_MOST,
  wordSpot,
  writeGraph,
} from './graph-edit.ts'

/** The graph as learners see it: words are added and joined on it. */
export default function WordRelationEditor(props: EditorProps) {
  const board = useBoard({ editor: props, read: readGraph, write: writeGraph, spotAt: spotOfGraph })
  const { model, spots, change } = board
  const { words, relations } = model
  /** The word from which a relation is being drawn. */
  const [joining, setJoining] = useState<number>()
  const nameOfWord = (key: number) => nameOf(words.find((own) => own.key === key)?.value, ui.newWord)
  const nameOfRelation = (relation: GraphRelation) => nameOf(relation.value, ui.relation)

  function added(next: { board: GraphBoard; key: number } | undefined, says?: string): void {
    if (!next) return
    change(next.board, says === undefined ? {} : { says })
    spots.show(wordSpot(next.key), true)
  }
  function join(from: number, to: number): void {
    setJoining(undefined)
    const next = connect(model, from, to)
    if (!next) return
    change(next.board, { says: ui.joined(nameOfWord(from), nameOfWord(to)) })
    spots.show(relationSpot(next.key), true)
  }
  const drag = useSpotDrag((id, { target }) => {
    const [from, to] = [id, target].map((spot) => words.find(({ key }) => wordSpot(key) === spot)?.key)
    if (from !== undefined && to !== undefined) join(from, to)
  })
  function walk(from: number, way: Way): void {
    const all = words.flatMap(({ key }) => {
      const element = spots.root.current?.querySelector(`[data-spot="${wordSpot(key)}"]`)
      return element ? [{ key, rect: element.getBoundingClientRect() }] : []
    })
    const own = all.find(({ key }) => key === from)
    const others = all.filter(({ key }) => key !== from)
    const at =
      own &&
      nearest(
        others.map(({ rect }) => rect),
        own.rect,
        way,
      )
    const next = at === undefined ? undefined : others[at]
    if (next) spots.focus(wordSpot(next.key))
  }
  const relationBy = (key: number) => relations.find((own) => own.key === key)
  const acts = useLatest(
    (): GraphActs => ({
      openWord(word, into) {
        if (joining !== undefined && joining !== word) join(joining, word)
        else spots.toggle(wordSpot(word), into)
      },
      grab: drag.grab,
      walk,
      addWord: () => added(addWord(model)),
      addRelated: (word) => added(addRelated(model, word)),
      removeWord(word) {
        const next = neighbour(words, word)
        change(removeWord(model, word), { says: boardUi.removed(nameOfWord(word)) })
        spots.left(wordSpot(word), next === undefined ? undefined : wordSpot(next))
      },
      doubleWord: (word) => added(doubleWord(model, word), boardUi.doubled(nameOfWord(word))),
      beginJoining: setJoining,
      toggle: spots.toggle,
      removeRelation(key) {
        const relation = relationBy(key)
        if (!relation) return
        change(removeRelation(model, key), { says: boardUi.removed(nameOfRelation(relation)) })
        spots.left(relationSpot(key), wordSpot(relation.from))
      },
      turn(key) {
        const relation = relationBy(key)
        if (!relation) return
        const on = !isBlank(relation.value)
        const name = nameOfRelation(relation)
        change(turnBlank(model, key, on), { says: on ? ui.madeBlank(name) : ui.shown(name) })
        if (on) spots.show(relationSpot(key))
      },
      turnRound: (key) => change(turnRound(model, key)),
    }),
  )
  const drawWord = (key: number, main: boolean) => {
    const word = words.find((own) => own.key === key)
    if (!word) return null
    const spot = wordSpot(key)
    return (
      <WordSpot
        word={word}
        main={main}
        lit={(drag.carried !== undefined && drag.carried !== spot && drag.over === spot) || joining === key}
        dragged={drag.carried === spot}
        open={spots.open === spot}
        faults={board.faultsAt(spot)}
        acts={acts}
      />
    )
  }
  const drawRelation = (index: number) => {
    const relation = relations[index]
    if (!relation) return null
    const spot = relationSpot(relation.key)
    return (
      <RelationSpot
        relation={relation}
        way={ui.relationOf(nameOfWord(relation.from), nameOfWord(relation.to))}
        open={spots.open === spot}
        faults={board.faultsAt(spot)}
        acts={acts}
      />
    )
  }
  const openWord = words.find(({ key }) => wordSpot(key) === spots.open)
  const openRelation = relations.find(({ key }) => relationSpot(key) === spots.open)
  const panel = openWord ? (
    <WordPanel
      key={openWord.key}
      board={board}
      word={openWord}
      nameOf={nameOfWord}
      onJoin={(to) => join(openWord.key, to)}
      onRelated={() => acts().addRelated(openWord.key)}
      onRemove={() => acts().removeWord(openWord.key)}
      onDouble={() => acts().doubleWord(openWord.key)}
    />
  ) : openRelation ? (
    <RelationPanel
      key={openRelation.key}
      board={board}
      relation={openRelation}
      nameOf={nameOfWord}
      onRemove={() => acts().removeRelation(openRelation.key)}
      onDouble={() => {
        const next = doubleRelation(model, openRelation.key)
        if (!next) return
        change(next.board, { says: boardUi.doubled(nameOfRelation(openRelation)) })
        spots.show(relationSpot(next.key), true)
      }}
    />
  ) : undefined
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape of the buttons inside passes through here
    <div
      onKeyDown={(event) => {
        if (event.key === 'Escape' && joining !== undefined) setJoining(undefined)
      }}
    >
      <EditBoard
        board={board}
        label={ui.board}
        how={ui.how}
        keys={ui.keys}
        add={{ label: ui.addWord, full: words.length >= WORDS_MOST, run: () => added(addWord(model)) }}
      >
        {joining !== undefined && (
          <div
            role="status"
            className="flex flex-wrap items-center gap-3 rounded-option bg-note px-4 py-2 font-medium text-brand"
          >
            <span className="min-w-0 flex-1">{ui.joining(nameOfWord(joining))}</span>
            <button type="button" className={TOOL} onClick={() => setJoining(undefined)}>
              <X size={18} aria-hidden="true" />
              {ui.cancel}
            </button>
          </div>
        )}
        {words.length === 0 ? (
          <p className="text-muted">{ui.none}</p>
        ) : (
          <GraphFrame
            board={model}
            word={drawWord}
            relation={drawRelation}
            nameOf={nameOfWord}
            panel={panel}
            openAt={relations.findIndex(
              (own) => own === openRelation || own.from === openWord?.key || own.to === openWord?.key,
            )}
          />
        )}
      </EditBoard>
    </div>
  )
}
