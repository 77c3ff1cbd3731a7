import { expect, it } from 'vitest'
import { readPlayed } from './kept.tsx'

it('knows the games that were played, whatever else was kept', () => {
  expect(readPlayed(['maze', 'listen', 'chess', 3])).toEqual(['listen', 'maze'])
  expect(readPlayed({ maze: true })).toEqual([])
})
