import { formatPinyin, isPinyin } from '@hakka/hakka/pinyin'
import { rubyMismatch } from '@hakka/hakka/ruby'
import { unsayable } from '@hakka/hakka/sayable'
import { BookA, TriangleAlert } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useEditor } from './editor-host.tsx'
import { Frame } from './Frame.tsx'
import { INPUT, KEY } from './looks.ts'
import { typedReading } from './typed-reading.ts'
import { ui } from './ui.ts'
import { useReading } from './use-reading.tsx'

/** Where the dictionary knows no reading of a character. */
const OPEN = '？'

/** What is to be looked at in a reading while it is typed. */
function hintOf(text: string, pinyin: string, toneless: number | undefined): string | undefined {
  if (pinyin === '') return undefined
  if (toneless !== undefined) return ui.toneless(toneless)
  if (!isPinyin(pinyin)) return ui.notPinyin
  const mismatch = rubyMismatch(text, pinyin)
  return unsayable(pinyin) ?? (mismatch && ui.counts(mismatch))
}

/** The reading of a text, in the marks of its dialect: checked while it is typed, and offered by the dictionary. */
export function PinyinField({
  path,
  label = ui.pinyin,
  text,
  value,
  bare = false,
}: {
  path: string
  label?: string
  /** What is read. */
  text: string
  /** Contour numbers. */
  value: string
  bare?: boolean
}) {
  const { host, set } = useEditor()
  const { dialectId } = host
  const [typed, setTyped] = useState<string>()
  const [passed, setPassed] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const known = useReading(host, text, true)
  const { toneless } = typedReading(typed ?? value, dialectId)
  const hint = hintOf(text, value, toneless)
  const isWhole = known !== undefined && !known.includes(OPEN)
  // Of a reading that is written already a part is no help.
  const offer = known !== undefined && known !== value && (isWhole || value === '') ? known : undefined
  const marked = (reading: string) =>
    reading
      .split(' ')
      .map((own) => (own === OPEN ? own : formatPinyin(own, dialectId, 'marks')))
      .join(' ')
  const take = () => {
    if (offer === undefined) return
    if (isWhole) {
      setTyped(undefined)
      set(path, offer)
      return
    }
    // What the dictionary does not know is typed next, over its mark.
    setTyped(marked(offer))
    requestAnimationFrame(() => {
      const at = marked(offer).indexOf(OPEN)
      input.current?.focus()
      input.current?.setSelectionRange(at, at + 1)
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Tab goes on as ever, and takes the dictionary's with it where nothing is written yet or what is can't stand.
    if (event.key !== 'Tab' || event.shiftKey || !(value === '' || hint)) return
    if (offer === undefined) setPassed(text)
    else if (isWhole) take()
  }
  // Who was faster than the dictionary has it all the same.
  const late = passed === text && isWhole && value === '' ? known : undefined
  useEffect(() => {
    if (late === undefined) return
    // After what is being drawn: it is a change of its own.
    const timer = setTimeout(() => set(path, late))
    return () => clearTimeout(timer)
  }, [late, path, set])
  const shown = typed ?? (isPinyin(value) ? formatPinyin(value, dialectId, 'marks') : value)
  return (
    <Frame
      path={path}
      label={label}
      bare={bare}
      aside={
        bare ? undefined : (
          <>
            {ui.howToType} <span translate="no">a24 bag2</span>
          </>
        )
      }
      below={
        <>
          {hint && (
            <p role="status" className="flex items-start gap-1.5 text-16 text-warning-deep">
              <TriangleAlert size={18} aria-hidden="true" className="mt-1 flex-none" />
              {hint}
            </p>
          )}
          {offer !== undefined && (
            <button
              type="button"
              className="flex min-h-12 w-full items-center gap-2 rounded-xl border-[1.5px] border-brand bg-note px-3 text-left hover:bg-white md:min-h-9"
              onClick={take}
            >
              <BookA size={18} aria-hidden="true" className="flex-none text-brand" />
              <span>
                {ui.takeOffer}{' '}
                <b lang="hak-Latn-TW" className="font-ui">
                  {marked(offer)}
                </b>
              </span>
              {isWhole && (value === '' || hint) && <kbd className={`${KEY} ml-auto`}>Tab</kbd>}
            </button>
          )}
        </>
      }
    >
      {(wiring) => (
        <input
          {...wiring}
          ref={input}
          lang="hak-Latn-TW"
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          placeholder={bare ? ui.pinyin : undefined}
          className={INPUT}
          value={shown}
          onChange={(event) => {
            setTyped(event.target.value)
            set(path, typedReading(event.target.value, dialectId).pinyin)
          }}
          onBlur={() => setTyped(undefined)}
          onKeyDown={onKeyDown}
        />
      )}
    </Frame>
  )
}
