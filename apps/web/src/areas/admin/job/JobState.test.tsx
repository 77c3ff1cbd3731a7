import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { JobState } from './JobState.tsx'

const textOf = (kind: { open: number; failed: number }) =>
  renderToString(<JobState {...kind} />).replaceAll(/<[^>]*>/g, '')

test('a kind of job says how much it has to do and what it gave up', () => {
  expect(textOf({ open: 0, failed: 0 })).toBe('沒有事要做')
  expect(textOf({ open: 2, failed: 0 })).toBe('2 件進行中')
  expect(textOf({ open: 1, failed: 3 })).toBe('1 件進行中3 件沒有完成')
})
