import { type RefObject, useEffect } from 'react'

const EVENT = 'hakka:live'

/**
 * For the head of every page: a tap on a button that the server drew and no code answers yet is kept, and given when
 * its part of the page is alive. React alone would drop it while a view's code is still on its way. Of several taps
 * the last counts. Links, forms and `details` need no code.
 */
export const EARLY_TAPS = `(()=>{let kept
const dead=button=>(button.closest('[data-part]')||document.documentElement).dataset.live===undefined
addEventListener('click',event=>{const button=event.target.closest?.('button')
if(!button||button.form||!dead(button))return
event.stopImmediatePropagation()
kept=button},true)
addEventListener('${EVENT}',()=>{if(!kept||dead(kept))return
const button=kept
kept=undefined
if(button.isConnected)button.click()})})()`

/** Stands last in a part of the page (`data-part`, or all of it) and says when code answers there. */
export function Live({ part }: { part?: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const element = part ? part.current : document.documentElement
    if (element) element.dataset.live = ''
    dispatchEvent(new Event(EVENT))
  }, [part])
  return null
}
