import { isStill } from '@hakka/ui/still.ts'

const ARC = 'cubic-bezier(0.3, 0, 0.3, 1)'

/** What flies, from where to where. */
interface Flight {
  src: string | undefined
  from: Element | null
  to: Element | null
}

/**
 * Pictures fly from one place to another, in a `sky` over everything, and are gone. They start with the next picture: the
 * tap is answered first, and where things are is asked when all has to be laid out anyway, once for all of them.
 */
export function fly(sky: Element | null, flights: readonly Flight[], duration: number): void {
  if (!sky || isStill()) return
  requestAnimationFrame(() => {
    const places = flights.flatMap(({ src, from, to }) =>
      src && from?.isConnected && to?.isConnected
        ? [{ src, begin: from.getBoundingClientRect(), end: to.getBoundingClientRect() }]
        : [],
    )
    for (const place of places) flyOver(sky, place, duration)
  })
}

function flyOver(
  sky: Element,
  { src, begin, end }: { src: string; begin: DOMRect; end: DOMRect },
  duration: number,
): void {
  const size = Math.min(begin.width, begin.height)
  const picture = Object.assign(new Image(), { src, alt: '', className: 'chef-flying' })
  Object.assign(picture.style, { width: `${size}px`, height: `${size}px` })
  sky.append(picture)
  const at = (rect: DOMRect, lift = 0) =>
    `translate(${rect.left + rect.width / 2 - size / 2}px, ${rect.top + rect.height / 2 - size / 2 - lift}px)`
  const middle = new DOMRect((begin.left + end.left) / 2, Math.min(begin.top, end.top), 0, 0)
  middle.width = (begin.width + end.width) / 2
  const flight = picture.animate(
    [{ transform: at(begin) }, { transform: at(middle, 30) }, { transform: at(end) }],
    {
      duration,
      easing: ARC,
    },
  )
  flight.finished.catch(() => {}).finally(() => picture.remove())
}

/** Three times to and fro: this did not work. */
export function shake(element: Element | null): void {
  if (!element || isStill()) return
  const steps = [0, -6, 6, -6, 6, -6, 0].map((x) => ({ transform: `translateX(${x}px)` }))
  element.animate(steps, { duration: 300 })
}

/** It swings once, hung from above. */
export function swing(element: Element | null): void {
  if (!element || isStill()) return
  const steps = [0, 9, -7, 4, 0].map((turn) => ({ transform: `rotate(${turn}deg)` }))
  element.animate(steps, { duration: 900, easing: 'ease-in-out' })
}
