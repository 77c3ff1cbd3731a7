import { expect, test } from 'vitest'
import { faultsOf, newCompetition, stepOfErrors } from './form-values.ts'

const fresh = newCompetition('2026-11-29T02:20:00.000Z', 7)

test('a new one is the first game, the first two teams and the average, for a class, on the hour', () => {
  expect(fresh).toMatchObject({
    event_game_id: 1,
    home_team_id: 7,
    home_team_flag_id: 1,
    away_team_flag_id: 2,
    condition_id: 1,
    away_team_code: '',
    description: '',
  })
  for (const moment of [fresh.begin_at, fresh.end_at]) expect(moment).toMatch(/:00:00\.000Z$/)
})

test('what is missing is said in its step, and nothing of another', () => {
  expect(faultsOf(1, fresh)).toEqual({})
  expect(faultsOf(1, { ...fresh, begin_at: null, end_at: null })).toEqual({
    begin_at: ['請選擇開始日期'],
    end_at: ['請選擇結束日期'],
  })
  expect(faultsOf(1, { ...fresh, end_at: fresh.begin_at })).toEqual({ end_at: ['結束時間要比開始時間晚'] })
  expect(faultsOf(2, { ...fresh, away_team_code: ' ' })).toEqual({
    away_team_code: ['請輸入對手的班級代碼'],
  })
  expect(faultsOf(2, { ...fresh, away_team_code: 'ABC234' })).toEqual({})
  expect(faultsOf(3, fresh)).toEqual({})
})

test('a form that comes back opens at the first step in which something stands wrong', () => {
  expect(stepOfErrors({ condition_id: ['x'], away_team_code: ['x'] })).toBe(2)
  expect(stepOfErrors({ form_key: ['x'] })).toBeUndefined()
})
