import { formatPinyin } from '@hakka/hakka/pinyin'
import { Check, Lightbulb, Plus } from 'lucide-react'
import { useCallback } from 'react'
import type { VocabularyWord } from '#kit/word/vocabulary.ts'
import { at, correctFlag, highestNumber, isRecord, join, listOf, renumbered, textOf } from './draft.ts'
import { useEditor } from './editor-host.tsx'
import { type FieldProps, useDrawing } from './field-props.tsx'
import { ListFrame } from './InlineList.tsx'
import type { ListShape } from './shape.ts'
import { labelOf, oneOf } from './specs.ts'
import { ui } from './ui.ts'

/** The key of the flag that says whether something is a right answer. */
export const correctKey = (shape: ListShape): string | undefined =>
  shape.of.is === 'object' ? correctFlag(shape.of) : undefined

/** Answers to choose from: a letter that is pressed makes one right; wrong ones are offered from the lesson's words. */
export function OptionList({ shape, value, path, pattern, label }: FieldProps<ListShape>) {
  const { specs, draw } = useDrawing()
  const { set } = useEditor()
  const { one, count } = oneOf(specs, pattern, shape)
  const key = correctKey(shape) ?? 'is_correct'
  const drawn = useCallback(
    (item: unknown, index: number) => {
      const own = isRecord(item) ? item : {}
      const right = own[key] === true
      const letter = String.fromCharCode(65 + (index % 26))
      return (
        <div
          className={`flex items-start gap-3 rounded-xl ${right ? '-mx-2 bg-correct-soft px-2 py-2 shadow-[inset_0_0_0_2px_var(--color-correct)]' : ''}`}
        >
          <button
            type="button"
            role="switch"
            aria-checked={right}
            aria-label={ui.markRight(letter, textOf(own.text))}
            title={right ? ui.right : ui.wrong}
            className={`inline-flex size-12 flex-none items-center justify-center rounded-xl border-[1.5px] font-bold md:size-10 ${right ? 'border-correct bg-correct text-white' : 'border-control bg-white hover:border-ink'}`}
            onClick={() => set(join(join(path, index), key), !right)}
          >
            {right ? <Check size={20} aria-hidden="true" /> : letter}
          </button>
          <div className="min-w-0 flex-1">
            {draw({ shape: shape.of, value: item, path: join(path, index), pattern, bare: true })}
          </div>
        </div>
      )
    },
    [draw, set, key, shape, path, pattern],
  )
  return (
    <div className="grid gap-3">
      <ListFrame
        shape={shape}
        value={value}
        path={path}
        label={label ?? labelOf(specs, pattern, shape)}
        one={one}
        count={count}
        aside={ui.clickLetter}
      >
        {drawn}
      </ListFrame>
      <Distractors shape={shape} value={value} path={path} correct={key} />
    </div>
  )
}

const SHOWN = 8

/** Words of the lesson that are not among the options yet: pressed, one comes as a wrong answer with all it has. */
function Distractors({
  shape,
  value,
  path,
  correct,
}: {
  shape: ListShape
  value: unknown
  path: string
  correct: string
}) {
  const editor = useEditor()
  const { host } = editor
  const items = listOf(value)
  const there = new Set(items.map((item) => (isRecord(item) ? textOf(item.text) : '')))
  const words = host.words.filter(({ text }) => text.hakka !== '' && !there.has(text.hakka)).slice(0, SHOWN)
  if (words.length === 0 || items.length >= shape.max) return null
  const add = (word: VocabularyWord) => {
    const before = listOf(at(editor.now(), path))
    const highest = highestNumber(editor.shape, editor.now())
    editor.set(path, [...before, renumbered(shape.of, optionOf(shape, word, correct), highest)])
  }
  return (
    <div className="grid gap-2 rounded-option bg-note px-4 py-3">
      <p className="flex flex-wrap items-center gap-x-2">
        <Lightbulb size={18} aria-hidden="true" className="text-brand" />
        <b className="font-medium">{ui.distractors}</b>
        <span className="text-14 text-muted">{ui.distractorsHint}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        {words.map((word) => (
          <button
            key={word.text.hakka}
            type="button"
            className="inline-flex min-h-12 items-center gap-2 rounded-button border-[1.5px] border-control bg-white px-3 hover:border-ink md:min-h-10"
            onClick={() => add(word)}
          >
            <Plus size={16} aria-hidden="true" />
            <span lang="hak-Hant-TW" className="font-reading text-18">
              {word.text.hakka}
            </span>
            <span lang="hak-Latn-TW" className="font-ui text-16 text-other-word-line">
              {formatPinyin(word.text.pinyin, host.dialectId, 'marks')}
            </span>
          </button>
        ))}
      </div>
    </div>
  )
}

/** A word as a wrong answer, with what of it the list has room for. */
function optionOf(shape: ListShape, { text }: VocabularyWord, correct: string): unknown {
  const fields = shape.of.is === 'object' ? shape.of.fields : {}
  const all = {
    text: text.hakka,
    pinyin: text.pinyin,
    chinese: text.chinese || undefined,
    sound: text.audio,
    image: text.image,
    [correct]: false,
  }
  return Object.fromEntries(Object.entries(all).filter(([key, own]) => key in fields && own !== undefined))
}
