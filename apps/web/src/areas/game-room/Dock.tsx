import type { MouseEvent, ReactNode } from 'react'
import type { MainTool, Tool } from './tool.ts'
import { useDockKeys } from './use-dock-keys.ts'
import './dock.css'

export interface DockProps {
  state: ReactNode
  note: ReactNode
  tools: readonly Tool[]
  main: MainTool | undefined
  /** What stands elsewhere on the board, and has its key all the same. */
  aside: readonly Tool[]
  /** At the right: remote control, full screen, end. */
  last: readonly Tool[]
  /** Letters are off for who has switched them off. */
  keys: boolean
}

/** Along the board's foot: where the lesson stands, tools, the one way on, and what is seldom needed. */
export function Dock({ state, note, tools, main, aside, last, keys }: DockProps) {
  useDockKeys([...tools, ...aside, ...last], main, keys)
  return (
    <footer>
      <div className="dock" role="toolbar" aria-label="老師的控制列">
        <p className="dock-meta">
          <b>{state}</b>
          <span>{note}</span>
        </p>
        <span className="dock-line" aria-hidden="true" />
        {tools.map((tool) => (
          <DockButton key={tool.id} tool={tool} keys={keys} />
        ))}
        {main ? (
          <button
            type="button"
            className="dock-main"
            data-main
            disabled={main.disabled}
            // The second of a double click would do what stands there next.
            onClick={(event) => event.detail < 2 && pressed(event, main.press)}
          >
            <main.icon aria-hidden="true" />
            {main.label}
            {keys && <KeyCap name={main.shownKey} />}
          </button>
        ) : (
          <span className="ml-auto" />
        )}
        <span className="dock-line" aria-hidden="true" />
        {last.map((tool) => (
          <DockButton key={tool.id} tool={tool} keys={keys} />
        ))}
      </div>
    </footer>
  )
}

export function DockButton({ tool, keys }: { tool: Tool; keys: boolean }) {
  const { label, icon: Icon, hotkey, on, waiting = 0, disabled, end, press } = tool
  return (
    <button
      type="button"
      className="dock-button"
      data-tool={tool.id}
      data-end={end || undefined}
      aria-pressed={on}
      aria-keyshortcuts={keys ? hotkey : undefined}
      disabled={disabled}
      onClick={(event) => pressed(event, press)}
    >
      {waiting > 0 && (
        <span className="dock-waiting">
          {waiting}
          <span className="sr-only"> 個等你看，</span>
        </span>
      )}
      <Icon aria-hidden="true" />
      <span>{label}</span>
      {keys && hotkey && <KeyCap name={hotkey} />}
    </button>
  )
}

/** Whoever has pressed by mouse or finger leaves the button: the space bar is to lead on, not to press it again. */
function pressed(event: MouseEvent<HTMLButtonElement>, press: () => void): void {
  if (event.detail > 0) event.currentTarget.blur()
  press()
}

/** A tool that stands beside the question. */
export function SoftButton({ tool, keys }: { tool: Tool; keys: boolean }) {
  const { id, label, icon: Icon, hotkey, on, disabled, press } = tool
  return (
    <button
      type="button"
      className="board-soft"
      data-tool={id}
      aria-pressed={on}
      aria-keyshortcuts={keys ? hotkey : undefined}
      disabled={disabled}
      onClick={(event) => pressed(event, press)}
    >
      <Icon aria-hidden="true" />
      {label}
      {keys && hotkey && <KeyCap name={hotkey} />}
    </button>
  )
}

/** The key that does the same; screen readers hear it by `aria-keyshortcuts`. */
function KeyCap({ name }: { name: string }) {
  return (
    <span aria-hidden="true" className="key-cap">
      {name}
    </span>
  )
}
