import type { TableFault } from '@hakka/contract/study-import-shapes'
import { cx } from '@hakka/ui/cx.ts'
import { type KeyboardEvent, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react'

/** Columns whose texts are Hakka. */
const HAKKA = new Set(['客語', '例句'])

/** Where the focus goes when a cell has been written. */
export type Next = 'here' | 'ArrowDown' | 'ArrowRight' | 'elsewhere'

const keepHere = (event: SyntheticEvent) => event.stopPropagation()

/** A cell: its text, what is wrong with it, and the field in its place while it is written. */
export function TableCell({
  name,
  column,
  text,
  faults,
  isUnseen,
  isOpen,
  isFirst,
  isFixed,
  onWrite,
  onClose,
}: {
  name: string
  column: string
  text: string
  faults: readonly TableFault[]
  /** Mended, and not looked at since. */
  isUnseen: boolean
  isOpen: boolean
  /** Where Tab leads into the table. */
  isFirst: boolean
  /** It is for reading. */
  isFixed: boolean
  onWrite(text: string): void
  onClose(next: Next): void
}) {
  const told = useId()
  const isWrong = faults.length > 0
  const suggestion = faults.find((own) => own.suggestion !== undefined)?.suggestion
  return (
    <td
      data-label={column}
      data-empty={text === '' || undefined}
      {...(!isFixed && {
        role: 'gridcell',
        'data-cell': name,
        tabIndex: isFirst ? 0 : -1,
        'aria-invalid': isWrong || undefined,
        'aria-describedby': isWrong ? told : undefined,
      })}
      lang={HAKKA.has(column) ? 'hak-Hant-TW' : undefined}
      className={cx(isWrong && 'import-cell-wrong', isUnseen && 'import-cell-mended')}
    >
      {isOpen ? (
        <CellField label={column} text={text} isWrong={isWrong} onWrite={onWrite} onClose={onClose} />
      ) : (
        <span className="import-cell-text">{text}</span>
      )}
      {isWrong && (
        <span id={told} lang="zh-Hant-TW" className="import-cell-said">
          {faults.map(({ message }) => message).join('；')}
        </span>
      )}
      {isUnseen && <span className="sr-only">改過，還沒檢查</span>}
      {suggestion !== undefined && !isOpen && !isFixed && (
        <button
          type="button"
          className="import-cell-take"
          onKeyDown={(event) => {
            if (event.key === 'Enter' || event.key === ' ') event.stopPropagation()
          }}
          onClick={(event) => {
            event.stopPropagation()
            onWrite(suggestion)
            onClose('here')
          }}
        >
          用辭典的 {suggestion}
        </button>
      )}
    </td>
  )
}

/** Enter and Tab keep what is written and go on, Escape leaves the cell as it was; whatever else leads away keeps it. */
function CellField({
  label,
  text,
  isWrong,
  onWrite,
  onClose,
}: {
  label: string
  text: string
  isWrong: boolean
  onWrite(text: string): void
  onClose(next: Next): void
}) {
  const field = useRef<HTMLTextAreaElement>(null)
  // Taken away it loses the focus, and is left a second time.
  const isOver = useRef(false)
  useLayoutEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  const finish = (next: Next, isKept = true) => {
    if (isOver.current) return
    isOver.current = true
    const own = field.current?.value ?? text
    if (isKept && own !== text) onWrite(own)
    onClose(next)
  }
  return (
    <textarea
      ref={field}
      aria-label={label}
      aria-invalid={isWrong || undefined}
      rows={1}
      className="import-cell-field"
      defaultValue={text}
      onKeyDown={(event: KeyboardEvent) => {
        event.stopPropagation()
        if (event.nativeEvent.isComposing) return
        if (event.key === 'Escape') finish('here', false)
        else if (event.key === 'Enter' && !event.shiftKey && !event.altKey) finish('ArrowDown')
        else if (event.key === 'Tab' && !event.shiftKey) finish('ArrowRight')
        else return
        event.preventDefault()
      }}
      onClick={keepHere}
      onBlur={() => finish('elsewhere')}
    />
  )
}
