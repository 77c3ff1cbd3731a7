import type { RoomNote } from '@hakka/contract/room-views'
import { expect, test } from 'vitest'
import { between, wallScene } from './wall-scene.ts'

const note = (id: number, more: Partial<RoomNote> = {}): RoomNote => ({
  id,
  text: '茶園',
  pinyin: null,
  colour: 'yellow',
  by: null,
  group: null,
  pinned: false,
  hidden: false,
  at: 0,
  ...more,
})
const ROOM = { width: 1376, height: 600 }
const LOOK = { dialectId: 1, pinyin: true }
const scene = (...notes: RoomNote[]) => wallScene({ groups: [{ id: 9, name: '山' }], notes }, ROOM, LOOK)

test('a hidden note is in no picture, not even its place', () => {
  expect(scene(note(1), note(2, { hidden: true })).notes.map((own) => own.note.id)).toEqual([1])
})

test('between two moments notes move, come and go', () => {
  const [before, after] = [scene(note(1), note(2)), scene(note(2, { group: 9 }), note(3))]
  const half = between(before, after, 0.5)
  const shows = Object.fromEntries(half.notes.map((own) => [own.note.id, own.shows]))
  expect(shows).toEqual({ 1: 0.5, 2: 1, 3: 0.5 })
  const x = (own: typeof half) => own.notes.find((one) => one.note.id === 2)?.x ?? 0
  expect(x(half)).toBeCloseTo((x(before) + x(after)) / 2)
  expect(between(before, after, 1)).toBe(after)
})
