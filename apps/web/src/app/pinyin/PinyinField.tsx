import type { PinyinSuggestion } from '@hakka/contract/dictionary'
import { cx } from '@hakka/ui/cx.ts'
import { Keyboard, Search, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Keypad } from './Keypad.tsx'
import { optionId, Suggestions } from './Suggestions.tsx'
import { useSuggestions } from './use-suggestions.ts'
import './pinyin.css'

export interface PinyinFieldProps {
  /** Names the field in the form it stands in. */
  name: string
  /** Over the field; `labelHidden` leaves it to screen readers. */
  label: string
  labelHidden?: boolean
  value: string
  onValue(value: string): void
  /** Whose marks are typed and which dialect suggestions are asked for; without one, the site's first. */
  dialectId?: number | undefined
  placeholder?: string
  /** A suggestion was taken: its word already stands in the field. */
  onPick?(word: string): void
  /** The clear button was pressed: the field is already empty. */
  onClear?(): void
  /** Why the field was not taken, as a sentence. */
  error?: string | undefined
}

/** Where the keypad is fixed at the foot of the screen. */
const PHONE = '(width < 48rem)'

/** A line for characters or pinyin: with a keypad of tone marks and signs, and words suggested while typing. */
export function PinyinField(props: PinyinFieldProps) {
  const { name, label, labelHidden, value, onValue, dialectId, placeholder, onPick, onClear, error } = props
  const id = useId()
  const listId = `${id}-list`
  const root = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const { now, suggester } = useSuggestions(dialectId)
  const [keypad, setKeypad] = useState(false)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState<number>()
  const words = now.state === 'found' ? [...now.exact, ...now.fuzzy] : []
  const listed = open && words.length > 0
  const floating = keypad || (open && now.state !== 'idle')

  const change = (text: string) => {
    suggester(value).change(text)
    setOpen(true)
    setActive(undefined)
    onValue(text)
  }
  const settle = (text: string) => {
    suggester(value).settle(text)
    setOpen(false)
    setActive(undefined)
    onValue(text)
  }
  const pick = ({ text }: PinyinSuggestion) => {
    settle(text)
    setKeypad(false)
    input.current?.focus()
    onPick?.(text)
  }
  const close = () => {
    setOpen(false)
    setActive(undefined)
    setKeypad(false)
  }

  useEffect(() => {
    if (!floating) return
    const outside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) close()
    }
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  })

  const onInputKey = (event: KeyboardEvent) => {
    // Keys of an input method that is still composing a character are its own.
    if (event.nativeEvent.isComposing) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step && words.length > 0) {
      event.preventDefault()
      setOpen(true)
      const from = listed ? (active ?? (step > 0 ? -1 : words.length)) : step > 0 ? -1 : words.length
      setActive((from + step + words.length) % words.length)
      return
    }
    if (event.key !== 'Enter') return
    const chosen = listed && active !== undefined ? words[active] : undefined
    if (chosen) {
      event.preventDefault()
      pick(chosen)
    } else close()
  }

  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !floating) return
    event.preventDefault()
    if (open && now.state !== 'idle') setOpen(false)
    else setKeypad(false)
    setActive(undefined)
    input.current?.focus()
  }

  const toggle = () => {
    setKeypad(!keypad)
    input.current?.focus()
  }
  useEffect(() => {
    if (!keypad || !window.matchMedia(PHONE).matches) return
    // Not under the keypad, which lies over the lower half of the screen, and with room for suggestions between.
    root.current?.scrollIntoView({ block: 'start' })
  }, [keypad])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what floats from wherever the focus is in it
    <div
      ref={root}
      className="pinyin-field"
      data-keypad={keypad || undefined}
      onKeyDown={onKey}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close()
      }}
    >
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'font-medium'}>
        {label}
      </label>
      <div className="pinyin-box" data-invalid={error ? '' : undefined}>
        <Search aria-hidden="true" className="flex-none text-muted" />
        <input
          ref={input}
          id={id}
          name={name}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={listed}
          aria-controls={listed ? listId : undefined}
          aria-activedescendant={listed && active !== undefined ? optionId(listId, active) : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          inputMode={keypad ? 'none' : 'text'}
          placeholder={placeholder}
          value={value}
          onChange={(event) => change(event.target.value)}
          onKeyDown={onInputKey}
          className="min-w-0 flex-1 bg-transparent text-20 outline-none"
        />
        <button
          type="button"
          aria-label="清除"
          title="清除"
          className={cx('pinyin-button', value === '' && 'invisible')}
          onClick={() => {
            settle('')
            onClear?.()
            input.current?.focus()
          }}
        >
          <X aria-hidden="true" />
        </button>
        <button
          type="button"
          aria-label="拼音鍵盤"
          title="拼音鍵盤"
          aria-expanded={keypad}
          aria-controls={keypad ? `${id}-keypad` : undefined}
          className="pinyin-button pinyin-toggle"
          onPointerDown={(event) => event.preventDefault()}
          onClick={toggle}
        >
          <Keyboard aria-hidden="true" />
        </button>
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1 text-wrong">
          {error}
        </p>
      )}
      <p role="status" className="sr-only">
        {open && <Spoken state={now.state} count={words.length} />}
      </p>
      {floating && (
        <div className="pinyin-float" data-both={keypad && open && now.state !== 'idle' ? '' : undefined}>
          {open && <Suggestions id={listId} typed={value} now={now} active={active} onPick={pick} />}
          {keypad && <Keypad id={`${id}-keypad`} input={input} onClose={toggle} />}
        </div>
      )}
    </div>
  )
}

function Spoken({ state, count }: { state: string; count: number }) {
  if (state === 'found') return `有 ${count} 個建議的詞，按上下鍵選擇`
  return { searching: '查詢中', not_found: '查無相關單字' }[state]
}
