import { describe, expect, it } from 'vitest'
import { mazeReducer, startMaze } from './maze.ts'

const start = startMaze(2)
const go = (direction: 'left' | 'up' | 'down', right: boolean) =>
  ({ type: 'pick', direction, right }) as const
const next = { type: 'next' } as const
const play = (...actions: Parameters<typeof mazeReducer>[1][]) => actions.reduce(mazeReducer, start)

describe('a crossing', () => {
  it('is left by the right way', () => {
    const solved = play(go('left', true))
    expect(solved).toMatchObject({ way: 'left', at: 0, first: [{ asked: 0, picked: 1 }] })
    expect(mazeReducer(solved, next)).toMatchObject({ way: null, at: 1, wrong: [] })
  })
  it('remembers the first way tried, and marks the wrong ones', () => {
    const state = play(go('down', false), go('down', false), go('left', true))
    expect(state).toMatchObject({ way: 'left', wrong: ['down'], first: [{ asked: 0, picked: 3 }] })
  })
  it('is not passed before, and takes no second way', () => {
    expect(play(next)).toBe(start)
    const solved = play(go('left', true))
    expect(mazeReducer(solved, go('up', false))).toBe(solved)
  })
})

it('is over behind its last crossing', () => {
  const over = play(go('left', true), next, go('up', true), next)
  expect(over.at).toBe(2)
  expect(mazeReducer(over, go('up', true))).toBe(over)
})
