import { useEffect, useLayoutEffect, useRef } from 'react'

/** Something and what it lay in, from within to without, each with what stood beside it. */
type Place = readonly { element: Element; after: Element | null; before: Element | null }[]

const ROW = 'li, tr'
const HEADING = 'h1, h2, h3'

function placeOf(target: Element, area: Element): Place {
  const place = []
  for (let element: Element | null = target; element && element !== area; element = element.parentElement)
    place.push({ element, after: element.nextElementSibling, before: element.previousElementSibling })
  return place
}

/** What an area is called; of what is no section the first that it has. */
function nameOf(area: Element): Element {
  const section = area.matches('section') ? null : area.querySelector(`section, ${HEADING}`)
  if (section) return section.matches('section') ? nameOf(section) : section
  const label = document.getElementById(area.getAttribute('aria-labelledby') ?? '')
  return label ?? area.querySelector(HEADING) ?? area
}

/**
 * What takes over from something that is gone: the row that came after it, else the one before it, else what is called
 * by the name of its list; of a list that is gone as a whole, the part of the page that came after it.
 */
function heirOf(place: Place, area: Element): Element {
  const at = place.findLastIndex(({ element }) => !element.isConnected)
  const gone = place[at]
  const around = place[at + 1]?.element ?? area
  if (gone?.element.matches(ROW)) {
    const row = [gone.after, gone.before].find((own) => own?.matches(ROW) && own.isConnected)
    if (row) return row
  }
  const within = around.closest(`${ROW}, section`)
  if (within && area.contains(within)) return within.matches(ROW) ? within : nameOf(within)
  const after = gone?.after
  return nameOf(after?.isConnected && after.matches('section') ? after : around)
}

/** Gives it the focus for as long as it wants it. */
function focusOnce(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1
    // Lists with round corners would cut a ring that lies around a row.
    if (element.matches(ROW)) element.style.outlineOffset = '-3px'
    const leave = () => {
      element.removeAttribute('tabindex')
      element.style.outlineOffset = ''
    }
    element.addEventListener('focusout', leave, { once: true })
  }
  element.focus({ preventScroll: true })
  element.scrollIntoView({ block: 'nearest' })
}

/** Nothing has it; for a moment what lies in a dialog that was shut, too. */
function isLost(): boolean {
  const { activeElement: active, body } = document
  return active === null || active === body || active.closest('dialog:not([open])') !== null
}

/**
 * A row that is answered, taken out or deleted goes, and the button that was pressed goes with it: whoever came by keys
 * would begin at the top of the page again. In its main part the focus then goes to what took its place.
 * @param page its address, null on the way to another one: there nobody is brought back to where they were
 */
export function useKeptFocus(page: string | null): void {
  /** Where the focus was last, and where in the main part: a message that was pressed lies outside of it. */
  const last = useRef<Element>(null)
  const place = useRef<Place>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: forgotten with each page, before anything looks
  useLayoutEffect(() => {
    place.current = []
  }, [page])
  useEffect(() => {
    const root = document.querySelector('main')
    if (!root) return
    function keep({ target }: FocusEvent): void {
      // A dialog gives it back to what had opened it.
      if (!root || !(target instanceof Element) || target.closest('dialog')) return
      last.current = target
      if (root.contains(target)) place.current = placeOf(target, root)
    }
    function look(): void {
      const [own] = place.current
      if (!root || !own || !isLost() || last.current?.isConnected) return
      // Until it is shut, nothing outside takes the focus.
      if (document.querySelector('dialog:modal')) return
      focusOnce(own.element.isConnected ? own.element : heirOf(place.current, root))
    }
    const observer = new MutationObserver(look)
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] })
    document.addEventListener('focusin', keep)
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', keep)
    }
  }, [])
}
