import { describe, expect, it } from 'vitest'
import { dropBefore, type FrameNotes, neighbour, noteHeight, planWall } from './wall-layout.ts'

const ROOM = { width: 1376, height: 588 }
const note = (id: string, text = '阿公个茶園') => ({ id, text, reading: 'aˊ gungˊ ge caˇ ienˇ', named: true })
const frame = (id: string, count: number, text?: string): FrameNotes => ({
  id,
  notes: Array.from({ length: count }, (_, at) => note(`${id}${at}`, text)),
})

describe('the wall', () => {
  it('shows as many notes as a small class writes nearly at their full size', () => {
    const plan = planWall([frame('a', 5), frame('b', 4), frame('', 4)], ROOM)
    expect(plan.scale).toBe(0.9)
    expect(plan.height).toBe(ROOM.height)
    expect(plan.notes.size).toBe(13)
  })
  it('makes sixty smaller, and scrolls what would be too small to read', () => {
    const plan = planWall([frame('a', 20), frame('b', 20), frame('', 20)], ROOM)
    expect(plan.scale).toBeLessThanOrEqual(0.8)
    expect(plan.readings).toBe(false)
    expect(plan.notes.size).toBe(60)
    const long = planWall([frame('', 300, '𠊎'.repeat(60))], ROOM)
    expect(long.scale).toBe(0.64)
    expect(long.height).toBeGreaterThan(ROOM.height)
  })
  it('hangs no note over another or out of its frame', () => {
    const frames = [frame('a', 9, '山'.repeat(60)), frame('b', 0), frame('', 12)]
    const plan = planWall(frames, ROOM)
    for (const { id, notes } of frames) {
      const around = plan.frames.get(id)
      for (const own of notes) {
        const place = plan.notes.get(own.id)
        if (!place || !around) throw new Error('left out')
        expect(place.x).toBeGreaterThanOrEqual(around.x)
        expect(place.x + place.width).toBeLessThanOrEqual(around.x + around.width)
        expect(place.y + place.height).toBeLessThanOrEqual(around.y + around.height)
        for (const [other, there] of plan.notes) {
          if (other === own.id) continue
          const apart =
            place.x + place.width <= there.x ||
            there.x + there.width <= place.x ||
            place.y + place.height <= there.y ||
            there.y + there.height <= place.y
          expect(apart).toBe(true)
        }
      }
    }
  })
  it('lays ten groups into two rows, none wider than the board', () => {
    const plan = planWall(
      Array.from({ length: 10 }, (_, at) => frame(String(at), 2)),
      ROOM,
    )
    const frames = [...plan.frames.values()]
    expect(new Set(frames.map(({ y }) => y)).size).toBe(2)
    for (const { x, width } of frames) expect(x + width).toBeLessThanOrEqual(ROOM.width)
  })
  it('makes a note as high as its text', () => {
    expect(noteHeight({ id: '', text: '河壩', reading: '', named: false })).toBe(112)
    expect(noteHeight({ id: '', text: '𠊎'.repeat(60), reading: '', named: true })).toBeGreaterThan(300)
  })
})

describe('arrow keys on the wall', () => {
  const { notes } = planWall([frame('a', 4), frame('b', 2)], ROOM)
  it('go to what hangs there, and stay at its end', () => {
    expect(neighbour(notes, 'a0', 'ArrowLeft')).toBeUndefined()
    const right = neighbour(notes, 'a0', 'ArrowRight')
    expect(right && neighbour(notes, right, 'ArrowLeft')).toBe('a0')
    expect(neighbour(notes, 'nobody', 'ArrowUp')).toBeUndefined()
  })
})

describe('a note that is let go', () => {
  const own = frame('a', 3)
  const { notes } = planWall([own], { width: 300, height: 600 })
  it('hangs before the one whose upper half is under it, or last', () => {
    const first = notes.get('a0')
    if (!first) throw new Error('left out')
    expect(dropBefore(own, notes, { x: first.x + 20, y: first.y + 5 }, 'x')).toBe('a0')
    expect(dropBefore(own, notes, { x: first.x + 20, y: 5_000 }, 'x')).toBeUndefined()
  })
})
