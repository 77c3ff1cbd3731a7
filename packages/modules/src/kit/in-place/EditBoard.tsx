import { CircleAlert, Keyboard, Plus, Redo2, Undo2 } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { EditorFrame } from '#kit/editor/editor-of.tsx'
import { TOOL } from '#kit/editor/looks.ts'
import { BoardHost } from './BoardHost.tsx'
import { ui } from './ui.ts'
import type { Board } from './use-board.tsx'

const TYPED = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable="true"]'

/** What a board says of its keys: the key, and what it does. */
export type KeyHelp = readonly (readonly [key: string, does: string])[]

/**
 * A board that is edited in place: what to do, what is wrong with it as a whole, the board itself with the fields of what
 * is open, and the way back of everything that was done.
 */
export function EditBoard<M>({
  board,
  label,
  how,
  keys,
  add,
  children,
}: {
  board: Board<M>
  label: string
  /** What to do here, in a sentence. */
  how: string
  keys: KeyHelp
  /** Of boards that grow by one kind of thing: the button for the next, which is idle when there is no room. */
  add?: { label: string; full: boolean; run(): void }
  children: ReactNode
}) {
  const { editor, spots, said, canUndo, canRedo, undo, redo } = board
  const wrong = board.faultsAt('')
  function onKeyDown(event: KeyboardEvent): void {
    const inDialog = event.target instanceof Element && event.target.closest('dialog')
    if (event.key === 'Escape' && spots.open !== undefined && !event.defaultPrevented && !inDialog) {
      event.stopPropagation()
      spots.close()
    }
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return
    // A text that is being typed has an undo of its own.
    if (event.target instanceof Element && event.target.matches(TYPED)) return
    const key = event.key.toLowerCase()
    const act = key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : undefined
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }
  return (
    <EditorFrame {...editor}>
      <BoardHost dialectId={editor.host.dialectId}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the buttons inside pass through here */}
        <div ref={spots.root} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3" onKeyDown={onKeyDown}>
          <div className="flex flex-wrap items-center gap-2">
            <p className="min-w-52 flex-1 text-16 leading-snug text-muted">{how}</p>
            {add && (
              <button type="button" className={TOOL} disabled={add.full} onClick={add.run}>
                <Plus size={18} aria-hidden="true" />
                {add.label}
              </button>
            )}
            <button type="button" className={TOOL} disabled={!canUndo} onClick={undo}>
              <Undo2 size={18} aria-hidden="true" />
              <span className="max-md:sr-only">{ui.undo}</span>
            </button>
            <button type="button" className={TOOL} disabled={!canRedo} onClick={redo}>
              <Redo2 size={18} aria-hidden="true" />
              <span className="max-md:sr-only">{ui.redo}</span>
            </button>
          </div>
          {wrong.length > 0 && (
            <ul className="grid gap-1 rounded-option bg-wrong-soft px-4 py-2.5 text-wrong-deep">
              {wrong.map((message) => (
                <li key={message} className="flex items-start gap-2">
                  <CircleAlert size={20} className="mt-1 flex-none" aria-hidden="true" />
                  {message}
                </li>
              ))}
            </ul>
          )}
          <section aria-label={ui.editing(label)} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
            {children}
          </section>
          <div className="flex flex-wrap items-start gap-x-4">
            <details className="min-w-0 text-16 text-muted">
              <summary className="inline-flex min-h-10 cursor-pointer items-center gap-2 rounded-option px-2 font-medium">
                <Keyboard size={20} aria-hidden="true" />
                {ui.keys}
              </summary>
              <dl className="flex flex-wrap gap-x-5 gap-y-1.5 px-2 py-1">
                {[...keys, ...ui.everyKey].map(([key, does]) => (
                  <div key={`${key} ${does}`} className="flex items-center gap-2">
                    <dt>
                      <kbd className="rounded-code border border-control bg-white px-1.5 py-0.5 text-14">
                        {key}
                      </kbd>
                    </dt>
                    <dd>{does}</dd>
                  </div>
                ))}
              </dl>
            </details>
            <p aria-live="polite" className="ml-auto min-h-6 pt-2 text-16 leading-snug text-muted">
              {said}
            </p>
          </div>
        </div>
      </BoardHost>
    </EditorFrame>
  )
}
