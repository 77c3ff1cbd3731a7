import { graphemes } from '@hakka/hakka/characters'

/** How a picture of a board is drawn: in the board's units, in the site's faces and the level's colours. */
export interface Pen {
  ctx: CanvasRenderingContext2D
  colour(name: string): string
  /** The family of a face, as stylesheets name it. */
  face(name: 'ui' | 'reading'): string
}

/** @param inside whose level's colours are drawn with */
export function penOf(ctx: CanvasRenderingContext2D, inside: Element): Pen {
  const style = getComputedStyle(inside)
  const read = (name: string) => style.getPropertyValue(name).trim()
  return { ctx, colour: (name) => read(`--color-${name}`), face: (name) => read(`--font-${name}`) }
}

export interface Text {
  x: number
  /** The middle of the line. */
  y: number
  size: number
  weight?: number
  face?: 'ui' | 'reading'
  colour?: string
  align?: CanvasTextAlign
  /** What is longer is cut, and says so. */
  width?: number
}

function setFont({ ctx, face }: Pen, { size, weight = 400, face: own = 'ui' }: Omit<Text, 'x' | 'y'>): void {
  ctx.font = `${weight} ${size}px ${face(own)}`
}

/** Writes a line. @returns how wide it is */
export function write(pen: Pen, text: string, { x, y, width, ...look }: Text): number {
  const { ctx } = pen
  setFont(pen, look)
  ctx.fillStyle = look.colour ?? pen.colour('ink')
  ctx.textAlign = look.align ?? 'left'
  ctx.textBaseline = 'middle'
  const shown = width === undefined ? text : cut(ctx, text, width)
  ctx.fillText(shown, x, y)
  return ctx.measureText(shown).width
}

function cut(ctx: CanvasRenderingContext2D, text: string, width: number): string {
  if (ctx.measureText(text).width <= width) return text
  const signs = graphemes(text)
  while (signs.length > 1 && ctx.measureText(`${signs.join('')}…`).width > width) signs.pop()
  return `${signs.join('')}…`
}

/** A text in lines no wider than there is room: Han characters break anywhere, letters between words where they can. */
export function linesOf(pen: Pen, text: string, width: number, look: Omit<Text, 'x' | 'y'>): string[] {
  setFont(pen, look)
  const fits = (line: string) => pen.ctx.measureText(line).width <= width
  const lines: string[] = []
  let line = ''
  const add = (part: string) => {
    if (line === '' || fits(line + part.trimEnd())) line += part
    else {
      lines.push(line.trimEnd())
      line = part.trimStart()
    }
  }
  for (const part of text.match(/[\u0021-\u024f\u02b0-\u036f]+ ?|./gsu) ?? []) {
    // A word that is longer than the line breaks in itself.
    if (fits(part)) add(part)
    else for (const sign of graphemes(part)) add(sign)
  }
  return line.trimEnd() === '' ? lines : [...lines, line.trimEnd()]
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A box with round corners: filled, or drawn around. */
export function box(
  { ctx }: Pen,
  { x, y, width, height }: Box,
  {
    radius,
    fill,
    line,
    dash = [],
    thick = 2,
  }: { radius: number | number[]; fill?: string; line?: string; dash?: number[]; thick?: number },
): void {
  ctx.beginPath()
  ctx.roundRect(x, y, Math.max(0, width), Math.max(0, height), radius)
  if (fill) {
    ctx.fillStyle = fill
    ctx.fill()
  }
  if (!line) return
  ctx.save()
  ctx.strokeStyle = line
  ctx.lineWidth = thick
  ctx.setLineDash(dash)
  ctx.stroke()
  ctx.restore()
}

/** A picture as large as its box lets it be, in the middle of it; one that has not come leaves it empty. */
export function picture(
  { ctx }: Pen,
  image: HTMLImageElement | undefined,
  { x, y, width, height }: Box,
): void {
  if (!image || image.naturalWidth === 0) return
  const scale = Math.min(width / image.naturalWidth, height / image.naturalHeight)
  const [w, h] = [image.naturalWidth * scale, image.naturalHeight * scale]
  ctx.drawImage(image, x + (width - w) / 2, y + (height - h) / 2, w, h)
}
