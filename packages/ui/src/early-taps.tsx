import { type RefObject, useEffect } from 'react'

const EVENT = 'hakka:live'

/**
 * For the head of every page: taps on buttons that the server drew and no code answers yet are kept, and given in
 * their order when their part of the page is alive. React alone would drop them while a view's code is still on its
 * way. Impatient taps on one button count once. Links, forms and `details` need no code. What was typed so early is
 * told once more, since React takes the letters for what was always there.
 */
export const EARLY_TAPS = `(()=>{const kept=[]
const typed=new Map()
const dead=element=>(element.closest('[data-part]')||document.documentElement).dataset.live===undefined
addEventListener('input',({target})=>{if(target.matches?.('textarea,input:not([type=checkbox],[type=radio],[type=file])')&&dead(target))typed.set(target,target.value)},true)
addEventListener('click',event=>{const button=event.target.closest?.('button')
if(!button||button.form||!dead(button))return
event.stopImmediatePropagation()
if(kept.at(-1)!==button)kept.push(button)},true)
const give=()=>{const next=kept.findIndex(button=>!dead(button))
if(next<0)return
const [button]=kept.splice(next,1)
if(button.isConnected)button.click()
setTimeout(give)}
const tell=()=>{for(const [field,text] of typed){if(dead(field))continue
typed.delete(field)
if(!field.isConnected)continue
field.value=''
Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field),'value').set.call(field,text)
field.dispatchEvent(new Event('input',{bubbles:true}))}}
addEventListener('${EVENT}',()=>{tell();give()})})()`

/** Stands last in a part of the page (`data-part`, or all of it) and says when code answers there. */
export function Live({ part }: { part?: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const element = part ? part.current : document.documentElement
    if (element) element.dataset.live = ''
    dispatchEvent(new Event(EVENT))
  }, [part])
  return null
}
