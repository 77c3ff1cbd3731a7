import { BookA } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'

/** Between text and button; under a finger there are the selection's handles. */
const GAP = 8
const TOUCH_GAP = 40
const EDGE = 8

/** 查詞 below what is selected, or above it where the screen ends. */
export function LookupButton({ place, onPress }: { place: DOMRect; onPress(): void }) {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const element = button.current
    if (!element) return
    const { offsetWidth: width, offsetHeight: height } = element
    const gap = matchMedia('(pointer: coarse)').matches ? TOUCH_GAP : GAP
    const { clientWidth, clientHeight } = document.documentElement
    const below = place.bottom + gap
    const top = below + height + EDGE > clientHeight ? place.top - gap - height : below
    const left = Math.min(Math.max(place.right - width / 2, EDGE), clientWidth - width - EDGE)
    // Set by script, which the page's policy allows: it moves with the page.
    element.style.top = `${top + scrollY}px`
    element.style.left = `${left + scrollX}px`
  }, [place])
  return (
    <button
      ref={button}
      type="button"
      // Pressing it must not take the selection away.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPress}
      className="absolute top-0 left-0 z-40 inline-flex min-h-12 animate-fade items-center gap-2 rounded-button bg-brand px-4 text-18 leading-tight font-bold text-white shadow-pop hover:bg-brand-deep"
    >
      <BookA size={22} aria-hidden="true" />
      查詞
    </button>
  )
}
