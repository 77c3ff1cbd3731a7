import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { LookupBody } from './LookupBody.tsx'
import { LookupHead } from './LookupHead.tsx'
import { lookupDialect } from './lookup-dialect.ts'
import { useLookup } from './use-lookup.ts'
import './lookup.css'

/** What is to be looked up; an empty text opens the panel with its field. */
export interface LookupRequest {
  text: string
  /** Where the text stands on the screen, which the panel keeps free. */
  place?: DOMRect | undefined
}

/**
 * Beside the text where there is room (Tailwind's `md`), else a sheet below it. Never modal: one reads on beside it, on
 * pages that ask for it with nothing under it (`lookup.css`).
 */
export default function LookupPanel({ request, onClose }: { request: LookupRequest; onClose(): void }) {
  const [dialectId] = useState(lookupDialect)
  const [state, dispatch] = useLookup(dialectId)
  const panel = useRef<HTMLElement>(null)
  const close = useRef<HTMLButtonElement>(null)
  const { place } = request
  useEffect(() => dispatch({ type: 'look', word: request.text }), [request, dispatch])
  useFocus(close)
  useEscape(onClose)
  useHeight(panel)
  useMark()
  useEffect(() => {
    // The line that was selected stays in sight above the sheet.
    const top = panel.current?.getBoundingClientRect().top ?? 0
    const isSheet = panel.current?.offsetWidth === document.documentElement.clientWidth
    if (isSheet && place && place.bottom + 16 > top) scrollBy({ top: place.bottom + 16 - top })
  }, [place])
  const left = place !== undefined && coversRight(place)
  return (
    <aside
      ref={panel}
      role="dialog"
      aria-label="查詞"
      data-left={left || undefined}
      className="lookup-panel fixed z-40 flex animate-enter flex-col overflow-hidden border-brand bg-white text-ink shadow-pop max-md:inset-x-0 max-md:bottom-0 max-md:max-h-[45dvh] max-md:rounded-t-card max-md:border-t-2 md:top-24 md:right-6 md:max-h-[calc(100dvh-8rem)] md:w-98 md:rounded-card md:border-2 md:data-left:right-auto md:data-left:left-6 print:hidden"
    >
      <LookupHead
        trail={state.trail}
        onBack={(to) => dispatch({ type: 'back', to })}
        close={close}
        onClose={onClose}
      />
      <LookupBody state={state} dialectId={dialectId} dispatch={dispatch} />
    </aside>
  )
}

/** The panel's width with the gap beside it. */
const ROOM = 416

/** On the right it would lie over what was selected, on the left it does not. */
const coversRight = ({ left, right }: DOMRect) =>
  right > document.documentElement.clientWidth - ROOM && left > ROOM

/** Tells the page that the panel is there; the page may be another one while it stands open. */
function useMark(): void {
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may give room or not
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset.lookup = document.querySelector('[data-lookup-room]') ? 'room' : 'open'
  }, [pathname])
  useEffect(() => () => void delete document.documentElement.dataset.lookup, [])
}

/** Tells the page how high the panel is: so much of it a sheet takes. */
function useHeight(panel: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = panel.current
    if (!element) return
    const { style } = document.documentElement
    const sizes = new ResizeObserver(() => style.setProperty('--lookup-height', `${element.offsetHeight}px`))
    sizes.observe(element)
    return () => {
      sizes.disconnect()
      style.removeProperty('--lookup-height')
    }
  }, [panel])
}

/** The focus is on the cross while the panel is open, and goes back to where it was. */
function useFocus(close: React.RefObject<HTMLButtonElement | null>): void {
  useEffect(() => {
    const before = document.activeElement
    close.current?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [close])
}

function useEscape(onClose: () => void): void {
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  useEffect(() => {
    // Before the page's own keys, which leave it to whoever has taken it.
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog:modal')) return
      // A word's explanation and a field's suggestions close first.
      if (
        event.target instanceof Element &&
        event.target.closest('[data-word-popover], [aria-expanded="true"]')
      )
        return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', onKey, true)
    return () => document.removeEventListener('keydown', onKey, true)
  }, [])
}
