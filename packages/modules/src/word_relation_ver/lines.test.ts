import { describe, expect, it } from 'vitest'
import { acrossPath, hangingPath } from './lines.ts'

const box = (left: number, top: number, width = 100, height = 40) => ({ left, top, width, height })

describe('the lines of a graph of words', () => {
  it('arrive upright at the label of what hangs above or below', () => {
    expect(hangingPath(box(200, 200), box(20, 60), box(0, 0))).toBe('M250 200C250 150 70 150 70 100')
    expect(hangingPath(box(0, 0), box(200, 100), box(200, 200))).toBe('M50 40C50 70 250 70 250 100')
  })
  it('leave a word by its side to reach another row', () => {
    expect(acrossPath(box(0, 0), box(200, 200))).toEqual({ d: 'M100 20Q250 20 250 192', x: 212.5, y: 63 })
  })
  it('arch over two words of one row', () => {
    const { d, y } = acrossPath(box(0, 100), box(200, 100))
    expect(d).toMatch(/^M50 100Q/)
    expect(y).toBeLessThan(100)
  })
})
