import { describe, expect, it } from 'vitest'
import { areaUnder } from './area-under.ts'

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const outer = { id: 'outer', box: box(0, 0, 300, 300) }
const inner = { id: 'inner', box: box(100, 100, 100, 100) }
const beside = { id: 'beside', box: box(400, 0, 100, 100) }
const areas = [outer, inner, beside]

describe('where something that is dragged would fall', () => {
  it('is the area under the pointer, the inner one of two', () => {
    expect(areaUnder(areas, { x: 10, y: 10 }, box(10, 10, 40, 40))?.id).toBe('outer')
    expect(areaUnder(areas, { x: 150, y: 150 }, box(10, 10, 40, 40))?.id).toBe('inner')
  })
  it('is what it covers most of, where the pointer is over none', () => {
    expect(areaUnder(areas, { x: 350, y: 50 }, box(280, 20, 150, 60))?.id).toBe('beside')
  })
  it('is nowhere, where nothing is near', () => {
    expect(areaUnder(areas, { x: 900, y: 900 }, box(890, 890, 20, 20))).toBeUndefined()
    expect(areaUnder([], { x: 1, y: 1 }, box(0, 0, 2, 2))).toBeUndefined()
  })
})
