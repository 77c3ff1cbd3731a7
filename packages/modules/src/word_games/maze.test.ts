import { describe, expect, it } from 'vitest'
import { type MazeAction, mazeReducer, startMaze } from './maze.ts'

const start = startMaze(['left', 'up'])
const play = (...actions: MazeAction[]) => actions.reduce(mazeReducer, start)

describe('a crossing', () => {
  it('is left by the right way', () => {
    const solved = play({ type: 'go', direction: 'left' })
    expect(solved).toMatchObject({ solved: true, at: 0, first: [{ asked: 1, picked: 1 }] })
    expect(mazeReducer(solved, { type: 'next' })).toMatchObject({ solved: false, at: 1, wrong: [] })
  })
  it('remembers the first way tried, and marks the wrong ones', () => {
    const state = play(
      { type: 'go', direction: 'down' },
      { type: 'go', direction: 'down' },
      { type: 'go', direction: 'left' },
    )
    expect(state).toMatchObject({ solved: true, wrong: ['down'], first: [{ asked: 1, picked: 3 }] })
  })
  it('is not passed before, and takes no second way', () => {
    expect(play({ type: 'next' })).toBe(start)
    const solved = play({ type: 'go', direction: 'left' })
    expect(mazeReducer(solved, { type: 'go', direction: 'up' })).toBe(solved)
  })
})

it('is over behind its last crossing', () => {
  const over = play(
    { type: 'go', direction: 'left' },
    { type: 'next' },
    { type: 'go', direction: 'up' },
    { type: 'next' },
  )
  expect(over.at).toBe(2)
  expect(mazeReducer(over, { type: 'go', direction: 'up' })).toBe(over)
})
