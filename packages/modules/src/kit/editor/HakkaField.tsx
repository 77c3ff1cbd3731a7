import { Segmented } from '@hakka/ui/Segmented.tsx'
import type { ReactNode } from 'react'
import { isRecord, join, textOf } from './draft.ts'
import { useEditor } from './editor-host.tsx'
import { Frame } from './Frame.tsx'
import { HAKKA_INPUT, HAKKA_LINE, INPUT } from './looks.ts'
import { PinyinField } from './PinyinField.tsx'
import { readingAfter } from './reading-after.ts'
import { ui } from './ui.ts'

export interface HakkaFieldProps {
  /** Of the object that holds the text, its reading and perhaps its language. */
  path: string
  value: unknown
  /** The keys in it. */
  textKey: string
  readingKey: string
  label: string
  required?: boolean | undefined
  hint?: string | undefined
  long?: boolean
  /** It may be Mandarin as well. */
  either: boolean
  /** Its reading is asked elsewhere. */
  textOnly?: boolean
  /** On one line, without labels. */
  bare?: boolean
}

/** The reading's field as low as the text's, whose label has the choice of language beside it. */
const EVEN = 'sm:[&>div>div:first-child]:min-h-13'

/** How a sentence has a blank. */
const BLANK = '＿＿'

/** Text, reading and language beside each other, as far as there is room. */
const LINE =
  'flex flex-wrap items-start gap-2 [&>div:not([role=radiogroup])]:min-w-36 [&>div:not([role=radiogroup])]:flex-1'

/** A text in Hakka with its reading beside it; where it may be Mandarin, which of the two it is. */
export function HakkaField(props: HakkaFieldProps) {
  const { path, value, textKey, readingKey, label, required, hint, long, either, textOnly, bare } = props
  const { set } = useEditor()
  const own = isRecord(value) ? value : {}
  const text = textOf(own[textKey])
  const isZh = either && own.lang === 'zh'
  const textPath = join(path, textKey)
  const look = { required, hint, bare: bare ?? false, path: textPath, label }
  const reading = textOf(own[readingKey])
  const onText = (next: string) => {
    set(textPath, next)
    const left = readingAfter(text, next, reading)
    if (left !== reading) set(join(path, readingKey), left)
  }
  const toggle: ReactNode = either && (
    <Segmented
      label={ui.language}
      hideLabel
      value={isZh ? 'zh' : 'hak'}
      options={[
        { value: 'zh', label: ui.zh },
        { value: 'hak', label: ui.hakka },
      ]}
      onChange={(lang) => set(join(path, 'lang'), lang === 'zh' ? 'zh' : undefined)}
    />
  )
  return (
    <div
      className={
        bare ? LINE : isZh || textOnly ? 'grid gap-3' : `grid gap-3 sm:grid-cols-2 ${either ? EVEN : ''}`
      }
    >
      <Frame {...look} aside={bare ? undefined : toggle || undefined}>
        {(wiring) => (
          <TextControl
            wiring={wiring}
            long={long ?? false}
            isZh={isZh}
            placeholder={bare ? (isZh ? ui.zh : ui.hakka) : undefined}
            text={text}
            onText={onText}
          />
        )}
      </Frame>
      {!isZh && !textOnly && (
        <PinyinField
          path={join(path, readingKey)}
          text={text}
          value={reading}
          bare={bare ?? false}
          label={bare ? `${label}的${ui.pinyin}` : ui.pinyin}
        />
      )}
      {bare && toggle}
    </div>
  )
}

function TextControl({
  wiring,
  long,
  isZh,
  placeholder,
  text,
  onText,
}: {
  wiring: object
  long: boolean
  isZh: boolean
  /** Says which of the two it is, where labels are not shown. */
  placeholder: string | undefined
  text: string
  onText(text: string): void
}) {
  const shared = {
    ...wiring,
    lang: isZh ? undefined : 'hak-Hant-TW',
    className: isZh ? INPUT : long ? HAKKA_INPUT : HAKKA_LINE,
    placeholder,
    value: text,
    // A blank as keyboards have it; while it is typed the caret would jump.
    onBlur: () => text.includes('__') && onText(text.replaceAll(/_{2,}/g, BLANK)),
  }
  return long ? (
    <textarea {...shared} rows={2} onChange={(event) => onText(event.target.value)} />
  ) : (
    <input {...shared} onChange={(event) => onText(event.target.value)} />
  )
}

/** Puts brackets around words of the lesson in a text: where each of them stands bare. */
export function BracketBar({ text, onText }: { text: string; onText(next: string): void }) {
  const { host } = useEditor()
  const bare = text.replace(/[[［【][^\]］】]*[\]］】]/g, ' ')
  const words = [...new Set(host.words.map((word) => word.text.hakka))].filter(
    (word) => word !== '' && bare.includes(word),
  )
  if (words.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-2 text-14 text-muted">
      <span>{ui.bracket}</span>
      {words.map((word) => (
        <button
          key={word}
          type="button"
          aria-label={ui.bracketWord(word)}
          className="min-h-10 rounded-button border border-control bg-white px-3 text-16 text-ink hover:border-ink"
          onClick={() => onText(bracketed(text, word))}
        >
          [{word}]
        </button>
      ))}
    </div>
  )
}

/** The text with brackets around the first bare place of a word. */
function bracketed(text: string, word: string): string {
  let depth = 0
  for (let index = 0; index < text.length; index++) {
    const sign = text[index] ?? ''
    if (/[[［【]/.test(sign)) depth++
    if (/[\]］】]/.test(sign)) depth--
    if (depth === 0 && text.startsWith(word, index))
      return `${text.slice(0, index)}[${word}]${text.slice(index + word.length)}`
  }
  return text
}
