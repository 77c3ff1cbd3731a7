import { describe, expect, it } from 'vitest'
import { isHeard, type PlayerAction, playerReducer, startPlayer } from './player.ts'

const play = (...actions: PlayerAction[]) => actions.reduce(playerReducer, startPlayer(3))

describe('the player', () => {
  it('plays one sentence and stays on it when it ends', () => {
    expect(play({ type: 'play', index: 1 }, { type: 'end' })).toMatchObject({
      current: 1,
      status: 'idle',
      heard: 2,
    })
  })
  it('advances sentence by sentence in whole play and stops at the end', () => {
    const state = play(
      { type: 'mode', mode: 'whole' },
      { type: 'play', index: 0 },
      { type: 'reach', index: 0 },
      { type: 'reach', index: 1 },
      { type: 'reach', index: 2 },
    )
    expect(state).toMatchObject({ current: 2, status: 'playing' })
    expect(isHeard(state)).toBe(false)
    expect(playerReducer(state, { type: 'end' })).toMatchObject({ current: 2, status: 'idle', heard: 3 })
  })
  it('begins anew after its end, unless a sentence is chosen first', () => {
    const ended = play({ type: 'mode', mode: 'whole' }, { type: 'play', index: 2 }, { type: 'end' })
    expect(ended.over).toBe(true)
    expect(playerReducer(ended, { type: 'select', index: 2 }).over).toBe(false)
    expect(play({ type: 'play', index: 2 }, { type: 'end' }).over).toBe(false)
  })
  it('counts as heard once the last sentence has been played', () => {
    expect(isHeard(play({ type: 'play', index: 2 }, { type: 'end' }))).toBe(true)
  })
  it('goes back to the beginning when stopped', () => {
    expect(play({ type: 'play', index: 2 }, { type: 'stop' })).toMatchObject({ current: 0, status: 'idle' })
  })
  it('pauses and resumes only what plays', () => {
    expect(play({ type: 'pause' }).status).toBe('idle')
    expect(play({ type: 'play', index: 0 }, { type: 'pause' }, { type: 'resume' }).status).toBe('playing')
  })
  it('never leaves the sentences', () => {
    expect(play({ type: 'select', index: 9 }).current).toBe(2)
    expect(play({ type: 'play', index: -4 }).current).toBe(0)
  })
})
