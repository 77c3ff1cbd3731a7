import { Button } from '@hakka/ui/Button.tsx'
import { Plus, Undo2 } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useState } from 'react'
import { newId } from '../../../app/desk/entries/new-id.ts'
import { replaced, restored } from '../../../app/desk/entries/order.ts'
import { Removed } from '../../../app/desk/entries/Removed.tsx'
import { useMoves } from '../../../app/desk/entries/use-moves.ts'
import { type LineEntry, newLine, type RoleEntry } from './dialogue-values.ts'
import { isWrongEntry, type Judged } from './entry-field.ts'
import { LineRow } from './LineRow.tsx'
import { LINE_COLUMNS, nextRole, pastedRows, withPasted } from './paste-lines.ts'
import './line-grid.css'

/** Cells of a row that Tab leads to, by `data-cell`. */
type Cell = 'role' | (typeof LINE_COLUMNS)[number]

const cellOf = (target: EventTarget): Cell | undefined => {
  const own = target instanceof HTMLElement ? target.dataset.cell : undefined
  return own === 'role' ? own : LINE_COLUMNS.find((column) => column === own)
}

/**
 * The sentences of a dialogue as a sheet: who speaks, what, how it is read, what it means. Four stops a sentence; Enter
 * leads to the next one and makes it at the end; lines that are pasted become sentences.
 */
