import type { NoteColour } from '@hakka/contract/constants/room'
import { type Box, box, linesOf, type Pen, write } from './pen.ts'
import type { SceneNote, WallScene } from './wall-scene.ts'

/** As `wall.css` has them. */
const PAPERS: Record<NoteColour, string> = {
  yellow: '#fdeab0',
  pink: '#fbd7e2',
  blue: '#d3e5f8',
  green: '#d2eed9',
}
const FRAME = '#8fb3d9'

/** A wall on its sheet. */
export function drawWall(pen: Pen, scene: WallScene, sheet: Box): void {
  const { ctx } = pen
  ctx.save()
  ctx.translate(sheet.x, sheet.y)
  for (const { name, count, ...place } of scene.frames) {
    box(pen, place, { radius: 20, fill: '#ffffffa8', line: FRAME, dash: [8, 6] })
    drawTab(pen, place, { name, count })
  }
  for (const own of scene.notes) {
    ctx.globalAlpha = own.shows
    drawNote(pen, own, scene.scale)
  }
  ctx.restore()
}

function drawTab(pen: Pen, { x, y, width }: Box, { name, count }: { name: string; count: number }): void {
  const small = `${count} 張`
  const room = width - 36 - 28 - 60
  pen.ctx.font = `700 20px ${pen.face('ui')}`
  const wide = Math.min(room, pen.ctx.measureText(name).width)
  box(
    pen,
    { x: x + 18, y: y - 17, width: wide + 28 + 56, height: 34 },
    { radius: 16, fill: '#fff', line: FRAME },
  )
  write(pen, name, { x: x + 32, y, size: 20, weight: 700, colour: pen.colour('darken'), width: room })
  write(pen, small, { x: x + 40 + wide, y, size: 16, colour: pen.colour('muted') })
}

function drawNote(pen: Pen, { note, reading, ...place }: SceneNote, scale: number): void {
  const { ctx } = pen
  const em = 22 * scale
  ctx.save()
  ctx.shadowColor = '#1f243033'
  ctx.shadowBlur = 10
  ctx.shadowOffsetY = 4
  box(pen, place, { radius: [4, 4, 0.82 * em, 4], fill: PAPERS[note.colour] })
  ctx.restore()
  const inside = place.width - 1.28 * em
  const x = place.x + 0.64 * em
  const text = { size: em, weight: 500 }
  let y = place.y + 0.55 * em
  for (const line of linesOf(pen, note.text, inside, text)) {
    write(pen, line, { x, y: y + 0.675 * em, ...text })
    y += 1.35 * em
  }
  const small = { size: 0.68 * em, colour: '#34507a' }
  y += 0.1 * em
  for (const line of reading ? linesOf(pen, reading, inside, small) : []) {
    write(pen, line, { x, y: y + 0.46 * em, ...small })
    y += 0.92 * em
  }
  if (note.by !== null) {
    const foot = place.y + place.height - 0.45 * em - 0.43 * em
    write(pen, note.by, { x, y: foot, size: 0.64 * em, colour: '#3f4656', width: inside })
  }
  if (note.pinned) drawPin(pen, { x: place.x + place.width - em, y: place.y })
}

function drawPin({ ctx, colour }: Pen, { x, y }: { x: number; y: number }): void {
  ctx.fillStyle = colour('wrong')
  ctx.beginPath()
  ctx.arc(x, y, 8, 0, 2 * Math.PI)
  ctx.fill()
}
