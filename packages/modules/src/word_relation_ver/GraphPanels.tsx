import { ArrowLeftRight, Plus } from 'lucide-react'
import { HakkaField } from '#kit/editor/HakkaField.tsx'
import { INPUT, TOOL } from '#kit/editor/looks.ts'
import { MediaField } from '#kit/editor/MediaField.tsx'
import { TextField } from '#kit/editor/TextField.tsx'
import { BlankFields } from '#kit/in-place/BlankFields.tsx'
import { withRight } from '#kit/in-place/blank-edit.ts'
import { SpotPanel } from '#kit/in-place/SpotPanel.tsx'
import { ThingFields, WrittenFields } from '#kit/in-place/ThingFields.tsx'
import { nameOf as nameOfText } from '#kit/in-place/text.ts'
import { ui as boardUi } from '#kit/in-place/ui.ts'
import type { Board } from '#kit/in-place/use-board.tsx'
import { ui } from './editor-ui.ts'
import {
  type GraphBoard,
  type GraphRelation,
  type GraphWord,
  optionIdIn,
  setEnd,
  setRelation,
  setWord,
  turnRound,
  WORDS_MOST,
} from './graph-edit.ts'

interface Named {
  board: Board<GraphBoard>
  /** A word's name, by its key. */
  nameOf(key: number): string
  onRemove(): void
  onDouble(): void
}

/** A word: what it says and means, and where it leads to. */
export function WordPanel({
  board,
  word,
  nameOf,
  onJoin,
  onRelated,
  onRemove,
  onDouble,
}: Named & { word: GraphWord; onJoin(to: number): void; onRelated(): void }) {
  const { model, now, change, spots } = board
  const { value } = word
  const path = `words.${model.words.indexOf(word)}`
  const others = model.words.filter(({ key }) => key !== word.key)
  const latest = () => now().words.find(({ key }) => key === word.key)?.value ?? value
  const put = (next: typeof value, run?: string) =>
    change(setWord(now(), word.key, next), run === undefined ? {} : { run })
  return (
    <SpotPanel title={nameOf(word.key)} spots={spots} remove={onRemove} double={onDouble}>
      <ThingFields path={path} now={latest} onChange={(next) => put(next, `word ${word.key}`)}>
        <HakkaField
          path={path}
          value={value}
          textKey="text"
          readingKey="pinyin"
          label={ui.word}
          required
          either={false}
        />
        <TextField path={`${path}.chinese`} label={boardUi.chinese} value={value.chinese ?? ''} />
        <div className="grid gap-3 sm:grid-cols-2">
          <MediaField
            path={`${path}.image`}
            label={boardUi.picture}
            kind="picture"
            value={value.image}
            onFile={(image) => put({ ...latest(), image })}
          />
          <MediaField
            path={`${path}.audio`}
            label={boardUi.sound}
            kind="sound"
            value={value.audio}
            says={{ text: value.text, pinyin: value.pinyin }}
            onFile={(audio) => put({ ...latest(), audio })}
          />
        </div>
      </ThingFields>
      <div className="flex flex-wrap items-end gap-3 border-t border-line pt-3">
        {others.length > 0 && (
          <label className="grid min-w-44 flex-1 gap-1">
            <span className="font-medium">{ui.joinTo}</span>
            <select className={INPUT} value="" onChange={(event) => onJoin(Number(event.target.value))}>
              <option value="">{ui.chooseWord}</option>
              {others.map(({ key }) => (
                <option key={key} value={key}>
                  {nameOf(key)}
                </option>
              ))}
            </select>
          </label>
        )}
        <button
          type="button"
          className={TOOL}
          disabled={model.words.length >= WORDS_MOST}
          onClick={onRelated}
        >
          <Plus size={18} aria-hidden="true" />
          {ui.addRelated}
        </button>
      </div>
    </SpotPanel>
  )
}

/** A relation: what it says, between which words, and whether pupils find it. */
export function RelationPanel({
  board,
  relation,
  nameOf,
  onRemove,
  onDouble,
}: Named & { relation: GraphRelation }) {
  const { model, now, change, spots } = board
  const path = `relations.${model.relations.indexOf(relation)}`
  const latest = () => now().relations.find(({ key }) => key === relation.key)?.value ?? relation.value
  return (
    <SpotPanel
      title={nameOfText(relation.value, ui.relation)}
      spots={spots}
      remove={onRemove}
      double={onDouble}
    >
      <ThingFields
        path={path}
        now={latest}
        onChange={(next) =>
          change(setRelation(now(), relation.key, withRight(next)), { run: `relation ${relation.key}` })
        }
      >
        <WrittenFields path={path} value={relation.value} label={ui.relation} />
        <div className="flex flex-wrap items-end gap-3">
          {(['from', 'to'] as const).map((end) => (
            <label key={end} className="grid min-w-36 flex-1 gap-1">
              <span className="font-medium">{ui[end]}</span>
              <select
                className={INPUT}
                value={relation[end]}
                onChange={(event) => change(setEnd(now(), relation.key, end, Number(event.target.value)))}
              >
                {model.words.map(({ key }) => (
                  <option key={key} value={key}>
                    {nameOf(key)}
                  </option>
                ))}
              </select>
            </label>
          ))}
          <button type="button" className={TOOL} onClick={() => change(turnRound(now(), relation.key))}>
            <ArrowLeftRight size={18} aria-hidden="true" />
            {ui.turn}
          </button>
        </div>
        <BlankFields path={path} now={latest} value={relation.value} newId={() => optionIdIn(now())} />
      </ThingFields>
    </SpotPanel>
  )
}
