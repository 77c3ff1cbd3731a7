import { expect, test } from 'vitest'
import { playUrl } from './columns.tsx'

test('a play leads to its event, and without a number to the first', () => {
  expect(playUrl({ event_id: 7, dialect_id: 2 })).toBe('/event/game?id=7&d=2')
  expect(playUrl({})).toBe('/event/game?id=1&d=1')
})
