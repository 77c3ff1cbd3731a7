import { Segmented } from '@hakka/ui/Segmented.tsx'
import { ArrowLeft, ArrowRight, CircleCheck, Plus } from 'lucide-react'
import { useEditor } from '#kit/editor/editor-host.tsx'
import { HakkaField } from '#kit/editor/HakkaField.tsx'
import { TOOL } from '#kit/editor/looks.ts'
import { MediaField } from '#kit/editor/MediaField.tsx'
import { TextField } from '#kit/editor/TextField.tsx'
import { SpotPanel } from '#kit/in-place/SpotPanel.tsx'
import { ThingFields } from '#kit/in-place/ThingFields.tsx'
import { ui as boardUi } from '#kit/in-place/ui.ts'
import type { Board } from '#kit/in-place/use-board.tsx'
import type { Direction } from './directions.ts'
import {
  askFor,
  goesWithSign,
  type MazeBoard,
  type MazeCrossing,
  type MazeWord,
  setAsked,
  setForm,
  setSign,
  setWay,
} from './maze-edit.ts'
import { ui } from './maze-ui.ts'

interface Own {
  board: Board<MazeBoard>
  crossing: MazeCrossing
}

const latestOf = ({ now }: Board<MazeBoard>, { key, value }: MazeCrossing) =>
  now().crossings.find((own) => own.key === key)?.value ?? value

/** The words of the lesson, to be taken with all that belongs to them. */
function LessonWords({ onWord }: { onWord(word: MazeWord): void }) {
  const { host } = useEditor()
  if (host.words.length === 0) return null
  return (
    <section aria-label={ui.words} className="grid gap-2 rounded-option bg-note p-3">
      <p className="text-16">
        <b className="font-medium">{ui.words}</b> <span className="text-muted">{ui.wordsHint}</span>
      </p>
      <div className="-m-1 flex max-h-40 flex-wrap gap-2 overflow-y-auto p-1.5">
        {host.words.map(({ text }) => (
          <button
            key={`${text.hakka} ${text.pinyin}`}
            type="button"
            className={TOOL}
            onClick={() => onWord(text)}
          >
            <Plus size={16} aria-hidden="true" />
            <span lang="hak-Hant-TW" className="font-reading">
              {text.hakka}
            </span>
          </button>
        ))}
      </div>
    </section>
  )
}

/** What is heard at a crossing, and what its signs show of their words. */
export function AskedPanel({ board, crossing, at }: Own & { at: number }) {
  const { now, change, spots } = board
  const { key, value } = crossing
  const { question } = value
  const path = `questions.${at}.question`
  const sound = question.audioUrl ? { url: question.audioUrl, synthetic: question.synthetic } : undefined
  return (
    <SpotPanel title={ui.asked} spots={spots}>
      <LessonWords onWord={(word) => change(askFor(now(), key, word))} />
      <ThingFields
        path={path}
        now={() => latestOf(board, crossing).question}
        onChange={(next) => change(setAsked(now(), key, next), { run: `asked ${key}` })}
      >
        <HakkaField
          path={path}
          value={question}
          textKey="hakka"
          readingKey="pinyin"
          label={ui.text}
          required
          either={false}
        />
        <TextField path={`${path}.chinese`} label={boardUi.chinese} value={question.chinese ?? ''} />
      </ThingFields>
      <MediaField
        path={`${path}.audioUrl`}
        label={boardUi.sound}
        kind="sound"
        value={sound}
        says={{ text: question.hakka, pinyin: question.pinyin }}
        onFile={(file) => {
          const { audioUrl: _, synthetic: __, ...rest } = latestOf(board, crossing).question
          const own = file && { audioUrl: file.url, ...(file.synthetic && { synthetic: true }) }
          change(setAsked(now(), key, { ...rest, ...own }))
        }}
      />
      <div className="grid justify-items-start gap-1">
        <span aria-hidden="true" className="font-medium">
          {ui.form}
        </span>
        <Segmented
          label={ui.form}
          hideLabel
          value={value.form}
          options={FORMS.map((form) => ({ value: form, label: ui.forms[form] }))}
          onChange={(form) => change(setForm(now(), key, form))}
        />
      </div>
    </SpotPanel>
  )
}

const FORMS = ['hakka', 'pinyin', 'chinese'] as const

/** What a sign says, and whether its way leads on. */
export function SignPanel({ board, crossing, at, direction }: Own & { at: number; direction: Direction }) {
  const { now, change, spots } = board
  const { key, value } = crossing
  const sign = value.options[direction]
  const right = value.answer === direction
  const path = `questions.${at}.options.${direction}`
  return (
    <SpotPanel title={ui.sign(direction)} spots={spots}>
      <LessonWords
        onWord={({ hakka, pinyin, chinese }) =>
          change(setSign(now(), key, direction, { hakka, pinyin, chinese: chinese ?? '' }))
        }
      />
      {right && goesWithSign(value) && <p className="text-16 text-muted">{ui.alike}</p>}
      <ThingFields
        path={path}
        now={() => latestOf(board, crossing).options[direction]}
        onChange={(next) => change(setSign(now(), key, direction, next), { run: `sign ${key} ${direction}` })}
      >
        <HakkaField
          path={path}
          value={sign}
          textKey="hakka"
          readingKey="pinyin"
          label={ui.text}
          required
          either={false}
        />
        <TextField path={`${path}.chinese`} label={boardUi.chinese} value={sign.chinese ?? ''} />
      </ThingFields>
      {!right && (
        <button
          type="button"
          className={`${TOOL} justify-self-start`}
          onClick={() => change(setWay(now(), key, direction), { says: ui.isRight(direction) })}
        >
          <CircleCheck size={18} aria-hidden="true" />
          {ui.makeRight}
        </button>
      )}
    </SpotPanel>
  )
}

/** What can be done with a crossing as a whole, for who has no arrow keys. */
export function CrossingPanel({
  board: { model, spots },
  crossing,
  onMove,
  onRemove,
  onDouble,
}: Own & { onMove(step: 1 | -1): void; onRemove(): void; onDouble(): void }) {
  const at = model.crossings.indexOf(crossing)
  return (
    <SpotPanel title={ui.crossing(at + 1)} spots={spots} remove={onRemove} double={onDouble}>
      <div className="flex flex-wrap gap-2">
        <button type="button" className={TOOL} disabled={at === 0} onClick={() => onMove(-1)}>
          <ArrowLeft size={18} aria-hidden="true" />
          {ui.earlier}
        </button>
        <button
          type="button"
          className={TOOL}
          disabled={at === model.crossings.length - 1}
          onClick={() => onMove(1)}
        >
          {ui.later}
          <ArrowRight size={18} aria-hidden="true" />
        </button>
      </div>
    </SpotPanel>
  )
}
