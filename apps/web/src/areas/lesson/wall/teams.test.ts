import { describe, expect, it } from 'vitest'
import { NEW_TEAMS, type TeamsAction, teamsReducer } from './teams.ts'

const play = (...actions: TeamsAction[]) => actions.reduce(teamsReducer, NEW_TEAMS)
const right: TeamsAction = { type: 'tried', right: true }
const wrong: TeamsAction = { type: 'tried', right: false }

describe('two teams', () => {
  it('earn a point by what is right and go on; what is wrong is the others’ turn', () => {
    expect(play(right, right)).toMatchObject({ scores: [2, 0], turn: 0 })
    expect(play(right, wrong, right)).toMatchObject({ scores: [1, 1], turn: 1 })
    expect(play(wrong, wrong)).toMatchObject({ scores: [0, 0], turn: 0 })
  })
  it('get a point or the turn of the teacher', () => {
    expect(play({ type: 'point', team: 1 })).toMatchObject({ scores: [0, 1], turn: 1 })
    expect(play({ type: 'turn', team: 1 }, right)).toMatchObject({ scores: [0, 1], turn: 1 })
  })
  it('lose the last point when it is taken back, with the turn as it was then', () => {
    expect(play(right, wrong, right, { type: 'undo' })).toMatchObject({ scores: [1, 0], turn: 1 })
    expect(play(right, wrong, { type: 'undo' })).toMatchObject({ scores: [0, 0], turn: 0 })
    expect(play({ type: 'undo' })).toEqual(NEW_TEAMS)
  })
})
