import { type RefObject, useLayoutEffect } from 'react'

/** Where the room of the bar is left free below (`one-screen.css`). */
const ROOMS = ':is(:root, .container-page, [data-container-main], .article-pane, .blank-stage, .game)'

let sheet: CSSStyleSheet | undefined
let told = ''

/** Says it in the page's styles, which leave room by their own measures until then. */
function tell(height: number | undefined): void {
  const rule = height === undefined ? '' : `${ROOMS}{--check-bar:${height}px!important}`
  sheet ??= new CSSStyleSheet()
  if (rule !== told) sheet.replaceSync(rule)
  told = rule
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet)
}

/**
 * Leaves just as much room free as the bar takes, before anything is drawn: what is said in it may have one line or five.
 * Of a hundred rounds each has a bar, of which one is seen.
 */
export function useBarHeight(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const own = bar.current
    if (!own) return
    const measure = () => {
      if (!own.checkVisibility()) return
      // Where there is no room for a bar it ends the page, which then is as high as it is.
      tell(getComputedStyle(own).position === 'fixed' ? own.offsetHeight : undefined)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(own)
    return () => {
      observer.disconnect()
      tell(undefined)
    }
  })
}
