import type { RoomResults } from '@hakka/contract/game-room'
import { expect, test } from 'vitest'
import { atLast, stepsOf, wallAt } from './replayed.ts'

const AT = 'm1.q0'
const stage = { key: AT, kind: 'post-it', module_id: 1, version_id: 1, question: 0, total: 1, options: [] }

/** A log of these moves, a second apart. */
const logOf = (...moves: [by: number, move: { do: string; [name: string]: unknown }][]): RoomResults['log'] =>
  moves.map(([by, move], no) => ({ seq: no + 1, at: 1_000 * no, by, move }))

const LOG = logOf(
  [1, { do: 'member.join', no: 1, name: '小明', way: 'own', waits: false }],
  [0, { do: 'room.show', stage }],
  [1, { do: 'wall.post', at: AT, text: '茶園', colour: 'yellow', flags: [] }],
  [0, { do: 'wall.approve', at: AT, note: 3, up: true }],
  [0, { do: 'wall.group', at: AT, name: '山' }],
  [1, { do: 'wall.post', at: AT, text: '祠堂', colour: 'pink', flags: [] }],
  [0, { do: 'wall.approve', at: AT, note: 6, up: false }],
  [0, { do: 'wall.place', at: AT, note: 3, group: 5, before: null }],
  [0, { do: 'room.end' }],
)

test('a wall is played again as the class saw it: what waited or was not put up is no step of it', () => {
  const steps = stepsOf(LOG, AT)
  expect(steps.map(({ said }) => said)).toEqual(['空的牆', '貼上「茶園」', '新的組「山」', '搬動「茶園」'])
  const [empty, posted, , last] = steps.map((step) => wallAt(step, AT, true))
  expect(empty?.notes).toEqual([])
  expect(posted?.notes).toMatchObject([{ text: '茶園', by: '小明', group: null }])
  expect(last?.notes).toMatchObject([{ text: '茶園', by: '小明', group: 5 }])
})

test('names are there or not, as the teacher wishes, whatever the room had', () => {
  expect(atLast(LOG, AT, true)).toMatchObject({ notes: [{ by: '小明' }] })
  expect(atLast(LOG, AT, false)).toMatchObject({ notes: [{ by: null }] })
})

test('at last a ranking is told in full, and a frozen board with what came later', () => {
  const ranking = { ...stage, kind: 'ranking', options: [1, 2] }
  const log = logOf(
    [1, { do: 'member.join', no: 1, name: '小明', way: 'own', waits: false }],
    [0, { do: 'room.show', stage: ranking }],
    [0, { do: 'room.rules', frozen: true }],
    [1, { do: 'rank.order', at: AT, order: [2, 1] }],
  )
  expect(atLast(log, AT, true)).toMatchObject({
    bars: [
      { id: 2, points: 2 },
      { id: 1, points: 1 },
    ],
  })
})