export function LineGrid({
  form,
  lines,
  roles,
  onLines,
  max,
  dialectId,
  fixed,
  back,
  children,
}: {
  form: Judged
  lines: readonly LineEntry[]
  roles: readonly RoleEntry[]
  onLines(lines: LineEntry[]): void
  max: number
  dialectId: number
  /** Texts are for reading: sounds alone may be changed. */
  fixed: boolean
  /** Where one that was removed is found once that is saved. */
  back: string
  /** What else there is of a sentence: its sound, its words. */
  children(line: LineEntry): ReactNode
}) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [removed, setRemoved] = useState<readonly { item: LineEntry; at: number }[]>([])
  const [pasted, setPasted] = useState<{ before: readonly LineEntry[]; text: string }>()
  const name = (line: LineEntry) => line['hakka_sentence.text'] || '沒有字的句子'
  const put = (now: LineEntry[]) => {
    setPasted(undefined)
    onLines(now)
  }
  const grid = useMoves(lines, put, { nameOf: name, counter: '句' })
  const { ids, focusOn } = grid
  // Changes that were given up have brought back what was removed.
  const lost = removed.filter(({ item }) => !ids.includes(item.id))
  const last = lost.at(-1)
  const focusCell = (id: string, cell: Cell) => {
    const part = `[data-cell="${cell}"]`
    const there = grid.partOf(id, part)
    if (there) there.focus()
    else focusOn(id, part)
  }
  const add = () => {
    if (lines.length >= max) return
    const line = newLine(newId(), nextRole(roles, lines.at(-1)?.role))
    put([...lines, line])
    focusCell(line.id, 'hakka_sentence.text')
  }
  const remove = (at: number) => {
    const line = lines[at]
    if (!line) return
    put(lines.filter(({ id }) => id !== line.id))
    setRemoved([...lost, { item: line, at }])
  }
  const toggle = (id: string, isWanted = !open.has(id)) => {
    const after = new Set(open)
    if (isWanted) after.add(id)
    else after.delete(id)
    setOpen(after)
  }

  function onKeyDown(event: KeyboardEvent): void {
    const cell = cellOf(event.target)
    const at = rowOf(event.target)
    const line = lines[at]
    if (!cell || !line || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
    const { key, altKey, shiftKey } = event
    const role = altKey && /^[1-9]$/.test(key) ? roles[Number(key) - 1] : undefined
    if (!altKey && key === 'Enter') {
      const to = lines[at + (shiftKey ? -1 : 1)]
      if (to) focusCell(to.id, cell)
      else if (!shiftKey && !fixed) add()
    } else if (altKey && key === 'Enter') {
      toggle(line.id)
      if (!open.has(line.id)) focusOn(line.id, '[data-line-more] :is(input, button)')
    } else if (fixed) return
    else if (role) put(replaced(lines, { ...line, role: role.id }))
    else if (altKey && (key === 'ArrowUp' || key === 'ArrowDown')) {
      grid.step(at, key === 'ArrowUp' ? -1 : 1, `[data-cell="${cell}"]`)
    } else if (altKey && key === 'Delete') remove(at)
    else return
    event.preventDefault()
  }
  const rowOf = (target: EventTarget): number =>
    target instanceof HTMLElement
      ? ids.indexOf(target.closest<HTMLElement>('[data-entry]')?.dataset.entry ?? '')
      : -1

  function onPaste(event: ClipboardEvent): void {
    const cell = cellOf(event.target)
    const at = rowOf(event.target)
    const rows = pastedRows(event.clipboardData.getData('text/plain'))
    const isOne = rows.length < 2 && (rows[0]?.length ?? 0) < 2
    if (fixed || at < 0 || cell === undefined || cell === 'role' || isOne) return
    event.preventDefault()
    const now = withPasted(lines, { at, column: cell, rows, roles, max, idOf: newId })
    onLines(now.lines)
    const text = `貼上了 ${rows.length - now.left} 行。${now.left > 0 ? `最多 ${max} 句，後面 ${now.left} 行沒有位置，沒有貼上。` : ''}`
    setPasted({ before: lines, text })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the fields within
    <div className="grid gap-3" onKeyDown={onKeyDown} onPaste={onPaste}>
      {!fixed && (
        <p className="line-keys">
          <kbd>Enter</kbd> 下一句 <kbd>Alt</kbd>+<kbd>1</kbd>…<kbd>{Math.max(2, roles.length)}</kbd> 換角色{' '}
          <kbd>Alt</kbd>+<kbd>↑</kbd>
          <kbd>↓</kbd> 移動 <kbd>Alt</kbd>+<kbd>Delete</kbd> 移除 <kbd>Alt</kbd>+<kbd>Enter</kbd>{' '}
          聲音和詞語。可以一次貼上好幾行。
        </p>
      )}
      {lines.length === 0 && <p className="text-muted">還沒有句子。</p>}
      <div className="line-sheet">
        <div className="line-heads" aria-hidden="true">
          <span>誰</span>
          <span>客語和拼音</span>
          <span>華語</span>
        </div>
        <ol ref={grid.list} className="line-grid" aria-label="句子">
          {lines.map((line, at) => (
            <LineRow
              key={line.id}
              form={form}
              line={line}
              at={at}
              count={lines.length}
              roles={roles}
              dialectId={dialectId}
              fixed={fixed}
              isOpen={open.has(line.id) || isWrongMore(form, line)}
              isHeld={grid.held === line.id}
              onLine={(own) => put(replaced(lines, own))}
              onToggle={() => toggle(line.id)}
              onPointerDown={grid.onPointerDown(line.id)}
              onMove={(by, part) => grid.step(at, by, part)}
              onRemove={() => remove(at)}
            >
              {children(line)}
            </LineRow>
          ))}
        </ol>
      </div>
      {pasted && (
        <div
          role="status"
          className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-option bg-warning-soft py-1 pr-1 pl-4 text-warning-deep"
        >
          <span className="mr-auto min-w-0">{pasted.text}</span>
          <Button
            kind="plain"
            icon={<Undo2 aria-hidden="true" />}
            onClick={() => {
              put([...pasted.before])
              const [first] = pasted.before
              if (first) focusCell(first.id, 'hakka_sentence.text')
            }}
          >
            復原
          </Button>
        </div>
      )}
      {last && (
        <Removed
          key={last.item.id}
          name={name(last.item)}
          back={back}
          onRestore={() => {
            put(restored(lines, last.item, last.at))
            focusCell(last.item.id, 'hakka_sentence.text')
          }}
          onClose={() => setRemoved([])}
        />
      )}
      {!fixed && (
        <Button
          kind="ghost"
          icon={<Plus aria-hidden="true" />}
          className="justify-self-start"
          disabled={lines.length >= max}
          onClick={add}
        >
          新增句子
        </Button>
      )}
      <p role="status" className="sr-only">
        {grid.said}
      </p>
    </div>
  )
}

/** Whether something is wrong with what is folded away of a sentence. */
const isWrongMore = (form: Judged, { id }: LineEntry): boolean =>
  isWrongEntry(form, 'sentences', `${id}.words`) ||
  Object.keys(form.errors).some(
    (field) => field === `sentences.${id}.words` || field === `sentences.${id}.hakka_sentence.audio`,
  )
