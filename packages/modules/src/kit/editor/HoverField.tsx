import { useEffect, useRef } from 'react'
import { at, isRecord, type Json, listOf, textOf } from './draft.ts'
import { useEditor } from './editor-host.tsx'
import { Required } from './Frame.tsx'
import { type FieldProps, useDrawing } from './field-props.tsx'
import { HakkaField } from './HakkaField.tsx'
import { TOOL } from './looks.ts'
import { ui } from './ui.ts'

const LIST = 'words'

const isSame = (word: Json): boolean =>
  textOf(word.hakka_hover) !== '' &&
  word.hakka_hover === word.hakka &&
  textOf(word.pinyin_hover) === textOf(word.pinyin)

interface Shown {
  text: string
  pinyin: string
}

const shownOf = (word: Json): Shown => ({
  text: textOf(word.hakka_hover),
  pinyin: textOf(word.pinyin_hover),
})

/** What a word shows when the pointer rests on it: as a rule the word itself. */
export function HoverField({ path, pattern }: FieldProps) {
  const { specs } = useDrawing()
  const { now, set } = useEditor()
  const outer = path.split('.').slice(0, -1).join('.')
  const word = at(now(), outer)
  const own = isRecord(word) ? word : {}
  const same = isSame(own)
  /** What is shown as long as it follows the word; typing may be faster than what is drawn. */
  const followed = useRef<Shown | undefined>(undefined)
  useEffect(() => {
    const shown = shownOf(own)
    const follows = followed.current?.text === shown.text && followed.current.pinyin === shown.pinyin
    followed.current = same || follows ? shown : undefined
    if (same || !follows) return
    // After what is being drawn: it is a change of its own.
    setTimeout(() => {
      const word = at(now(), outer)
      if (!isRecord(word)) return
      followed.current = { text: textOf(word.hakka), pinyin: textOf(word.pinyin) }
      set(outer, { ...word, hakka_hover: textOf(word.hakka), pinyin_hover: textOf(word.pinyin) })
    })
  })
  const words = listOf(at(now(), LIST))
  const lacks = (item: unknown) =>
    isRecord(item) && isRecord(item.text) && textOf(item.text.hakka_hover) === ''
  const lacking = words.filter(lacks).length
  const fillAll = () =>
    set(
      LIST,
      words.map((item) => {
        if (!lacks(item) || !isRecord(item) || !isRecord(item.text)) return item
        const { hakka, pinyin } = item.text
        return {
          ...item,
          text: { ...item.text, hakka_hover: textOf(hakka), pinyin_hover: textOf(pinyin) },
        }
      }),
    )
  return (
    <div className="grid content-start gap-1" data-field={path}>
      <span className="flex min-h-7 items-center gap-2 font-medium">
        {ui.hover}
        {specs[pattern]?.required && <Required />}
      </span>
      <label className="flex min-h-12 items-center gap-2.5 md:min-h-10">
        <input
          type="checkbox"
          className="size-6 flex-none accent-brand"
          checked={same}
          onChange={(event) =>
            set(outer, {
              ...own,
              hakka_hover: event.target.checked ? textOf(own.hakka) : '',
              pinyin_hover: event.target.checked ? textOf(own.pinyin) : '',
            })
          }
        />
        {ui.hoverSame}
      </label>
      {lacking > 0 && (
        <button type="button" className={`${TOOL} justify-self-start`} onClick={fillAll}>
          {ui.hoverAll(lacking)}
        </button>
      )}
      {!same && (
        <HakkaField
          path={outer}
          value={own}
          textKey="hakka_hover"
          readingKey="pinyin_hover"
          label={ui.hover}
          either={false}
          bare
        />
      )}
    </div>
  )
}
