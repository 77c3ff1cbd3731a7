import { describe, expect, it } from 'vitest'
import { barsPath, pitchPath } from './picture.ts'

describe('the picture of a voice', () => {
  it('has a bar for each level, at least a point high and never beyond its frame', () => {
    expect(barsPath([0, 0.5, 2], 30, 20)).toBe('M5 9.5V10.5M15 5V15M25 0V20')
  })
  it('has a line that rests where nothing is voiced and stays in its frame', () => {
    expect(pitchPath([0, 6, undefined, -30], 30, 20, 12)).toBe('M0 10L10 5M30 20')
  })
  it('is empty without sound', () => {
    expect(barsPath([], 30, 20)).toBe('')
    expect(pitchPath([undefined], 30, 20, 12)).toBe('')
  })
})
