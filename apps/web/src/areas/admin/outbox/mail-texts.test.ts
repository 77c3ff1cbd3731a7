import { expect, test } from 'vitest'
import { progressText, reasonText, STATES } from './mail-texts.ts'

test('a mail that waits says how often it was tried and when it is tried again, in Taipei', () => {
  const next_try_at = '2026-11-22T13:30:00.000Z'
  expect(progressText({ state: 'retrying', tries: 2, next_try_at })).toBe('試過 2 次，2026/11/22 21:30 再試')
})

test('one that was given up says so, and why', () => {
  expect(progressText({ state: 'failed', tries: 4, next_try_at: null })).toBe('試過 4 次，不再試了')
  expect(progressText({ state: 'failed', tries: 0, next_try_at: null })).toBe('不再試了')
  expect(reasonText({ reason: 'refused', response_code: 550 })).toBe('郵件伺服器拒收這封信（代碼 550）')
})

test('nothing is added to what went well, and nothing claims more than the site knows', () => {
  expect(progressText({ state: 'sent', tries: 1, next_try_at: null })).toBeUndefined()
  expect(reasonText({ reason: null, response_code: null })).toBeUndefined()
  expect(STATES.sent).toBe('已交給郵件伺服器')
})
