import { describe, expect, it } from 'vitest'
import { levelY, PLOT, toneLine } from './tone-line.ts'

describe('the line of a tone', () => {
  it('falls, rises and stays as its digits say', () => {
    expect(toneLine('31', false)?.points.map(({ y }) => y)).toEqual([levelY(3), levelY(1)])
    expect(toneLine('24', false)?.points.map(({ y }) => y)).toEqual([levelY(2), levelY(4)])
    expect(toneLine('55', false)?.points.map(({ y }) => y)).toEqual([levelY(5), levelY(5)])
    expect(levelY(5)).toBeLessThan(levelY(1))
  })

  it('of three digits bends in the middle', () => {
    expect(toneLine('113', false)?.points).toEqual([
      { x: PLOT.left, y: levelY(1) },
      { x: (PLOT.left + PLOT.right) / 2, y: levelY(1) },
      { x: PLOT.right, y: levelY(3) },
    ])
  })

  it('of a stopped syllable is half as long', () => {
    const long = toneLine('43', false)?.points.at(-1)?.x
    const short = toneLine('43', true)?.points.at(-1)?.x
    expect(long).toBe(PLOT.right)
    expect(short).toBe((PLOT.left + PLOT.right) / 2)
  })

  it('of one digit has one level', () => {
    expect(toneLine('2', true)?.points.map(({ y }) => y)).toEqual([levelY(2), levelY(2)])
  })

  it('is none where there is no level', () => {
    for (const tone of ['', '0', '6', '19', 'x']) expect(toneLine(tone, false), tone).toBeUndefined()
  })
})
