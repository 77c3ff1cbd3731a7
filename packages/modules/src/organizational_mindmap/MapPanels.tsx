import { HakkaField } from '#kit/editor/HakkaField.tsx'
import { MediaField } from '#kit/editor/MediaField.tsx'
import { BlankFields } from '#kit/in-place/BlankFields.tsx'
import { withRight } from '#kit/in-place/blank-edit.ts'
import { SpotPanel } from '#kit/in-place/SpotPanel.tsx'
import { ThingFields, WrittenFields } from '#kit/in-place/ThingFields.tsx'
import { NO_TEXT, nameOf } from '#kit/in-place/text.ts'
import type { Board } from '#kit/in-place/use-board.tsx'
import { ui } from './editor-ui.ts'
import {
  branchOf,
  type MapBoard,
  type MapTerm,
  optionIdIn,
  ROOT_SPOT,
  setTerm,
  setTitle,
} from './map-edit.ts'

/** The fields of what stands in the middle: its topic and its picture. */
export function RootPanel({ board }: { board: Board<MapBoard> }) {
  const { model, now, change, spots } = board
  const topic = model.topic ?? NO_TEXT
  return (
    <SpotPanel title={ui.root} spots={spots}>
      <ThingFields
        path="topic"
        now={() => now().topic ?? NO_TEXT}
        onChange={(next) => change({ ...now(), topic: next }, { run: ROOT_SPOT })}
      >
        <HakkaField path="topic" value={topic} textKey="text" readingKey="pinyin" label={ui.topic} either />
      </ThingFields>
      <MediaField
        path="image"
        label={ui.picture}
        kind="picture"
        value={model.image}
        onFile={(image) => change({ ...now(), image })}
      />
    </SpotPanel>
  )
}

/** The name of a branch. */
export function BranchPanel({
  board: { model, now, change, spots },
  at,
  onRemove,
  onDouble,
}: {
  board: Board<MapBoard>
  at: number
  onRemove(): void
  onDouble(): void
}) {
  const branch = model.branches[at]
  if (!branch) return null
  const path = `questions.${at}.title`
  const title = branch.title ?? NO_TEXT
  return (
    <SpotPanel title={ui.branch(at + 1)} spots={spots} remove={onRemove} double={onDouble}>
      <ThingFields
        path={path}
        now={() => now().branches.find(({ key }) => key === branch.key)?.title ?? title}
        onChange={(next) => change(setTitle(now(), branch.key, next), { run: `branch ${branch.key}` })}
      >
        <HakkaField
          path={path}
          value={title}
          textKey="text"
          readingKey="pinyin"
          label={ui.branchName}
          either
        />
      </ThingFields>
    </SpotPanel>
  )
}

/** What a word of a branch says, and whether pupils find it. */
export function TermPanel({
  board: { now, change, spots },
  term,
  path,
  onRemove,
  onDouble,
}: {
  board: Board<MapBoard>
  term: MapTerm
  path: string
  onRemove(): void
  onDouble(): void
}) {
  const latest = () =>
    branchOf(now(), term.key)?.terms.find(({ key }) => key === term.key)?.value ?? term.value
  return (
    <SpotPanel title={nameOf(term.value, ui.newWord)} spots={spots} remove={onRemove} double={onDouble}>
      <ThingFields
        path={path}
        now={latest}
        onChange={(next) => change(setTerm(now(), term.key, withRight(next)), { run: `term ${term.key}` })}
      >
        <WrittenFields path={path} value={term.value} label={ui.word} />
        <BlankFields path={path} now={latest} value={term.value} newId={() => optionIdIn(now())} />
      </ThingFields>
    </SpotPanel>
  )
}
