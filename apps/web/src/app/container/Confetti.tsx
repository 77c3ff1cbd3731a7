import { isStill } from '@hakka/ui/still.ts'
import { useEffect, useRef } from 'react'

const COUNT = 120
const MANY = 320
const LIFE_MS = 3200
/** Petals and cloth: the colours of all five levels and the tung blossom's own. */
const COLOURS = ['#c2410c', '#f6cb5c', '#97d6ac', '#1d5fa8', '#c9b3ef', '#f7b9cf', '#ffffff']

interface Petal {
  x: number
  y: number
  fall: number
  drift: number
  turn: number
  spin: number
  size: number
  colour: string
}

const between = (low: number, high: number) => low + Math.random() * (high - low)

const petals = (count: number, width: number, height: number): Petal[] =>
  Array.from({ length: count }, (_, index) => ({
    x: between(0, width),
    y: between(-height * 0.6, -20),
    fall: between(160, 380),
    drift: between(-50, 50),
    turn: between(0, 6),
    spin: between(-4, 4),
    size: between(7, 13),
    colour: COLOURS[index % COLOURS.length] ?? '#ffffff',
  }))

function draw(pen: CanvasRenderingContext2D, own: Petal, seconds: number): void {
  pen.save()
  pen.translate(
    own.x + own.drift * seconds + Math.sin(seconds * 3 + own.turn) * 14,
    own.y + own.fall * seconds,
  )
  pen.rotate(own.turn + own.spin * seconds)
  pen.beginPath()
  pen.ellipse(0, 0, own.size, own.size * 0.55, 0, 0, Math.PI * 2)
  pen.fillStyle = own.colour
  pen.fill()
  pen.strokeStyle = 'rgb(84 91 107 / 0.25)'
  pen.stroke()
  pen.restore()
}

/**
 * Petals fall once over the whole page; nothing moves for readers who want it still.
 * @param many at the end of something larger than a lesson
 */
export function Confetti({ many = false }: { many?: boolean }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const element = canvas.current
    const pen = element?.getContext('2d')
    if (!element || !pen || isStill()) return
    const { innerWidth: width, innerHeight: height, devicePixelRatio: ratio } = window
    element.width = width * ratio
    element.height = height * ratio
    pen.scale(ratio, ratio)
    const all = petals(many ? MANY : COUNT, width, height)
    const begin = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      const passed = now - begin
      pen.clearRect(0, 0, width, height)
      if (passed > LIFE_MS) return
      pen.globalAlpha = Math.min(1, (LIFE_MS - passed) / 600)
      for (const petal of all) draw(pen, petal, passed / 1000)
      frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [many])
  return <canvas ref={canvas} className="pointer-events-none fixed inset-0 z-40 size-full" />
}
