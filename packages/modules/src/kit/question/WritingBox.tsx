import { BOUNDS } from '@hakka/contract/constants'
import { graphemes } from '@hakka/hakka/characters'
import { cx } from '@hakka/ui/cx.ts'
import { useId } from 'react'
import { useHost } from '#kit/host-context.tsx'
import type { KeptText } from '#kit/kept/kept-text.tsx'

/** How many characters a text has, spaces and line ends left out. */
export const lengthOf = (text: string): number =>
  graphemes(text).filter((character) => character.trim() !== '').length

const HEIGHTS = { s: 'min-h-24', l: 'min-h-56' }
/** What is longer scrolls in its field, so that what belongs to it stays in view. */
const IN_VIEW = {
  s: 'min-h-24 max-h-[20dvh]',
  l: 'min-h-28 max-h-[18dvh] md:min-h-44 md:max-h-[24dvh] [@media(height>=60rem)]:min-h-[24dvh]',
}

/** A text field with its label, a count of characters, and the word that it is kept here. */
export function WritingBox({
  label,
  lang,
  placeholder,
  kept,
  sentBy,
  size = 's',
}: {
  label: string
  lang: 'hak' | 'zh'
  placeholder: string
  kept: KeptText
  /** The button that sends the text; without one it never leaves the device. */
  sentBy?: string | undefined
  size?: keyof typeof HEIGHTS
}) {
  const id = useId()
  const { oneScreen, texts } = useHost()
  const isKept = texts ? '自動存在這台裝置，' : ''
  const { text, write, field } = kept
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="text-18 font-bold">
        {label}
      </label>
      <textarea
        ref={field}
        id={id}
        lang={lang === 'hak' ? 'hak-Hant-TW' : 'zh-Hant-TW'}
        aria-describedby={`${id}-note`}
        placeholder={placeholder}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        className={cx(
          'field-sizing-content w-full resize-y rounded-option border-[1.5px] border-control bg-white px-4 py-3 text-20 leading-relaxed placeholder:text-muted',
          (oneScreen ? IN_VIEW : HEIGHTS)[size],
        )}
        value={text}
        onChange={(event) => write(graphemes(event.target.value).slice(0, BOUNDS.composition).join(''))}
      />
      <p id={`${id}-note`} className="flex flex-wrap justify-between gap-x-4 text-16 text-muted">
        <span>{sentBy ? `${isKept}按「${sentBy}」才會送出。` : `${isKept}不會傳出去。`}</span>
        <span className="ml-auto font-medium">{lengthOf(text)} 字</span>
      </p>
    </div>
  )
}
